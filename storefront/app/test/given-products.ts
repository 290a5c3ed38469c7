import type { ProductPicture } from '#contract/catalog/colors.ts'
import type { CardOffer, Product, ProductCard, Review, SizePricing, Variant } from '#contract/catalog/products.ts'

export const RARA = 'Rara wingback bed'

/** @param at  distinguishes pictures */
export function givenPicture(at: number, alt = ''): ProductPicture {
  return { id: at.toString(16).padStart(24, '0'), alt, width: 1000, height: 1000, placeholder: '', color: null }
}

export function givenPictures(count: number, first = 1): ProductPicture[] {
  return Array.from({ length: count }, (_, at) => givenPicture(first + at, `Picture ${first + at}`))
}

/** A card of a product with a single size, by default. */
export function givenCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    _id: '7',
    slug: 'asan-platform-bed',
    name: 'Asan platform bed',
    images: [],
    pictures: givenPictures(2, 20),
    catId: '1',
    catName: 'Bedroom',
    category: { _id: '1', name: 'Bedroom' },
    subCatId: '7',
    subCatName: 'Beds',
    subCategory: { _id: '7', name: 'Beds' },
    rating: 4.2,
    reviewCount: 5,
    colors: [],
    sizePricing: [],
    offers: [{ color: null, size: null, price: 74_500, oldPrice: null, countInStock: 9, isLarge: true }],
    countInStock: 9,
    madeInDays: null,
    isLatest: false,
    isFeatured: false,
    isDiscounted: false,
    shortDescription: 'A low bed of sal wood.',
    price: 74_500,
    oldPrice: null,
    salePrice: null,
    ...changes,
  }
}

const bedSizes: SizePricing[] = [
  { size: '122*200', price: 98_500, oldPrice: 1_12_000, isDiscounted: true },
  { size: '153*200', price: 1_12_500, oldPrice: 1_28_000, isDiscounted: true },
  { size: '183*200', price: 1_24_500, oldPrice: null, isDiscounted: false },
]

const bedOffers: CardOffer[] = bedSizes.map(({ size, price, oldPrice }) => {
  return { color: null, size, price, oldPrice, countInStock: 3, isLarge: true }
})

/** A card of a bed in three sizes. */
export function givenBedCard(changes: Partial<ProductCard> = {}): ProductCard {
  return givenCard({
    _id: '1',
    slug: 'rara-wingback-bed',
    name: RARA,
    pictures: givenPictures(4),
    rating: 4.7,
    reviewCount: 24,
    sizePricing: bedSizes,
    offers: bedOffers,
    countInStock: 17,
    isFeatured: true,
    isDiscounted: true,
    price: 98_500,
    oldPrice: 1_12_000,
    salePrice: 98_500,
    ...changes,
  })
}

const LIFT = 18_000
const measures = [
  { width: 145, depth: 219, height: 124 },
  { width: 176, depth: 219, height: 124 },
  { width: 206, depth: 219, height: 124 },
]

function bedVariants(): Variant[] {
  return bedSizes.flatMap(({ size, price, oldPrice }, at) =>
    ['Normal', 'Hydraulics'].map((type, lifts) => ({
      _id: String(101 + 2 * at + lifts),
      sku: `RARA-${at}-${type}`,
      color: null,
      size,
      type,
      price: price + lifts * LIFT,
      oldPrice: lifts === 1 ? null : oldPrice,
      countInStock: 3,
      weightKg: 62 + 9 * at + 8 * lifts,
      dimensionsCm: measures[at]!,
      isLarge: true,
    })),
  )
}

/** The same bed with all details: three sizes, each normal or with hydraulics. */
export function givenBed(changes: Partial<Product> = {}): Product {
  return {
    ...givenBedCard(),
    description: 'A bed with a high wingback.\nThe slats are of sal.',
    detailedDescription: 'Made in Lalitpur.\nDelivered in parts.',
    productType: ['Normal', 'Hydraulics'],
    size: bedSizes.map(({ size }) => size),
    productWeight: ['62 kg', '71 kg', '80 kg'],
    material: 'Sal wood, cotton velvet',
    finishOptions: null,
    assembly: 'By our fitters',
    colorOptions: 'Forest green, Walnut',
    weightCapacity: 320,
    warranty: '5 years',
    specialFeatures: 'Wingback headboard, Storage below, Silent slats',
    dimensionsCm: measures[1]!,
    model: null,
    variants: bedVariants(),
    reviews: [givenReview()],
    starCounts: { '5': 18, '4': 5, '3': 1, '2': 0, '1': 0 },
    ...changes,
  }
}

export function givenReview(changes: Partial<Review> = {}): Review {
  return {
    _id: '1',
    user: 'Asmita G.',
    avatar: null,
    date: '2026-11-12T05:00:00Z',
    comment: 'Soft, and still in shape after a month.',
    rating: 5,
    photos: [],
    answer: '',
    answeredAt: null,
    helpfulCount: 0,
    isVerified: true,
    bought: null,
    ...changes,
  }
}
