import type { Facets, ProductsReply } from '#contract/catalog/products.ts'
import fc from 'fast-check'
import { type ColorFamily, colorFamilies, familyLooks } from '#domain/catalog/color-families.ts'
import { sum } from '#domain/sum.ts'
import { productColors } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'

const PRODUCTS = 60

type Drawn = {
  place: number
  price: number
  percentOff: number | null
  colors: ColorFamily[]
  stocks: number[]
  ratings: number[]
  isFeatured: boolean
}
type Known = Drawn & { categoryId: string; subcategoryId: string; id: string; oldPrice: number | null }
type Choice = {
  color: ColorFamily[]
  category: number[]
  availability: ('available' | 'in-stock' | 'not-available')[]
  discount: 0 | 10 | 20 | 30 | null
  rating: number[]
  prices: [number, number] | null
  isFeatured: boolean
}

const anyProduct: fc.Arbitrary<Drawn> = fc.record({
  place: fc.nat(3),
  price: fc.integer({ min: 90, max: 110 }),
  percentOff: fc.option(fc.integer({ min: 1, max: 60 })),
  colors: fc.subarray(['brown', 'green', 'blue']),
  stocks: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
  ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  isFeatured: fc.boolean(),
})
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  color: fc.subarray(['brown', 'green', 'blue', 'purple'], { maxLength: 2 }),
  category: fc.subarray([0, 1, 2, 3]),
  availability: fc.subarray(['available', 'in-stock', 'not-available']),
  discount: fc.constantFrom(null, 0, 10, 20, 30),
  rating: fc.subarray([1, 2, 3, 4, 5]),
  prices: fc.option(fc.tuple(fc.integer({ min: 85, max: 100 }), fc.integer({ min: 100, max: 115 }))),
  isFeatured: fc.boolean(),
})

test('lists and facets match a count product by product, for every choice', async ({ app, db }) => {
  const [one, other] = [await givenCategory(db, { name: 'One' }), await givenCategory(db, { name: 'Other' })]
  const places: (typeof one)[] = []
  for (const parent of [one, one, other, other]) places.push(await givenCategory(db, { parentId: parent.id }))
  const known: Known[] = []
  for (const drawn of fc.sample(anyProduct, { numRuns: PRODUCTS, seed: 7 })) {
    const { price, percentOff, colors, stocks, ...rest } = drawn
    const oldPrice = percentOff === null ? null : Math.ceil(price / (1 - percentOff / 100))
    const place = places[drawn.place]!
    const product = await givenProduct(db, {
      ...rest,
      categoryId: place.parentId!,
      subcategoryId: place.id,
      variants: stocks.map((stock) => ({ price, oldPrice, stock })),
    })
    const swatches = colors.map((family, position) => {
      return { productId: product.id, position, slug: family, name: family, swatch: familyLooks[family].swatch }
    })
    if (swatches.length > 0) await db.insert(productColors).values(swatches)
    const ids = { id: String(product.id), categoryId: String(place.parentId), subcategoryId: String(place.id) }
    known.push({ ...drawn, ...ids, oldPrice })
  }

  for (const choice of fc.sample(anyChoice, { numRuns: 120, seed: 11 })) {
    const chosen = choice.category.map((index) => String(places[index]!.id))
    const answer = await app.inject({ url: '/api/product/getAllProducts', query: queryOf(choice, chosen) })
    expect(answer.statusCode).toBe(200)
    const { products, totalProducts, facets }: ProductsReply = answer.json()

    const tests = testsOf(choice, chosen)
    const scope = known.filter(({ isFeatured }) => isFeatured || !choice.isFeatured)
    const passing = scope.filter((product) => Object.values(tests).every((passes) => passes(product)))
    expect(totalProducts).toBe(passing.length)
    expect(products.map((card) => card['_id']).toSorted()).toEqual(passing.map(({ id }) => id).toSorted())
    expect(facets).toEqual(countOneByOne(scope, tests, { tops: [one, other], chosen: choice.color }))
  }
})

