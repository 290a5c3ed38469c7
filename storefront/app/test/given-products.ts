import type { Color, ProductPicture } from '#contract/catalog/colors.ts'
import type { CardOffer, Product, ProductCard, Review, SizePricing, Variant } from '#contract/catalog/products.ts'

export const RARA = 'Rara wingback bed'

/** @param at  distinguishes pictures */
export function givenPicture(at: number, alt = ''): ProductPicture {
  return { id: at.toString(16).padStart(24, '0'), alt, width: 1000, height: 1000, placeholder: '', color: null }
}

export function givenPictures(count: number, first = 1): ProductPicture[] {
  return Array.from({ length: count }, (_, at) => givenPicture(first + at, `Picture ${first + at}`))
}

export const green: Color = { slug: 'forest-green', name: 'Forest green', swatch: '#2f5d46', swatchPicture: null }
export const blush: Color = { slug: 'blush', name: 'Blush', swatch: '#c98f86', swatchPicture: null }
const oatmeal: Color = { slug: 'oatmeal', name: 'Oatmeal', swatch: '#d8cab0', swatchPicture: null }

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
    tableCm: null,
    model: null,
    variants: bedVariants(),
    reviews: [givenReview()],
    starCounts: { '5': 18, '4': 5, '3': 1, '2': 0, '1': 0 },
    deliveredTo: {},
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

const PALE_COSTS = 2_000
/** Two pictures in green, then one in each other color. */
const colorfulPictures = givenPictures(4).map((picture, at): ProductPicture => {
  return { ...picture, color: [green, green, blush, oatmeal][at]!.slug }
})

function inColor(color: Color, offers: readonly CardOffer[], more: number): CardOffer[] {
  return offers.map((offer) => ({ ...offer, color: color.slug, price: offer.price + more }))
}

/** The card of the same bed in green, blush and oatmeal; oatmeal comes in the first two sizes, of one of which 1 is left. */
export function givenColorfulCard(changes: Partial<ProductCard> = {}): ProductCard {
  const pale = bedOffers.slice(0, 2).map((offer, at) => ({ ...offer, countInStock: at }))
  return givenBedCard({
    pictures: colorfulPictures,
    colors: [green, blush, oatmeal],
    offers: [
      ...inColor(green, bedOffers, 0),
      ...inColor(blush, bedOffers, PALE_COSTS),
      ...inColor(oatmeal, pale, PALE_COSTS),
    ],
    ...changes,
  })
}

/** The same bed with all details. */
export function givenColorfulBed(changes: Partial<Product> = {}): Product {
  const { pictures, colors, offers } = givenColorfulCard()
  const plain = bedVariants()
  const variants = colors.flatMap((color, nth) =>
    plain.flatMap((variant): Variant[] => {
      const offer = offers.find((one) => one.color === color.slug && one.size === variant.size)
      if (!offer) return []
      const { countInStock } = offer
      const price = variant.price + (nth > 0 ? PALE_COSTS : 0)
      return [{ ...variant, _id: String(Number(variant._id) + 100 * nth), color: color.slug, price, countInStock }]
    }),
  )
  return givenBed({ pictures, colors, offers, variants, ...changes })
}
