import { eq } from 'drizzle-orm'
import { changeVariant, givenSettings, givenShopper } from '../cart/cart.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, productSets } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenBedroom, givenSet } from './sets.fixture.ts'

const test = base
  .extend('bedroom', ({ db }) => givenBedroom(db))
  .extend('shopper', async ({ app, db }) => {
    await givenSettings(db)
    return givenShopper(app)
  })

/** 10 percent of a bed of 30,000, a mattress of 10,000 and two pillows of 1,001 each. */
const reduction = { name: 'Rara bedroom', code: null, amount: 4_200, sets: 1 }

test('a cart with every piece of a set costs less, and one without a piece does not', async ({ shopper, bedroom }) => {
  const { ids } = bedroom
  await shopper.add(ids.bedSmall)
  await shopper.add(ids.pillow, 2)
  const { totals } = await shopper.add(ids.mattressLarge)
  expect(totals.reductions).toEqual([]) // of another size
  const complete = await shopper.add(ids.mattressSmall)
  expect(complete.totals).toMatchObject({ subtotal: 52_002, reductions: [reduction], total: 48_802 })
  const bed = complete.lines.find(({ variantId }) => variantId === ids.bedSmall)!
  expect((await shopper.remove(bed)).totals.reductions).toEqual([])
})

test('sets of two sizes count, in the language of the shopper', async ({ shopper, bedroom }) => {
  const { ids } = bedroom
  for (const id of [ids.bedSmall, ids.mattressLarge, ids.bedLarge, ids.mattressSmall]) await shopper.add(id)
  const { totals } = await shopper.add(ids.pillow, 4)
  expect(totals.reductions).toEqual([{ ...reduction, amount: 8_400, sets: 2 }])
  const nepali = (await shopper.send('GET', '/api/cart?lang=ne')).json().data
  expect(nepali.totals.reductions).toMatchObject([{ name: 'रारा शयनकक्ष', sets: 2 }])
})

test('a piece counts in one set only: in that which saves more', async ({ db, shopper, bedroom }) => {
  const { bed, pillow } = bedroom.products
  await givenSet(db, {
    name: 'Bed and pillow',
    percent: 20,
    pieces: [{ productId: bed.id }, { productId: pillow.id }],
  })
  const { ids } = bedroom
  await shopper.add(ids.bedSmall)
  await shopper.add(ids.mattressSmall)
  const { totals } = await shopper.add(ids.pillow, 2)
  expect(totals.reductions).toEqual([{ name: 'Bed and pillow', code: null, amount: 6_200, sets: 1 }])
})

test.for([
  ['switched off', ({ db }) => db.update(productSets).set({ isActive: false })],
  ['deleted', ({ db }) => db.delete(productSets)],
  ['with a hidden piece', ({ db, bed }) => db.update(products).set({ published: false }).where(eq(products.id, bed))],
  ['with a piece that is sold out', ({ db, pillow }) => changeVariant(db, pillow, { stock: 0 })],
  ['with too few pieces left', ({ db, pillow }) => changeVariant(db, pillow, { stock: 1 })],
] satisfies [string, (shop: { db: Db; bed: number; pillow: string }) => Promise<unknown>][])(
  'a set %s reduces nothing',
  async ([, change], { db, shopper, bedroom }) => {
    const { ids } = bedroom
    for (const id of [ids.bedSmall, ids.mattressSmall]) await shopper.add(id)
    expect((await shopper.add(ids.pillow, 2)).totals.reductions).toHaveLength(1)
    await change({ db, bed: bedroom.products.bed.id, pillow: ids.pillow })
    expect((await shopper.view()).totals.reductions).toEqual([])
  },
)

test('pieces that are saved for later complete no set', async ({ shopper, bedroom }) => {
  const { ids } = bedroom
  await shopper.add(ids.bedSmall)
  await shopper.add(ids.pillow, 2)
  const { lines } = await shopper.add(ids.mattressSmall)
  const { totals } = await shopper.change(lines.at(-1)!, { isSaved: true })
  expect(totals.reductions).toEqual([])
})
