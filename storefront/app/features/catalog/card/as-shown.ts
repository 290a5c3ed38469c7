import type { ProductPicture } from '#contract/catalog/colors.ts'
import type { ProductCard } from '#contract/catalog/products.ts'
import { anyOffer, firstWanted, isWantedColor, type WantedOffer } from '#domain/catalog/wanted-offer.ts'
import { picturesIn } from '../colors.ts'
import type { ShownProduct } from './shown-product.ts'

/**
 * Converts a product of the API. Its first offer of the wanted color, size and price is shown at first, and that color
 * has the first dot. Only the picture shown first keeps its miniature: the others appear over it.
 */
export function shownProduct(card: ProductCard, wanted: WantedOffer = anyOffer): ShownProduct {
  const shown = firstWanted(card.offers, card.colors, wanted)
  const shownOffer = card.offers.indexOf(shown!)
  const wantedColor = card.colors.find((color) => color.slug === shown?.color && isWantedColor(color, wanted))
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
