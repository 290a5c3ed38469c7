import { type ReactNode, useOptimistic } from 'react'
import { Link } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { discountPercent } from '#domain/catalog/old-price.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { BuyBox } from '../../../cart/add/buy-box.tsx'
import { AskAboutProduct } from '../../../chat/ask-slot.tsx'
import { colorOf } from '../../colors.ts'
import { CompareButton } from '../../compare/compare-button.tsx'
import { useDistrict } from '../../../delivery-zones/district/district.ts'
import { useDesk } from '../../../delivery-zones/promise/use-desk.ts'
import { InstalmentsLine } from '../../../instalments/instalments-line.tsx'
import type { InstalmentLines } from '../../../instalments/load-lines.ts'
import { HeartButton } from '../../../wishlist/heart-button.tsx'
import { AskForNotice } from '../../../notices/ask-slot.tsx'
import type { QuickView } from '../choice-row.tsx'
import { ShareButton } from '../share-button.tsx'
import { kindPath } from '../size-guide/kind-path.ts'
import { VariantChoices } from '../variant-choices.tsx'
import { variantSearch } from '../variant-search.ts'
import { lines } from './details-rows.ts'
import styles from './info-panel.module.css'
import { TabLink } from './tab-link.tsx'
import { VariantStock } from './variant-stock.tsx'

type InfoPanelProps = {
  product: Product
  chosen: Variant
  /** Whole rupees; undefined if the shop's settings failed to load. */
  freeShippingOver?: number | undefined
  /** What the price leaves out. */
  apart?: ReactNode
  /** What each price comes to per month. */
  instalments?: InstalmentLines | undefined
  /** Delivery time and cost. */
  delivery?: ReactNode
  quickView?: QuickView | undefined
}

/** Name, price, choices and the button that buys. On the page its breadcrumb and tabs say the rest. */
export function InfoPanel({
  product,
  chosen: ofPage,
  freeShippingOver,
  apart,
  instalments,
  delivery,
  quickView,
}: InfoPanelProps) {
  const text = useText()
  // A slow phone shows the rest of the page a second later, and what is bought until then must be what was pressed.
  const [chosen, show] = useOptimistic(ofPage)
  const perMonth = instalments?.[chosen.price]
  const Heading = quickView ? 'h2' : 'h1'
  return (
    <div className={styles.info}>
      {quickView && (
        <Link to={kindPath(product)} className={styles.category} onClick={quickView.onLeave}>
          {product.subCatName ?? product.catName}
        </Link>
      )}
      <Heading className={styles.name}>{product.name}</Heading>
      <div className={styles.standing}>
        <Stars rating={product.rating} {...(product.reviewCount === 0 && { count: 0 })} />
        <TabLink tab="reviews" product={product} chosen={chosen} quickView={quickView} className={styles.reviews}>
          {text('stars.reviews', { count: product.reviewCount })}
        </TabLink>
      </div>
      {quickView && (
        <div className={styles.lead}>
          {lines(product.description || product.shortDescription).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <Cost variant={chosen} />
      {perMonth && <InstalmentsLine words={perMonth} product={product} price={chosen.price} />}
      {apart}
      <VariantChoices product={product} chosen={chosen} show={show} quickView={quickView} />
      <VariantStock product={product} variant={chosen} />
      {product.countInStock > 0 && <BuyBox product={product} variant={chosen} onAdded={quickView?.onLeave} />}
      <AskForNotice
        kind={chosen.countInStock > 0 ? 'price-drop' : 'back-in-stock'}
        variantId={chosen._id}
        place={quickView ? 'quick-view' : 'product'}
        {...(chosen.countInStock === 0 && {
          piece: { ...chosen, name: product.name, color: colorOf(product.colors, chosen.color) },
        })}
      />
      {(delivery !== undefined || freeShippingOver !== undefined) && (
        <div className={styles.notes}>
          {delivery}
          {freeShippingOver !== undefined && <FreeShipping variant={chosen} over={freeShippingOver} />}
        </div>
      )}
      <AskAboutProduct product={product} chosen={chosen} />
      <div className={styles.actions}>
        <HeartButton productId={product._id} name={product.name} chosen={chosen} withWord />
        {!quickView && (
          <CompareButton productId={product._id} name={product.name} choice={variantSearch(chosen)} withWord />
        )}
        {!quickView && <ShareButton title={product.name} />}
      </div>
    </div>
  )
}

function Cost({ variant }: { variant: Variant }) {
  const text = useText()
  const format = useFormat()
  const percent = discountPercent(variant.price, variant.oldPrice)
  return (
    <div className={styles.cost} aria-live="polite">
      <Price price={variant.price} oldPrice={variant.oldPrice} size="page" />
      {percent > 0 && <span className={styles.off}>{text('product.off', { percent: format.number(percent) })}</span>}
    </div>
  )
}

function FreeShipping({ variant: { price, countInStock }, over }: { variant: Variant; over: number }) {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const { desk } = useDesk()
  const fits = desk?.hasFitting(desk.zones, district) ?? true
  return (
    <div className={styles.shipping}>
      <Icon name="drill" size={22} />
      {price > over && countInStock > 0 && <p className={styles.free}>{text('product.free-order')}</p>}
      <p>{text(fits ? 'product.free-shipping' : 'promise.free-unfitted', { amount: format.money(over) })}</p>
    </div>
  )
}
