import { asc, eq } from 'drizzle-orm'
import type { PriceChange, PricePreviewRow } from '#contract/admin/catalog/prices.ts'
import type { Product } from '#contract/admin/catalog/products.ts'
import { priceChanges, products, variants } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenProduct } from '../catalog.fixture.ts'
import { readStretches } from './price-history.ts'
import { formOf, givenAskedFor, givenForm, newVariant } from './admin-products.fixture.ts'

const test = base
  .extend('call', async ({ app }) => (await givenStaff(app, 'manager')).call)
  .extend('bed', ({ db }) => givenProduct(db, { name: 'Rara Bed', variants: [{ price: 10_000 }, { price: 20_000 }] }))
  .extend(
    'read',
    ({ call, bed }) =>
      async (): Promise<Product> =>
        (await call('GET', `/products/${bed.id}`)).json(),
  )
  .extend('reprice', ({ call, bed, read }) => async (price: number, oldPrice: number | null) => {
    const form = formOf(await read())
    const [first, ...rest] = form.variants
    return call('PUT', `/products/${bed.id}`, { ...form, variants: [{ ...first, price, oldPrice }, ...rest] })
  })

test('an old price that was charged for 30 days may be shown', async ({ db, bed, reprice }) => {
  await givenAskedFor(db, bed.id, 31)
  const answer = await reprice(8_000, 10_000)
  expect(answer.json().variants[0]).toMatchObject({ price: 8_000, oldPrice: 10_000 })
})

test('an old price that was never charged is refused, and the message names the highest real one', async ({
  db,
  bed,
  reprice,
}) => {
  await givenAskedFor(db, bed.id, 31)
  const answer = await reprice(8_000, 12_000)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields['variants.0.oldPrice']).toMatch(
    /^Was not asked before: at most Nrs\. 10,000, which was asked since \d+ \w+ 20\d\d$/,
  )
})

test('an old price that was charged too briefly is refused', async ({ db, bed, read, reprice }) => {
  await givenAskedFor(db, bed.id, 29)
  const answer = await reprice(8_000, 10_000)
  expect(answer.json().fields).toEqual({
    'variants.0.oldPrice': 'Was not asked for 30 days before: leave the old price empty',
  })
  expect((await read()).variants[0]).toMatchObject({ price: 10_000, oldPrice: null })
})

test('the price of a draft was never charged', async ({ db, bed, reprice }) => {
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  await givenAskedFor(db, bed.id, 90)
  await db.update(products).set({ published: true }).where(eq(products.id, bed.id))
  expect((await reprice(8_000, 10_000)).statusCode).toBe(400)
})

test('a new product cannot have an old price', async ({ db, call }) => {
  const form = await givenForm(db, { variants: [{ ...newVariant, oldPrice: 99_000 }] })
  expect((await call('POST', '/products', form)).json().fields).toHaveProperty(['variants.0.oldPrice'])
})

test('an existing old price does not block other changes', async ({ db, call, bed, read }) => {
  await db.update(variants).set({ oldPrice: 30_000 }).where(eq(variants.productId, bed.id))
  const answer = await call('PUT', `/products/${bed.id}`, { ...formOf(await read()), name: 'Rara' })
  expect(answer.json()).toMatchObject({ name: 'Rara', variants: [{ oldPrice: 30_000 }, { oldPrice: 30_000 }] })
})

test('the history has each price, its author and whether the product was published', async ({
  db,
  call,
  bed,
  reprice,
}) => {
  await reprice(9_000, null)
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  const { items }: { items: PriceChange[] } = (await call('GET', `/products/${bed.id}/prices`)).json()
  const first = items.filter(({ variantId }) => variantId === Math.min(...items.map((one) => one.variantId)))
  expect(first.toSorted((a, b) => a.id - b.id)).toMatchObject([
    { price: 10_000, isOffered: true, staffName: null },
    { price: 9_000, isOffered: true, staffName: 'manager of the shop' },
    { price: 9_000, isOffered: false, staffName: null },
  ])
})

const percent = { kind: 'percent', amount: -10, roundTo: 500, showOld: true } as const

