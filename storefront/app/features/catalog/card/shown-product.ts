import type { ProductPicture } from '#contract/catalog/colors.ts'
import type { CardOffer, ProductCard } from '#contract/catalog/products.ts'
import { familyOf } from '#domain/catalog/color-families.ts'
import { anyOffer, firstWanted, type WantedOffer } from '#domain/catalog/wanted-offer.ts'
import type { ShownPiece } from '../../delivery-zones/promise/with-cart.ts'
import { picturesIn } from '../colors.ts'

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

/**
 * Converts a product of the API. Its first offer of the wanted color, size and price is shown at first, and that color
 * has the first dot. Only the picture shown first keeps its miniature: the others appear over it.
 */
export function shownProduct(card: ProductCard, wanted: WantedOffer = anyOffer): ShownProduct {
  const shown = firstWanted(card.offers, card.colors, wanted)
  const shownOffer = card.offers.indexOf(shown!)
  const wantedColor = card.colors.find(({ slug, swatch }) => {
    return slug === shown?.color && wanted.colors.includes(familyOf(swatch))
  })
  const [first] = picturesIn(shown?.color ?? null, card.pictures)
  return {
    _id: card._id,
    name: card.name,
    pictures: card.pictures.map((picture) => (picture === first ? picture : withoutPlaceholder(picture))),
    catId: card.catId,
    catName: card.catName,
    rating: card.rating,
    reviewCount: card.reviewCount,
    colors: wantedColor ? [wantedColor, ...card.colors.filter((color) => color !== wantedColor)] : card.colors,
    ...(shownOffer > 0 && { shownOffer }),
    offers: card.offers,
    countInStock: card.countInStock,
    madeInDays: card.madeInDays,
    isLatest: card.isLatest,
    isFeatured: card.isFeatured,
    isDiscounted: card.isDiscounted,
    shortDescription: card.shortDescription,
  }
}

function withoutPlaceholder(picture: ProductPicture): ProductPicture {
  return { ...picture, placeholder: '' }
}
