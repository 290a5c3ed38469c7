import { eq } from 'drizzle-orm'
import type { ProductRow } from '#contract/admin/catalog/products.ts'
import { demoSettings } from '../../../../seed/settings.ts'
import { products, shopSettings, variants } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from '../catalog.fixture.ts'
import { givenAskedFor } from './admin-products.fixture.ts'

const test = base
  .extend('call', async ({ app }) => (await givenStaff(app, 'support')).call)
  .extend('names', ({ call }) => async (query: string) => {
    const answer = await call('GET', `/products?sort=name&${query}`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { items, total }: { items: ProductRow[]; total: number } = answer.json()
    expect(total).toBe(items.length)
    return items.map(({ name }) => name)
  })

test('each filter lists only matching products', async ({ db, names }) => {
  await db.insert(shopSettings).values({ ...demoSettings, lowStockAt: 3 })
  const beds = await givenCategory(db)
  const cots = await givenCategory(db, { parentId: beds.id })
  const { id: pictureId } = await givenPicture(db)
  const nepali = { ne: { name: 'पलङ' } }
  await givenProduct(db, { name: 'A', categoryId: beds.id, subcategoryId: cots.id, pictureIds: [pictureId] })
  await givenProduct(db, { name: 'B', isLatest: true, translations: nepali, variants: [{ stock: 9 }, { stock: 3 }] })
  await givenProduct(db, {
    name: 'C',
    published: false,
    isFeatured: true,
    shortDescription: 'Said',
    translations: nepali,
  })
  const publishAt = new Date('2030-01-01T00:00:00Z')
  await givenProduct(db, {
    name: 'D',
    published: false,
    publishAt,
    categoryId: beds.id,
    variants: [{ oldPrice: 12_000 }],
  })

  expect(await names('')).toEqual(['A', 'B', 'C', 'D'])
  expect(await names(`categoryId=${beds.id}`)).toEqual(['A', 'D'])
  expect(await names(`categoryId=${cots.id}`)).toEqual(['A'])
  expect(await names('state=published')).toEqual(['A', 'B'])
  expect(await names('state=draft')).toEqual(['C'])
  expect(await names('state=scheduled')).toEqual(['D'])
  expect(await names('latest=true')).toEqual(['B'])
  expect(await names('featured=true')).toEqual(['C'])
  expect(await names('low=true')).toEqual(['B'])
  expect(await names('reduced=true')).toEqual(['D'])
  expect(await names('withoutPictures=true')).toEqual(['B', 'C', 'D'])
  expect(await names('withoutNepali=true')).toEqual(['A', 'C', 'D'])
})

test('the search finds a product by part of its name in either language, part of an SKU, or its id', async ({
  db,
  names,
}) => {
  const bed = await givenProduct(db, {
    name: 'Rara 100% Bed',
    variants: [{ sku: 'RARA-7' }],
    translations: { ne: { name: 'रारा पलङ' } },
  })
  await givenProduct(db, { name: 'Ilam Chair', variants: [{ sku: 'ILAM-1' }] })
  expect(await names('q=100%25')).toEqual(['Rara 100% Bed'])
  expect(await names(`q=${encodeURIComponent('पलङ')}`)).toEqual(['Rara 100% Bed'])
  expect(await names('q=ilam-1')).toEqual(['Ilam Chair'])
  expect(await names(`q=${bed.id}`)).toContain('Rara 100% Bed')
  expect(await names('q=nothing')).toEqual([])
})

test('pages follow the requested order', async ({ db, call }) => {
  for (const stock of [3, 1, 2]) await givenProduct(db, { name: `S${stock}`, variants: [{ stock }] })
  const { items, total } = (await call('GET', '/products?sort=-stock&perPage=2&page=2')).json()
  expect([total, items.map(({ name }: ProductRow) => name)]).toEqual([3, ['S1']])
  expect(items[0]).toMatchObject({ variants: 1, stock: 1, state: 'published', price: 10_000, picture: null })
})

test.for([
  [89, false],
  [91, true],
] as const)(
  'a product discounted for %i days counts as discounted too long: %s',
  async ([days, isTooLong], { db, names, call }) => {
    const { id } = await givenProduct(db, { name: 'Reduced', variants: [{ price: 10_000 }] })
    await givenAskedFor(db, id, 200)
    await db.update(variants).set({ price: 9_500, oldPrice: 10_000 }).where(eq(variants.productId, id))
    await db.update(variants).set({ price: 9_000 }).where(eq(variants.productId, id))
    const { rows } = await db.execute<{ id: number }>(
      `update price_changes set since = now() - interval '${days} days' where price = 9500 returning id`,
    )
    expect(rows).toHaveLength(1)
    const listed = (await call('GET', `/products?ids=${id}`)).json().items
    expect(listed).toMatchObject([{ isReducedTooLong: isTooLong }])
    expect(await names('reducedTooLong=true')).toEqual(isTooLong ? ['Reduced'] : [])
  },
)

test('several products are published, hidden and flagged together, or none', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const first = await givenProduct(db, { published: false })
  const second = await givenProduct(db, { published: false })
  const empty = await givenProduct(db, { name: 'Empty', published: false, variants: [] })
  const act = (body: object) => call('POST', '/products/acts', body)
  expect((await act({ act: 'publish', ids: [first.id, empty.id] })).json()).toMatchObject({
    code: 'conflict',
    message: 'Nothing was published: Empty has no size with a price yet.',
  })
  const done = await act({ act: 'publish', ids: [second.id, first.id] })
  expect(done.json().items.map(({ state }: ProductRow) => state)).toEqual(['published', 'published'])
  await act({ act: 'flag', ids: [first.id], isLatest: true })
  await act({ act: 'unpublish', ids: [second.id] })
  const rows = await db.select().from(products).orderBy(products.id)
  expect(rows.map(({ published, isLatest }) => [published, isLatest])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect((await act({ act: 'publish', ids: [999_999] })).statusCode).toBe(404)
})

test('an action on products with more than 2,000 variants is refused', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const category = await givenCategory(db)
  const given = (many: number) =>
    givenProduct(db, { categoryId: category.id, variants: Array.from({ length: many }, () => ({})) })
  const [large, small] = [await given(2_000), await given(1)]
  const ids = [large.id, small.id]
  const refused = await call('POST', '/products/acts', { act: 'unpublish', ids })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { ids: 'Must have 2,000 variants at most' } })
  expect(await db.$count(products, eq(products.published, true))).toBe(2)
  expect((await call('POST', '/products/acts', { act: 'unpublish', ids: [large.id] })).statusCode).toBe(200)
})