type Tests = Record<'color' | 'category' | 'availability' | 'discount' | 'stars' | 'price', (product: Known) => boolean>

function testsOf(choice: Choice, chosen: string[]): Tests {
  return {
    color: ({ colors }) => choice.color.length === 0 || choice.color.some((family) => colors.includes(family)),
    category: ({ subcategoryId }) => chosen.length === 0 || chosen.includes(subcategoryId),
    availability: (product) =>
      choice.availability.length === 0 || choice.availability.some((kind) => isAvailable(product, kind)),
    discount: (product) => choice.discount === null || reaches(product, choice.discount),
    stars: (product) => choice.rating.length === 0 || choice.rating.includes(starsOf(product)),
    price: ({ price }) => choice.prices === null || (price >= choice.prices[0] && price <= choice.prices[1]),
  }
}

type Shown = { tops: { id: number; name: string }[]; chosen: ColorFamily[] }

function countOneByOne(scope: Known[], tests: Tests, { tops, chosen }: Shown): Facets {
  const without = (own: keyof Tests) =>
    scope.filter((product) => Object.entries(tests).every(([name, passes]) => name === own || passes(product)))
  const count = (own: keyof Tests, fits: (product: Known) => boolean) => without(own).filter(fits).length
  const prices = without('price').map(({ price }) => price)
  const isIn = (family: ColorFamily) => (product: Known) => product.colors.includes(family)
  const shown = colorFamilies.filter((family) => chosen.includes(family) || scope.some(isIn(family)))
  return {
    sizes: [],
    colors: shown.map((family) => {
      const { en: name, swatch } = familyLooks[family]
      return { family, name, swatch, count: count('color', isIn(family)) }
    }),
    categories: tops.map(({ id, name }) => ({
      _id: String(id),
      name,
      count: count('category', ({ categoryId }) => categoryId === String(id)),
    })),
    availability: {
      available: count('availability', (product) => isAvailable(product, 'available')),
      'in-stock': count('availability', (product) => isAvailable(product, 'in-stock')),
      'not-available': count('availability', (product) => isAvailable(product, 'not-available')),
    },
    discount: {
      0: count('discount', (product) => reaches(product, 0)),
      10: count('discount', (product) => reaches(product, 10)),
      20: count('discount', (product) => reaches(product, 20)),
      30: count('discount', (product) => reaches(product, 30)),
    },
    stars: {
      5: count('stars', (product) => starsOf(product) === 5),
      4: count('stars', (product) => starsOf(product) === 4),
      3: count('stars', (product) => starsOf(product) === 3),
      2: count('stars', (product) => starsOf(product) === 2),
      1: count('stars', (product) => starsOf(product) === 1),
    },
    priceRange: prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) },
  }
}

function isAvailable({ stocks }: Known, kind: Choice['availability'][number]): boolean {
  if (kind === 'available') return stocks.some((stock) => stock > 0)
  return kind === 'in-stock' ? stocks.every((stock) => stock > 0) : stocks.every((stock) => stock === 0)
}

function reaches({ price, oldPrice }: Known, percent: number): boolean {
  return oldPrice !== null && (oldPrice - price) * 100 >= percent * oldPrice
}

function starsOf({ ratings }: Known): number {
  return ratings.length === 0 ? 0 : Math.round(sum(ratings) / ratings.length)
}

function queryOf(choice: Choice, chosen: string[]): Record<string, string> {
  return {
    limit: '100',
    facets: 'true',
    ...(choice.color.length > 0 && { color: choice.color.join() }),
    ...(chosen.length > 0 && { category: chosen.join() }),
    ...(choice.availability.length > 0 && { availability: choice.availability.join() }),
    ...(choice.rating.length > 0 && { rating: choice.rating.join() }),
    ...(choice.isFeatured && { featured: 'true' }),
    ...(choice.discount !== null && { discount: String(choice.discount) }),
    ...(choice.prices && { minPrice: String(choice.prices[0]), maxPrice: String(choice.prices[1]) }),
  }
}
