import { href, Link } from 'react-router'
import type { ListItem as Item } from '#contract/wishlist.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { discountPercent } from '#domain/catalog/old-price.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useAddToCart } from '../cart/add/use-add-to-cart.ts'
import { StockLine } from '../catalog/stock-line.tsx'
import { ArrivesLine } from '../delivery-zones/promise/arrives-line.tsx'
import { linePage } from '../catalog/product/line-page.ts'
import { AskForNotice } from '../notices/ask-slot.tsx'
import styles from './list-item.module.css'
import NoticeButton from './notice-button.tsx'

const PICTURE_SIZES = '(width >= 768px) 140px, 96px'

/** A saved product with its current price; a product gone from the shop shows its name only. */
export function ListItem({ item, onRemove }: { item: Item; onRemove: () => void }) {
  const text = useText()
  const format = useFormat()
  const { name, variantId, price, oldPrice, variantStock } = item
  const page = linePage(item)
  const isGone = variantId === null
  const lost = isGone ? undefined : lostChoice(item, text, format)
  const picture = (
    <Picture picture={item.picture ?? undefined} sizes={PICTURE_SIZES} alt={item.picture ? undefined : ''} />
  )
  return (
    <article className={isGone ? `${styles.item} ${styles.gone}` : styles.item}>
      {isGone ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <Link to={page} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          {picture}
        </Link>
      )}
      <div className={styles.words}>
        <Link to={href('/category/:categoryId', { categoryId: item.category._id })} className={styles.category}>
          {item.category.name}
        </Link>
        <h2 className={styles.name}>{isGone ? name : <Link to={page}>{name}</Link>}</h2>
        <Stars rating={item.rating ?? 0} count={item.reviewCount} />
        <p className={styles.choice}>{format.choice(choiceName(item))}</p>
        {lost !== undefined && <p className={styles.lost}>{lost}</p>}
      </div>
      <div className={styles.offer}>
        {isGone ? (
          <p className={styles.left}>{text('my-list.gone')}</p>
        ) : (
          <>
            <div className={styles.price}>
              <Price price={price} oldPrice={oldPrice} />
              <Discount price={price} oldPrice={oldPrice} />
            </div>
            <StockLine countInStock={variantStock} />
            <ArrivesLine piece={{ price, isLarge: false, countInStock: variantStock, madeInDays: null }} />
          </>
        )}
        {!isGone && <WayOn item={{ ...item, variantId }} isLost={lost !== undefined} page={page} />}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('my-list.remove', { product: name })}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
    </article>
  )
}

type WayOnProps = { item: Item & { variantId: string }; isLost: boolean; page: string }

/** Adds exactly what was saved; otherwise it leads to another choice, or notifies when the saved one is back. */
function WayOn({ item, isLost, page }: WayOnProps) {
  const text = useText()
  const { productId, name, variantId, price, variantStock, countInStock } = item
  if (countInStock === 0) return <NoticeButton productId={productId} name={name} />
  if (isLost) {
    return (
      <LinkButton to={page} kind="outline" className={styles.other} aria-label={`${text('my-list.other')}: ${name}`}>
        {text('my-list.other')}
      </LinkButton>
    )
  }
  if (variantStock === 0) return <AskForNotice kind="back-in-stock" variantId={variantId} place="list" piece={item} />
  return <AddToCart variantId={variantId} name={name} price={price} />
}

/** Says which saved color, size or type the shop no longer sells; undefined if it sells them. */
function lostChoice({ saved, ...shown }: Item, text: Text, format: Formats): string | undefined {
  const color = saved.color === null || saved.color === shown.color?.slug ? shown.color : undefined
  const isSold = (kind: 'size' | 'type') => saved[kind] === null || saved[kind] === shown[kind]
  if (color !== undefined && isSold('size') && isSold('type')) return undefined
  const choice = format.choice(choiceName({ ...saved, color: color ?? null }))
  return color === undefined ? text('my-list.color-lost') : text('my-list.choice-lost', { choice })
}

function AddToCart({ variantId, name, price }: { variantId: string; name: string; price: number }) {
  const text = useText()
  const { isAdding, add, near } = useAddToCart()
  return (
    <Button
      kind="buy"
      aria-label={`${text('cart.add')}: ${name}`}
      busy={isAdding}
      onClick={() => add({ variantId, shownPrice: price })}
      {...near}
    >
      {text('cart.add')}
    </Button>
  )
}

function Discount({ price, oldPrice }: Pick<Item, 'price' | 'oldPrice'>) {
  const text = useText()
  const format = useFormat()
  const percent = discountPercent(price, oldPrice)
  return percent > 0 && <Badge kind="sale">{text('product.off', { percent: format.number(percent) })}</Badge>
}