test('a preview shows the new prices, and which old prices are real', async ({ db, call, bed }) => {
  await givenAskedFor(db, bed.id, 31)
  const fresh = await givenProduct(db, { name: 'Young Bed', variants: [{ price: 5_000 }] })
  const answer = await call('POST', '/products/price-previews', { ...percent, productIds: [bed.id, fresh.id] })
  expect(answer.json().items).toMatchObject([
    {
      name: 'Rara Bed',
      before: { price: 10_000, oldPrice: null },
      after: { price: 9_000, oldPrice: 10_000 },
      note: '',
    },
    { name: 'Rara Bed', before: { price: 20_000 }, after: { price: 18_000, oldPrice: 20_000 } },
    {
      name: 'Young Bed',
      after: { price: 4_500, oldPrice: null },
      note: 'No old price: none was asked for 30 days before',
    },
  ])
  expect(await db.$count(variants, eq(variants.price, 9_000))).toBe(0)
})

test('saving applies the previewed prices, unless a price has changed since', async ({ db, call, bed }) => {
  await givenAskedFor(db, bed.id, 31)
  const { items } = (await call('POST', '/products/price-previews', { ...percent, productIds: [bed.id] })).json()
  const changes = items.map(({ variantId, before, after }: PricePreviewRow) => ({ variantId, seen: before, ...after }))
  const done = await call('POST', '/products/prices', { changes })
  expect(done.json().items).toMatchObject([{ id: bed.id, price: 9_000, oldPrice: 10_000 }])
  const again = await call('POST', '/products/prices', { changes })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'stale', current: [{ price: 9_000 }, { price: 18_000 }] })
})

test('one unreal old price prevents all changes', async ({ db, call, bed }) => {
  await givenAskedFor(db, bed.id, 31)
  const rows = await db.select().from(variants).where(eq(variants.productId, bed.id)).orderBy(asc(variants.position))
  const changes = rows.map(({ id, price }, at) => {
    return { variantId: id, seen: { price, oldPrice: null }, price: price - 1_000, oldPrice: at === 0 ? price : 50_000 }
  })
  const answer = await call('POST', '/products/prices', { changes })
  expect(Object.keys(answer.json().fields)).toEqual(['changes.1.oldPrice'])
  expect(await db.$count(variants, eq(variants.price, 10_000))).toBe(1)
})

test('a preview of more than 500 variants is refused', async ({ db, call, bed }) => {
  const form = { kind: 'percent', amount: -10, showOld: true, productIds: [bed.id] }
  const rows = Array.from({ length: 498 }, (_, at) => ({
    productId: bed.id,
    position: at + 2,
    price: 10_000,
    sku: `S-${at}`,
    size: `${at + 1}`,
  }))
  await db.insert(variants).values(rows)
  const shown = await call('POST', '/products/price-previews', form)
  expect(shown.json().items).toHaveLength(500)
  const other = await givenProduct(db, { name: 'Asan Bed', variants: [{ price: 10_000 }] })
  const refused = await call('POST', '/products/price-previews', { ...form, productIds: [bed.id, other.id] })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { productIds: 'Must have 500 variants at most' }])
})

test('the history shows the newest 1,000 changes, the oldest first', async ({ db, call, bed }) => {
  const [first] = await db.select().from(variants).where(eq(variants.productId, bed.id)).limit(1)
  const change = { variantId: first!.id, oldPrice: null, isOffered: true }
  const now = Date.now()
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...change, price: 1_000 + at, since: new Date(now + at) }))
  await db.insert(priceChanges).values(rows)
  const { items }: { items: PriceChange[] } = (await call('GET', `/products/${bed.id}/prices`)).json()
  expect(items).toHaveLength(1_000)
  expect([items[0]!.price, items.at(-1)!.price]).toEqual([1_000, 1_999])
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('what decides about old prices is read for 150 days, and 100 changes of a size at most', async ({ db, bed }) => {
  const rows = await db.select().from(variants).where(eq(variants.productId, bed.id)).orderBy(variants.position)
  const [slow, quick] = rows.map(({ id }) => id) as [number, number]
  const change = { oldPrice: null, isOffered: true }
  const given = (variantId: number, price: number, since: Date) => ({ ...change, variantId, price, since })
  await db.delete(priceChanges)
  await db
    .insert(priceChanges)
    .values([
      ...[400, 300, 160, 149, 1].map((days) => given(slow, days, daysAgo(days))),
      ...Array.from({ length: 150 }, (_, at) => given(quick, 150 - at, daysAgo(150 - at))),
    ])
  const read = await readStretches(db, [slow, quick])
  expect(read.get(slow)?.map(({ price }) => price)).toEqual([160, 149, 1])
  expect(read.get(quick)?.map(({ price }) => price)).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at))
})
