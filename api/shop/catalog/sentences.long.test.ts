import type { SuggestReply } from '#contract/catalog/search.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, searchMisses, searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { namesOf, search } from './search.fixture.ts'

async function givenShop(db: Db) {
  const room = async (name: string, nepali: string) =>
    (await givenCategory(db, { name, translations: { ne: { name: nepali } } })).id
  const [bedroom, living] = [await room('Bedroom', 'सुत्ने कोठा'), await room('Living Room', 'बैठक कोठा')]
  const below = async (name: string, nepali: string, parentId: number) =>
    (await givenCategory(db, { name, parentId, translations: { ne: { name: nepali } } })).id
  const beds = await below('Beds', 'पलङ', bedroom)
  const bedding = await below('Bedding', 'ओछ्यान', bedroom)
  const sofas = await below('Sofas and armchairs', 'सोफा र आरामकुर्सी', living)
  const inBeds = { categoryId: bedroom, subcategoryId: beds }
  await givenProduct(db, {
    ...inBeds,
    name: 'Lotus bed',
    material: 'Sal wood, velvet',
    colorOptions: 'Forest green, Oatmeal',
    variants: [
      { size: '122*200', price: 60_000 },
      { size: '183*200', price: 90_000 },
    ],
  })
  await givenProduct(db, {
    ...inBeds,
    name: 'Pine cot',
    colorOptions: 'Natural',
    variants: [{ size: '122*200', price: 70_000 }],
  })
  await givenProduct(db, {
    categoryId: bedroom,
    subcategoryId: bedding,
    name: 'Cotton quilt',
    description: 'For the bed and the sofa.',
    variants: [{ price: 5_000 }],
  })
  const inSofas = { categoryId: living, subcategoryId: sofas }
  await givenProduct(db, { ...inSofas, name: 'Everest three-seater sofa', variants: [{ price: 80_000 }] })
  const description = 'Stands before any three-seater.'
  await givenProduct(db, { ...inSofas, name: 'Pouffe', description, variants: [{ price: 8_000 }] })
  const specialFeatures = 'Ten-seater with cushions'
  await givenProduct(db, { ...inSofas, name: 'Baithak', specialFeatures, variants: [{ price: 150_000 }] })
  await db.insert(searchSynonyms).values([
    { word: 'palang', means: 'bed' },
    { word: 'sutne khat', means: 'bed' },
  ])
}

test.for([
  ['bed', 'Lotus bed, Pine cot'], // the category, although "Bedding" has the same stem
  ['palang', 'Lotus bed, Pine cot'],
  ['sutne khat', 'Lotus bed, Pine cot'],
  ['पलङ', 'Lotus bed, Pine cot'],
  ['bedroom', 'Cotton quilt, Lotus bed, Pine cot'],
  ['bed under 65000', 'Lotus bed'],
  ['६५ हजारभन्दा कमको पलङ', 'Lotus bed'],
  ['king bed', 'Lotus bed'],
  ['bed 122*200 above 65000', 'Pine cot'],
  ['king bed above 85k', 'Lotus bed'], // the price of that size
  ['green bed', 'Lotus bed'],
  ['velvet bed under 1 lakh', 'Lotus bed'],
  ['bed without velvet', 'Pine cot'],
  ['bed not green', 'Pine cot'],
  ['मखमलबिनाको पलङ', 'Pine cot'],
  ['3 seater', 'Everest three-seater sofa'], // a description compares the pouffe with others
  ['10 seater', 'Baithak'],
  ['दस जना बस्ने', 'Baithak'],
  ['तीन सिटे सोफा', 'Everest three-seater sofa'],
  ['under 6000', 'Cotton quilt'],
  ['sofa under 1 lakh', 'Everest three-seater sofa'], // a quilt mentions sofas, a pouffe is among them
  ['grean bed', 'Lotus bed'],
] as const)('%s finds [%s]', async ([typed, names], { app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: typed })
  expect(found.nearest).toBeNull()
  expect(namesOf(found.products)).toBe(names)
})

test('the products of a category come before others with its name', async ({ app, db }) => {
  await givenShop(db)
  const { products } = await search(app, { q: 'bedding' })
  expect(products.map(({ name }) => name)).toEqual(['Cotton quilt', 'Lotus bed'])
})

