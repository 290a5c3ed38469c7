import type { ProductPicture } from '#contract/catalog/colors.ts'
import type { CardOffer, ProductCard } from '#contract/catalog/products.ts'
import { type ColorFamily, familyOf } from '#domain/catalog/color-families.ts'
import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
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
  /** The slug of the color that is shown at first, if that is not the product's first one. */
  shownColor?: string
}

/** The chosen offer, as far as its delivery depends on it. */
export function pieceOf({ madeInDays }: Pick<ShownProduct, 'madeInDays'>, offer: CardOffer): PromisedPiece {
  const { price, isLarge, countInStock } = offer
  return { price, isLarge, countInStock, madeInDays }
}

/** Converts a product of the API. */
export function shownProduct(card: ProductCard): ShownProduct {
  return shownIn([], card)
}

/**
 * Converts a product of a list that is filtered by color: its first color of these families is shown at first, and has
 * the first dot. Only the picture shown first keeps its miniature: the others appear over it.
 */
export function shownIn(families: readonly ColorFamily[], card: ProductCard): ShownProduct {
  const usual = card.offers[0]?.color ?? null
  const wanted = card.colors.find(({ swatch }) => families.includes(familyOf(swatch)))
  const shownColor = wanted?.slug ?? usual
  const [first] = picturesIn(shownColor, card.pictures)
  return {
    _id: card._id,
    name: card.name,
    pictures: card.pictures.map((picture) => (picture === first ? picture : withoutPlaceholder(picture))),
    catId: card.catId,
    catName: card.catName,
    rating: card.rating,
    reviewCount: card.reviewCount,
    colors: wanted ? [wanted, ...card.colors.filter((color) => color !== wanted)] : card.colors,
    ...(wanted && shownColor !== usual && { shownColor: wanted.slug }),
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
