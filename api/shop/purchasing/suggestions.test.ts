import { eq } from 'drizzle-orm'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { products, purchaseOrders } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenPlace } from '../stock/stock.fixture.ts'
import { givenBed, givenSupplier } from './purchasing.fixture.ts'

const DAY_MS = 86_400_000

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', async ({ db }) => {
    const bed = await givenBed(db)
    const sold = (days: number, quantity: number, more: object = {}) =>
      givenOrder(db, {
        placedAt: new Date(Date.now() - days * DAY_MS),
        lines: [{ productId: bed.id, variantId: bed.first, quantity }],
        ...more,
      })
    await sold(2, 7)
    await sold(9, 7)
    await sold(70, 9)
    await sold(3, 8, { state: 'cancelled' })
    return bed
  })

test('a variant that runs out is suggested in packs of its cheapest supplier, with the figures', async ({
  db,
  staff,
  bed,
}) => {
  await givenSupplier(db, { name: 'Dear Timber', items: [{ variantId: bed.first, cost: 3_000 }] })
  const cheapest = await givenSupplier(db, { items: [{ variantId: bed.first, cost: 2_000, minimum: 20, pack: 6 }] })
  await givenSupplier(db, { name: 'Gone', isActive: false, items: [{ variantId: bed.first, cost: 1 }] })
  const { items, total, cover } = (await staff.call('GET', '/purchase-suggestions')).json()
  expect([total, cover]).toEqual([1, 30])
  expect(items).toMatchObject([
    {
      variantId: bed.first,
      sku: 'RARA-1',
      perWeek: 7,
      stock: 5,
      reserved: 23,
      orderAt: 10,
      upTo: 40,
      pieces: 36,
      leadDays: 10,
      supplier: { id: cheapest, name: 'Himal Timber', cost: 2_000, others: 1 },
    },
  ])
  const short = (await staff.call('GET', '/purchase-suggestions?cover=7')).json()
  expect(short.items).toMatchObject([{ upTo: 17, pieces: 24 }])
})

test('pieces in transit between places are not bought again', async ({ db, staff, bed }) => {
  const toId = await givenPlace(db)
  await givenSupplier(db, { items: [{ variantId: bed.first, cost: 2_000 }] })
  const [before] = (await staff.call('GET', '/purchase-suggestions')).json().items
  const lines = [{ variantId: bed.first, pieces: 4 }]
  await staff.call('POST', '/stock-transfers', { fromId: MAIN_PLACE, toId, lines })
  const [during] = (await staff.call('GET', '/purchase-suggestions')).json().items
  expect(during).toMatchObject({ stock: 1, onTheWay: 4, pieces: before.pieces })
})

test('a variant that nobody sells to the shop is named without a supplier', async ({ staff, bed }) => {
  const { items } = (await staff.call('GET', '/purchase-suggestions')).json()
  expect(items).toMatchObject([{ variantId: bed.first, supplier: null, leadDays: 14 }])
})

test('one press drafts an order to each supplier, which then counts as coming', async ({ db, staff, bed }) => {
  const one = await givenSupplier(db, { items: [{ variantId: bed.first, cost: 2_000, code: 'HT-1' }] })
  const other = await givenSupplier(db, { name: 'Terai Foam', items: [{ variantId: bed.second, cost: 900 }] })
  const lines = [
    { supplierId: other, variantId: bed.second, quantity: 4 },
    { supplierId: one, variantId: bed.first, quantity: 36 },
  ]
  const headers = { 'idempotency-key': 'drafts-1' }
  const { items } = (await staff.call('POST', '/purchase-suggestions/drafts', { lines }, headers)).json()
  expect(items).toMatchObject([{ supplierName: 'Himal Timber' }, { supplierName: 'Terai Foam' }])
  const draft = (await staff.call('GET', `/purchase-orders/${items[0].id}`)).json()
  expect(draft).toMatchObject({ state: 'draft', total: 72_000, lines: [{ code: 'HT-1', quantity: 36 }] })
  const repeated = (await staff.call('POST', '/purchase-suggestions/drafts', { lines }, headers)).json()
  expect([repeated.items, await db.$count(purchaseOrders)]).toEqual([[], 2])
  expect((await staff.call('GET', '/purchase-suggestions')).json().total).toBe(0)
})

test('a supplier that does not sell a variant gets no draft', async ({ db, staff, bed }) => {
  const supplierId = await givenSupplier(db)
  const lines = [{ supplierId, variantId: bed.first, quantity: 4 }]
  const answer = await staff.call('POST', '/purchase-suggestions/drafts', { lines })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['lines.0.variantId']])
  expect(await db.$count(purchaseOrders)).toBe(0)
})

test('what is not for sale is not suggested', async ({ db, staff, bed }) => {
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  expect((await staff.call('GET', '/purchase-suggestions')).json()).toMatchObject({ items: [], total: 0 })
})