test('the reply lists what was understood, in the language of the request, and the search without each', async ({
  app,
  db,
}) => {
  await givenShop(db)
  const { understood } = await search(app, { q: 'green king palang under 1 lakh', lang: 'ne' })
  expect(understood).toEqual([
    {
      kind: 'color',
      name: 'हरियो',
      family: 'green',
      colorWords: ['green', 'sage', 'olive', 'moss'],
      without: 'king palang under 1 lakh',
    },
    { kind: 'size', names: ['king'], size: null, sizes: ['183*200'], without: 'green palang under 1 lakh' },
    { kind: 'category', _id: expect.any(String), name: 'पलङ', without: 'green king under 1 lakh' },
    { kind: 'price', minPrice: null, maxPrice: 100_000, isAbout: false, without: 'green king palang' },
  ])
})

test('what is not wanted is understood as such, and given up if nothing else is left', async ({ app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: 'bed not velvet', lang: 'ne' })
  expect(found.understood[1]).toEqual({ kind: 'material', name: 'मखमलबाहेक', colorWords: [], without: 'bed' })
  const { nearest, understood } = await search(app, { q: 'bed not green or beige' })
  expect(understood.map((one) => 'name' in one && one.name)).toEqual(['Beds', 'Not green', 'Not beige'])
  expect(nearest).toMatchObject({ without: ['color'] })
})

test('the exact words have no conditions', async ({ app, db }) => {
  await givenShop(db)
  const { understood, products } = await search(app, { q: 'bed under 50000', exact: 'true' })
  expect(understood).toEqual([])
  expect(namesOf(products)).toBe('Cotton quilt, Lotus bed, Pine cot')
})

test('a chosen price replaces the one in the words', async ({ app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: 'bed under 50000', maxPrice: '75000' })
  expect(found.understood.map(({ kind }) => kind)).toEqual(['category'])
  expect(namesOf(found.products)).toBe('Lotus bed, Pine cot')
  const all = await search(app, { q: 'under 50000', maxPrice: '75000' })
  expect(all.totalProducts).toBe(4)
})

test('if nothing costs so little, the closest come first, with a round price and other pieces', async ({ app, db }) => {
  await givenShop(db)
  const { products, nearest, totalProducts } = await search(app, { q: 'bed under 50000' })
  expect(products.map(({ name }) => name)).toEqual(['Lotus bed', 'Pine cot'])
  expect(totalProducts).toBe(2)
  expect(nearest).toMatchObject({ without: ['price'], upTo: { price: 60_000, totalProducts: 1 } })
  expect(namesOf(nearest!.others)).toBe('Cotton quilt')
  const dear = await search(app, { q: 'bed above 1 lakh' })
  expect(dear.products.map(({ name }) => name)).toEqual(['Pine cot', 'Lotus bed'])
  expect(dear.nearest).toMatchObject({ without: ['price'], upTo: null })
})

test('of two kinds the one that nothing fulfils is named, with what comes nearest to it', async ({ app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: 'palang and bedding under 50000', lang: 'ne' })
  expect(namesOf(found.products)).toBe('Cotton quilt')
  expect(found.nearest).toBeNull()
  expect(found.missing).toMatchObject([{ name: 'पलङ', without: ['price'] }])
  expect(found.missing[0]!.products.map(({ name }) => name)).toEqual(['Lotus bed', 'Pine cot'])
  expect(await db.select({ term: searchMisses.term }).from(searchMisses)).toEqual([
    { term: 'palang and bedding under 50000' },
  ])
  const lacking = async (query: Record<string, string>) => (await search(app, query)).missing.map(({ name }) => name)
  expect(await lacking({ q: 'palang and bedding under 65000' })).toEqual([])
  expect(await lacking({ q: 'bed under 50000' })).toEqual([])
  expect(await lacking({ q: 'palang and bedding under 50000', rating: '5' })).toEqual([])
  expect(await lacking({ q: 'palang and bedding under 50000', page: '2' })).toEqual([])
})

test('a chosen price goes by the size in the words', async ({ app, db }) => {
  await givenShop(db)
  const total = async (query: Record<string, string>) =>
    (await search(app, { q: 'king bed', facets: 'true', ...query })).totalProducts
  expect(await total({ maxPrice: '95000' })).toBe(1)
  // Only its single size costs less.
  expect(await total({ maxPrice: '80000' })).toBe(0)
  expect(await total({ minPrice: '80000' })).toBe(1)
  expect(await total({ maxPrice: '80000', size: 'single' })).toBe(2)
})

