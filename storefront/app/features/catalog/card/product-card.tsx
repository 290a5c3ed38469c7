import { href, Link } from 'react-router'
import type { CardOffer } from '#contract/catalog/products.ts'
import { Price } from '../../../ui/price.tsx'
import { useIsServedPart } from '../../../ui/in-served-part.ts'
import { Stars } from '../../../ui/stars.tsx'
import { AddDisc } from '../../cart/add/add-disc.tsx'
import { NoticeButton } from '../../wishlist/notice-slot.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PromiseLine } from '../../delivery-zones/promise/promise-line.tsx'
import { StockLine } from '../stock-line.tsx'
import { CardBadges } from './card-badges.tsx'
import { CardControls } from './card-controls.tsx'
import { CardPictures } from './card-pictures.tsx'
import { CardColors } from './card-colors.tsx'
import { CardSizes } from './card-sizes.tsx'
import styles from './product-card.module.css'
import { pieceOf, type ShownProduct } from './shown-product.ts'
import { useChosenOffer } from './use-chosen-offer.ts'

export type ProductCardProps = {
  product: ShownProduct
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Shows the card although the product is neither discounted, latest nor featured. */
  always?: boolean | undefined
  /** The card is on the first screen: its picture loads immediately. */
  priority?: boolean | undefined
}

/** A product in a grid or slider whose row is a subgrid parent (`.cards` of product-cards.module.css). */
export function ProductCard({ product, sizes, always = false, priority }: ProductCardProps) {
  const chosen = useChosenOffer(product)
  const isServedPart = useIsServedPart()
  if (!always && !isPromoted(product)) return null

  const { offer, page } = chosen
  return (
    <article className={styles.card}>
      <CardPictures key={offer.color} pictures={chosen.pictures} to={page} sizes={sizes} priority={priority} />
      <CardBadges product={product} offer={offer} />
      {!isServedPart && <CardControls product={product} offer={offer} />}
      <div className={styles.kind}>
        <Link to={href('/category/:categoryId', { categoryId: product.catId })} className={styles.category}>
          {product.catName}
        </Link>
        <CardColors name={product.name} chosen={chosen} />
      </div>
      <h3 className={styles.name}>
        <Link to={page}>{product.name}</Link>
      </h3>
      <Stars rating={product.rating} count={product.reviewCount} />
      {isServedPart ? (
        <Price price={offer.price} oldPrice={offer.oldPrice} className={styles.servedPrice} />
      ) : (
        <div className={styles.price}>
          <Price price={offer.price} oldPrice={offer.oldPrice} />
          <CardButton product={product} offer={offer} />
        </div>
      )}
      <CardSizes name={product.name} chosen={chosen} />
      <StockLine countInStock={offer.countInStock} />
      <PromiseLine piece={pieceOf(product, offer)} />
    </article>
  )
}

/** Adds it to the cart; for a product that is sold out in every variant, tells when it is back. */
function CardButton({ product, offer }: { product: ShownProduct; offer: CardOffer }) {
  if (product.countInStock > 0) return <AddDisc product={product} offer={offer} />
  return <NoticeButton productId={product._id} name={product.name} isDisc />
}

/** Sliders show only discounted, latest or featured products. */
export function isPromoted({ isDiscounted, isLatest, isFeatured }: ShownProduct): boolean {
  return isDiscounted || isLatest || isFeatured
}

/** Skeleton of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.shortLine} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </div>
  )
}
