import type { CardOffer, ProductCard } from '#contract/catalog/products.ts'
import type { ShownPiece } from '../../delivery-zones/promise/with-cart.ts'

/** The fields that cards and rows show. A page carries its products twice, as HTML and as data, so no other fields. */
export type ShownProduct = Pick<
  ProductCard,
  | '_id'
  | 'name'
  | 'pictures'
  | 'catId'
  | 'catName'
  | 'rating'
  | 'reviewCount'
  | 'colors'
  | 'offers'
  | 'countInStock'
  | 'madeInDays'
  | 'isLatest'
  | 'isFeatured'
  | 'isDiscounted'
  | 'shortDescription'
> & {
  /** Index of the offer that is shown at first, if that is not the first one. */
  shownOffer?: number
}

/** The chosen offer, as far as its delivery depends on it. */
export function pieceOf({ _id, madeInDays }: Pick<ShownProduct, '_id' | 'madeInDays'>, offer: CardOffer): ShownPiece {
  const { price, isLarge, countInStock } = offer
  return { price, isLarge, countInStock, madeInDays, productId: _id }
}
