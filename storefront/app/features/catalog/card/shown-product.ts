import type { ProductPicture } from '#contract/catalog/colors.ts'
import type { ProductCard } from '#contract/catalog/products.ts'

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
  | 'sizePricing'
  | 'countInStock'
  | 'isLatest'
  | 'isFeatured'
  | 'isDiscounted'
  | 'shortDescription'
  | 'price'
  | 'oldPrice'
>

/** Converts a product of the API. Only the first picture keeps its miniature: the others appear over it. */
export function shownProduct(card: ProductCard): ShownProduct {
  return {
    _id: card._id,
    name: card.name,
    pictures: card.pictures.map((picture, at) => (at === 0 ? picture : withoutPlaceholder(picture))),
    catId: card.catId,
    catName: card.catName,
    rating: card.rating,
    reviewCount: card.reviewCount,
    sizePricing: card.sizePricing,
    countInStock: card.countInStock,
    isLatest: card.isLatest,
    isFeatured: card.isFeatured,
    isDiscounted: card.isDiscounted,
    shortDescription: card.shortDescription,
    price: card.price,
    oldPrice: card.oldPrice,
  }
}

function withoutPlaceholder(picture: ProductPicture): ProductPicture {
  return { ...picture, placeholder: '' }
}
