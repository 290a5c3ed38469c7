import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { givenShopper } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenCheckoutShop, order } from '../../sales/checkout/checkout.fixture.ts'
import { shopSettings, variants } from '../../platform/db/schema.ts'
import { approveReturn } from '../../sales/fulfilment/change-return.ts'
import { dispatchDelivery } from '../../sales/fulfilment/dispatch-delivery.ts'
import { endRest } from '../../sales/fulfilment/end-rest.ts'
import {
  deliveriesOf,
  givenConfirmed,
  givenDelivered,
  givenVariant,
  givenZone,
  nepal,
  shopper,
  staff,
} from '../../sales/fulfilment/fulfilment.fixture.ts'
import { handOver } from '../../sales/fulfilment/hand-over.ts'
import { planDelivery } from '../../sales/fulfilment/plan-delivery.ts'
import { receiveReturn } from '../../sales/fulfilment/receive-return.ts'
import { requestReturn } from '../../sales/fulfilment/request-return.ts'
import { splitDelivery } from '../../sales/fulfilment/split-delivery.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { findOrder } from '../../sales/orders/order-queries.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { movementsOf, wrongStocks } from './stock.fixture.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const now = nepal('2026-11-21T12:00:00')
const deed = { by: staff, now }

/** Checks after each test that the movements add up to the stock. */
const test = base.extend('adding', { auto: true }, ({ db }, { onCleanup }) => {
  onCleanup(async () => expect(await wrongStocks(db)).toEqual([]))
})

const opened = [5, 'opening', null]

test('an order records its pieces as sold', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { id } = await givenProduct(db, { variants: [{ stock: 5 }, { stock: 3 }] })
  const [first, second] = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.position)
  const guest = givenShopper(app)
  await guest.ask('POST', '/lines', { variantId: String(first!.id), quantity: 2 })
  await guest.ask('POST', '/lines', { variantId: String(second!.id), quantity: 1 })
  const number = (await order(guest)).json().data.orderId
  expect(await movementsOf(db, first!.id)).toEqual([opened, [-2, 'sold', number]])
  expect(await movementsOf(db, second!.id)).toEqual([
    [3, 'opening', null],
    [-1, 'sold', number],
  ])
})

test.for(['cancel', 'expire'] as const)('an order that ends by %s returns its pieces', async (action, { db }) => {
  const bed = await givenVariant(db)
  const { id, number } = await givenOrder(db, { lines: [{ ...bed, quantity: 2 }], payment: 'esewa' })
  const by = action === 'expire' ? { actor: 'system' as const, id: null } : staff
  expect(await changeOrder({ db, secrets }, id, { action, by })).toBeUndefined()
  expect(await movementsOf(db, bed.variantId)).toEqual([opened, [2, 'cancelled', number]])
})

test('a fully returned order records a return', async ({ db }) => {
  await givenZone(db)
  await db.insert(shopSettings).values(demoSettings)
  const bed = await givenVariant(db)
  const { id, number } = await givenDelivered(db, now, { lines: [{ ...bed, quantity: 2 }] })
  expect(await changeOrder({ db, secrets }, id, { action: 'return', ...deed })).toBeUndefined()
  expect(await movementsOf(db, bed.variantId)).toEqual([opened, [2, 'returned', number]])
})

test.for([
  { restock: true, moved: [[1, 'returned', true]] },
  { restock: false, moved: [] },
])('returned pieces go back on sale only if staff choose so: $restock', async ({ restock, moved }, { db }) => {
  await givenZone(db)
  await db.insert(shopSettings).values(demoSettings)
  const bed = await givenVariant(db)
  const { id, number } = await givenDelivered(db, now, { lines: [{ ...bed, quantity: 3 }] })
  const fields = { reason: 'Too wide.', pieces: JSON.stringify([{ position: 0, quantity: 1 }]) }
  const asked = { order: (await findOrder(db, number))!, by: shopper }
  const { returns } = await requestReturn({ db, secrets, storage, wallets }, asked, fields, [], now)
  const name = { orderId: id, returnId: returns[0]!._id }
  await approveReturn({ db, secrets }, name, { ...deed, refund: 1_000 })
  await receiveReturn({ db, secrets }, name, { ...deed, restock })
  const expected = moved.map(([change, reason]) => [change, reason, number])
  expect(await movementsOf(db, bed.variantId)).toEqual([opened, ...expected])
})

test('pieces cancelled from an order return to stock', async ({ db }) => {
  await givenZone(db)
  await db.insert(shopSettings).values(demoSettings)
  const bed = await givenVariant(db)
  const { id, number } = await givenConfirmed(db, { lines: [{ ...bed, quantity: 3 }] }, now)
  const name = { orderId: id, number: 1 }
  await splitDelivery({ db, secrets }, name, [{ position: 0, quantity: 2 }], deed)
  const [first] = await deliveriesOf(db, id)
  await planDelivery({ db, secrets }, name, { day: '2026-11-22', slot: 'morning' }, deed)
  await dispatchDelivery({ db, secrets }, name, deed)
  await handOver({ db, secrets }, name, { code: first!.code }, deed)
  await endRest({ db, secrets }, id, { ...deed, reason: 'No more of it.' })
  expect(await movementsOf(db, bed.variantId)).toEqual([opened, [2, 'cancelled', number]])
})

test('a direct change of the stock column is recorded as a count', async ({ db }) => {
  const { variantId } = await givenVariant(db)
  await db.update(variants).set({ stock: 2 }).where(eq(variants.id, variantId))
  expect(await movementsOf(db, variantId)).toEqual([opened, [-3, 'counted', null]])
})