test('conditions are given up one at a time, several only if one is not enough', async ({ app, db }) => {
  await givenShop(db)
  const color = await search(app, { q: 'purple bed under 65000' })
  expect(color.nearest?.without).toEqual(['color'])
  expect(namesOf(color.products)).toBe('Lotus bed')
  const both = await search(app, { q: 'purple bed under 1000' })
  expect(both.nearest?.without).toEqual(['price', 'color'])
  expect(both.totalProducts).toBe(2)
})

test.for([
  ['small bedroom quilt', 'Cotton quilt', 'bedroom quilt'],
  ['small bed under 65000', 'Lotus bed', 'bed under 65000'],
  ['small living room', 'Baithak, Everest three-seater sofa, Pouffe', 'living room'],
  ['big cot', 'Little box, Pine cot', null],
  ['big small cot', 'Little box, Pine cot', null],
  ['small bedroom box', 'Great box, Little box', null],
  ['modern cot', 'Little box, Pine cot', null],
  ['small bedroom box under 9000', 'Great box', 'bedroom box under 9000'], // the small one costs more
] as const)(
  'a size hides nothing, and is given up if no such piece has it: %s',
  async ([q, names, corrected], { app, db }) => {
    await givenShop(db)
    const bedroom = (await db.select().from(categories)).find(({ name }) => name === 'Bedroom')!.id
    await givenProduct(db, {
      categoryId: bedroom,
      name: 'Little box',
      description: 'Small. A big cot needs it.',
      variants: [{ price: 9_500 }],
    })
    await givenProduct(db, { categoryId: bedroom, name: 'Great box', variants: [{ price: 8_000 }] })
    const found = await search(app, { q })
    expect(found).toMatchObject({ nearest: null, correctedQuery: corrected })
    expect(namesOf(found.products)).toBe(names)
  },
)

test('a filter that leaves nothing is not answered with something else', async ({ app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: 'bed under 50000', rating: '5' })
  expect(found).toMatchObject({ totalProducts: 0, nearest: null })
})

test.for(['asdfgh', 'पर्दा', 'curtain under 5000', 'red curtain', 'darwaja'])(
  '%s finds nothing, and shows best sellers',
  async (q, { app, db }) => {
    await givenShop(db)
    await db.insert(searchSynonyms).values({ word: 'daraj', means: 'bed' })
    const found = await search(app, { q })
    expect(found).toMatchObject({ totalProducts: 0, correctedQuery: null, didYouMean: [], nearest: null })
    expect(found.popular).toHaveLength(4)
  },
)

test('a corrected search keeps its conditions', async ({ app, db }) => {
  await givenShop(db)
  expect(await search(app, { q: 'sofaa under 1 lakh' })).toMatchObject({ correctedQuery: 'sofa under 1 lakh' })
})

test('staff learn of a search that nothing fulfils', async ({ app, db }) => {
  await givenShop(db)
  await search(app, { q: 'Bed under 50000' })
  await search(app, { q: 'bed under 65000' })
  expect(await db.select({ term: searchMisses.term }).from(searchMisses)).toEqual([{ term: 'bed under 50000' }])
})

test('a phone number or an email address that somebody typed is not shown to staff', async ({ app, db }) => {
  await givenShop(db)
  for (const q of ['984-1234567', 'hammock ९८४१२३४५६७', 'asmita@post.example', 'hammock']) await search(app, { q })
  expect(await db.select({ term: searchMisses.term }).from(searchMisses)).toEqual([{ term: 'hammock' }])
})

test('suggestions fulfil the conditions if any product does', async ({ app, db }) => {
  await givenShop(db)
  const cheap = await suggest(app, 'bed under 65000')
  expect(cheap.products.map(({ name }) => name)).toEqual(['Lotus bed'])
  expect(cheap.understood).toMatchObject([{ kind: 'category' }, { kind: 'price', maxPrice: 65_000 }])
})

test('if nothing fulfils them, the nearest are suggested, in the order of the results', async ({ app, db }) => {
  await givenShop(db)
  const none = await suggest(app, 'lotus bed under 100')
  expect(none.products.map(({ name }) => name)).toContain('Lotus bed')
  expect(none.understood).toMatchObject([{ kind: 'category' }])
  const near = await suggest(app, 'bed above 1 lakh')
  expect(near.products.map(({ name }) => name)).toEqual(['Pine cot', 'Lotus bed'])
})

async function suggest(app: App, q: string): Promise<SuggestReply> {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
