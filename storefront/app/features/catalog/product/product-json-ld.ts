import { href } from 'react-router'
import type { Product, Review, Variant } from '#contract/catalog/products.ts'
import type { Picture } from '#contract/common.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { addressOf, type Place } from '../../shell/canonical.ts'
import { colorOf } from '../colors.ts'
import { variantSearch } from './variant-search.ts'

const REVIEWS_NAMED = 5
const MAX_PICTURE_WIDTH_PX = 1280

export type Shop = Place & { name: string }

/**
 * Returns a product's structured data for search engines.
 *
 * @source https://developers.google.com/search/docs/appearance/structured-data/product
 */
export function productJsonLd(product: Product, shop: Shop) {
  const pictures = product.pictures.map((picture) => shop.publicUrl + largePictureUrl(picture))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(pictures.length > 0 && { image: pictures }),
    description: product.description || product.shortDescription,
    sku: product.variants[0]!.sku,
    category: product.catName,
    brand: { '@type': 'Brand', name: shop.name },
    ...(product.material && { material: product.material }),
    ...(product.colors.length > 0 && { color: product.colors.map(({ name }) => name).join(', ') }),
    offers: offersOf(product, shop),
    ...(product.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
    }),
    ...(product.reviews.length > 0 && { review: product.reviews.slice(0, REVIEWS_NAMED).map(reviewOf) }),
  }
}

/** Returns the path of a picture's WebP file, which every crawler understands. */
export function largePictureUrl(picture: Picture): string {
  const widths = pictureWidths(picture.width)
  return pictureUrl(picture.id, widths.findLast((width) => width <= MAX_PICTURE_WIDTH_PX) ?? widths[0]!, 'webp')
}

function offersOf(product: Product, shop: Shop) {
  const page = addressOf(shop, href('/product/:id', { id: product._id }))
  const [first, ...others] = product.variants
  if (others.length === 0) return { ...offerOf(product, first!, page), url: page }
  const offers = product.variants.map((variant) => offerOf(product, variant, page))

  const prices = product.variants.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'NPR',
    lowPrice: String(Math.min(...prices)),
    highPrice: String(Math.max(...prices)),
    offerCount: offers.length,
    offers,
  }
}

function offerOf({ name, colors }: Product, variant: Variant, page: string) {
  const { size, type } = variant
  return {
    '@type': 'Offer',
    name: nameWithChoice(name, { color: colorOf(colors, variant.color), size, type }),
    sku: variant.sku,
    url: page + variantSearch(variant),
    price: String(variant.price),
    priceCurrency: 'NPR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${variant.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  }
}

function reviewOf({ user, date, comment, rating }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: user || 'Anonymous' },
    ...(date && { datePublished: date.slice(0, 10) }),
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  }
}

/** @param steps  from the shop's root to the page itself, each `path` beginning with a slash */
export function breadcrumbJsonLd(steps: readonly { name: string; path: string }[], shop: Place) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(shop, path),
    })),
  }
}
