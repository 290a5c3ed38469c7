import { href, Link } from 'react-router'
import type { CardOffer } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useIsServedPart } from '../../../ui/in-served-part.ts'
import { Price } from '../../../ui/price.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { AddButton } from '../../cart/add/add-button.tsx'
import { CardBadges } from '../card/card-badges.tsx'
import { CardControls } from '../card/card-controls.tsx'
import { CardPictures } from '../card/card-pictures.tsx'
import { CardColors } from '../card/card-colors.tsx'
import { CardSizes } from '../card/card-sizes.tsx'
import { pieceOf, type ShownProduct } from '../card/shown-product.ts'
import { PromiseLine } from '../../delivery-zones/promise/promise-line.tsx'
import { StockLine } from '../stock-line.tsx'
import { useChosenOffer } from '../card/use-chosen-offer.ts'
import { NoticeButton } from '../../wishlist/notice-slot.ts'
import styles from './product-row.module.css'

const PICTURE_SIZES = '(width >= 768px) 260px, 34vw'

/** A product in the list view: the card's content plus a sentence. */
export default function ProductRow({ product, priority }: { product: ShownProduct; priority: boolean }) {
  const text = useText()
  const chosen = useChosenOffer(product)
  const isServedPart = useIsServedPart()
  const { offer, page } = chosen
  return (
    <article className={styles.row}>
      <div className={styles.frame}>
        <CardPictures
          key={offer.color}
          pictures={chosen.pictures}
          to={page}
          sizes={PICTURE_SIZES}
          priority={priority}
        />
        <CardBadges product={product} offer={offer} />
        {!isServedPart && <CardControls product={product} offer={offer} />}
      </div>
      <div className={styles.words}>
        <div className={styles.kind}>
          <Link to={href('/category/:categoryId', { categoryId: product.catId })} className={styles.category}>
            {product.catName}
          </Link>
          <CardColors name={product.name} chosen={chosen} />
        </div>
        <h3>
          <Link to={page} className={styles.name}>
            {product.name}
          </Link>
        </h3>
        <Stars rating={product.rating} count={product.reviewCount} />
        {product.shortDescription !== '' && <p className={styles.sentence}>{product.shortDescription}</p>}
        <CardSizes name={product.name} chosen={chosen} />
      </div>
      <div className={styles.offer}>
        <Price price={offer.price} oldPrice={offer.oldPrice} />
        <StockLine countInStock={offer.countInStock} />
        <PromiseLine piece={pieceOf(product, offer)} />
        <div className={styles.add}>
          <RowButton product={product} offer={offer} page={page} />
        </div>
        <LinkButton to={page} kind="outline" size="small" className={styles.more} aria-hidden="true" tabIndex={-1}>
          {text('listing.view-product')}
        </LinkButton>
      </div>
    </article>
  )
}

type RowButtonProps = { product: ShownProduct; offer: CardOffer; page: string }

/** Adds it to the cart. For a sold-out product it opens the form for one to be made, or notifies of its return. */
function RowButton({ product, offer, page }: RowButtonProps) {
  const text = useText()
  const { _id, name, countInStock, madeInDays } = product
  if (countInStock > 0) return <AddButton product={product} offer={offer} />
  if (madeInDays === null) return <NoticeButton productId={_id} name={name} />
  return (
    <LinkButton
      to={`${page}#custom-order`}
      kind="outline"
      size="small"
      aria-label={text('listing.made-of', { product: name })}
    >
      {text('listing.made')}
    </LinkButton>
  )
}
