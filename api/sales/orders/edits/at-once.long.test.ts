import { eq } from 'drizzle-orm'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orderLines, orders } from '../../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../../test/test.ts'
import { givenShopper } from '../../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, orderOf, place, quoteFor } from '../../checkout/checkout.fixture.ts'
import { dispatchDelivery } from '../../fulfilment/dispatch-delivery.ts'
import { givenConfirmed, givenVariant, shopper } from '../../fulfilment/fulfilment.fixture.ts'
import { planDelivery } from '../../fulfilment/plan-delivery.ts'
import { recordPayment } from '../../payments/record-payment.ts'
import { changeOrder } from '../change-order.ts'
import { withLockedOrder } from '../lock-order.ts'
import { givenOrder, stateOf } from '../orders.fixture.ts'
import { documentsOf, givenEditor, givenShop, refundsOf, stockOf, sumsOf } from './edits.fixture.ts'

const { secrets } = testOptions

/** Pieces of a variant in orders that stand. */
const heldOf = async (db: Db, variantId: number) => {
  const rows = await db
    .select({ quantity: orderLines.quantity, state: orders.state })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.variantId, variantId))
  return sumOf(
    rows.filter(({ state }) => state !== 'cancelled'),
    ({ quantity }) => quantity,
  )
}

test('one of several edits at once is done, and the others are stale', async ({ app, db }) => {
  await givenShop(db)
  const staff = await givenEditor(app)
  const goods = await givenVariant(db, { stock: 9 })
  const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods }] })
  const { version } = await staff.open(order.id)
  const edits = [2, 3, 4].map((quantity) => staff.edit(order.id, { version, lines: [{ position: 0, quantity }] }))
  const codes = (await Promise.all(edits)).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 409, 409])
  expect((await stockOf(db, goods.variantId)) + (await heldOf(db, goods.variantId))).toBe(10)
  expect(await documentsOf(db, order.id)).toHaveLength(3)
})

test('the last piece goes to one of two orders that are edited at once', async ({ app, db }) => {
  const staff = await givenEditor(app)
  const last = await givenVariant(db, { stock: 1 })
  const all = [await givenOrder(db), await givenOrder(db), await givenOrder(db)]
  const line = { variantId: last.variantId, quantity: 1 }
  const answers = await Promise.all(
    all.map(({ id }) => staff.edit(id, { lines: [{ position: 0, quantity: 1 }, line] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  expect(await stockOf(db, last.variantId)).toBe(0)
  expect(await heldOf(db, last.variantId)).toBe(1)
})

test('the last piece goes to the order that is edited or to the buyer who orders it, not to both', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const staff = await givenEditor(app)
  const last = await givenVariant(db, { stock: 1 })
  const order = await givenOrder(db)
  const buyer = givenShopper(app)
  await buyer.send('POST', '/api/cart/lines', { variantId: String(last.variantId), quantity: 1 })
  const body = orderOf(await quoteFor(buyer))
  const line = { variantId: last.variantId, quantity: 1 }
  const [edited, placed] = await Promise.all([
    staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }, line] }),
    place(buyer, body),
  ])
  expect([edited.statusCode === 200, placed.statusCode === 201].toSorted()).toEqual([false, true])
  expect(await stockOf(db, last.variantId)).toBe(0)
  expect(await heldOf(db, last.variantId)).toBe(1)
})

test('orders that swap the same goods at once do not wait for each other without end', async ({ app, db }) => {
  const staff = await givenEditor(app)
  const one = await givenVariant(db, { stock: 9 })
  const other = await givenVariant(db, { stock: 9 })
  const mine = await givenOrder(db, { lines: [{ ...one }] })
  const theirs = await givenOrder(db, { lines: [{ ...other }] })
  const swap = (id: string, to: { variantId: number }) =>
    staff.edit(id, { lines: [{ variantId: to.variantId, quantity: 2 }] })
  const answers = await Promise.all([swap(mine.id, other), swap(theirs.id, one)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stockOf(db, one.variantId)).toBe(8)
  expect(await stockOf(db, other.variantId)).toBe(8)
})

test('an order that leaves while it is edited is edited before, or not at all', async ({ app, db }) => {
  const staff = await givenEditor(app)
  const by = { actor: 'staff', id: staff.id } as const
  const goods = await givenVariant(db, { stock: 5 })
  const order = await givenConfirmed(db, { lines: [{ ...goods }] })
  const name = { orderId: order.id, number: 1 }
  await planDelivery({ db, secrets }, name, { day: '2099-01-05', slot: 'morning' }, { by })
  const [edited] = await Promise.all([
    staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] }),
    dispatchDelivery({ db, secrets }, name, { by }),
  ])
  const quantity = edited.statusCode === 200 ? 2 : 1
  expect((await sumsOf(db, order.id)).lines).toMatchObject([{ quantity }])
  expect(await stockOf(db, goods.variantId)).toBe(6 - quantity)
  if (edited.statusCode !== 200) expect(edited.json().message).toBe('Somebody is on the way with it.')
})

test('an order that its buyer cancels while it is edited ends with all goods back', async ({ app, db }) => {
  const staff = await givenEditor(app)
  const goods = await givenVariant(db, { stock: 5 })
  const order = await givenOrder(db, { lines: [{ ...goods }] })
  const [edited, cancelled] = await Promise.all([
    staff.edit(order.id, { lines: [{ position: 0, quantity: 3 }] }),
    changeOrder({ db, secrets }, order.id, { action: 'cancel', by: shopper }),
  ])
  expect(cancelled).toBeUndefined()
  expect([200, 409]).toContain(edited.statusCode)
  expect(await stateOf(db, order.id)).toBe('cancelled')
  expect(await stockOf(db, goods.variantId)).toBe(6)
})

test('a payment that arrives while the order is edited counts for the order as it is then', async ({ app, db }) => {
  await givenShop(db)
  const staff = await givenEditor(app)
  const order = await givenOrder(db, { payment: 'bank', lines: [{ quantity: 2 }] })
  const transfer = { method: 'bank', purpose: 'full', amount: 21_000, reference: 'TX-8', recordedBy: staff.id } as const
  const [edited] = await Promise.all([
    staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] }),
    withLockedOrder(db, order.id, (tx, held) => recordPayment(tx, secrets, held, transfer, new Date())),
  ])
  // The edit was first, or stale because the payment has changed what is due.
  const { total, counted } = await sumsOf(db, order.id)
  const back = sumOf(await refundsOf(db, order.id), ({ amount }) => amount)
  expect([total, counted, back]).toEqual(edited.statusCode === 200 ? [11_000, 11_000, 10_000] : [21_000, 21_000, 0])
  expect(await documentsOf(db, order.id)).toMatchObject([{ kind: 'invoice', total }])
})
