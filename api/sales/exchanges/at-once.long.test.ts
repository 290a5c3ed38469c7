import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exchanges, orders, returnRequests } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { staff } from '../fulfilment/fulfilment.fixture.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { changeOrder } from '../orders/change-order.ts'
import { refundsOf, stockOf } from '../orders/edits/edits.fixture.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { keptOf } from '../payments/order-money.ts'
import { givenExchangeable, givenExchanger, returnOf } from './exchanges.fixture.ts'

const { secrets } = testOptions
const oneOf = ({ variantId }: { variantId: number }) => [{ variantId, quantity: 1 }]

test('a double click makes one exchange, and both get its order', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const { worth, total } = (await manager.preview(order.id, { lines: oneOf(other) })).json()
  const key = randomUUID()
  const wanted = { lines: oneOf(other), worth, total }
  const once = () => {
    const body = {
      back: [{ position: 0, quantity: 1 }],
      discount: 0,
      fee: 'free',
      payment: 'cod',
      reason: 'Wider.',
      ...wanted,
    }
    return manager.call('POST', `/orders/${order.id}/exchanges`, body, { 'idempotency-key': key })
  }
  const [one, two] = await Promise.all([once(), once()])
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  expect(two.json()).toEqual(one.json())
  expect(await stockOf(db, other.variantId)).toBe(1)
  expect(await db.$count(exchanges)).toBe(1)
})

test('two colleagues at once make one exchange', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const both = await Promise.all([1, 2].map(() => manager.exchange(order.id, { lines: oneOf(other) })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await stockOf(db, other.variantId)).toBe(1)
  expect(await db.$count(orders)).toBe(2)
})

test('money stays one, whether the old piece is received first or the new order cancelled', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
  const { id: returnId } = await returnOf(db, order.id)
  await db.update(returnRequests).set({ state: 'collected' }).where(eq(returnRequests.id, returnId))
  const shop = { db, secrets }
  const [, cancelled] = await Promise.all([
    receiveReturn(shop, { orderId: order.id, returnId }, { restock: true, by: staff }),
    changeOrder(shop, next.id, { action: 'cancel', by: staff, reason: 'Broken.' }),
  ])
  expect(cancelled).toBeUndefined()
  const owed = [...(await refundsOf(db, order.id)), ...(await refundsOf(db, next.id))]
  expect(owed.map(({ amount }) => amount)).toEqual([10_000])
  const moneyOf = await readMoneyOf(db, [order.id, next.id])
  expect(keptOf(moneyOf(order.id)) + keptOf(moneyOf(next.id))).toBe(1_000)
})

test('an exchange that fails in between leaves nothing behind', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  await db.execute(`alter table exchanges add constraint none check (amount < 0)`)
  const failed = await manager.exchange(order.id, { lines: oneOf(other) })
  expect(failed.statusCode).toBe(500)
  await db.execute(`alter table exchanges drop constraint none`)
  expect(await stockOf(db, other.variantId)).toBe(2)
  expect(await db.$count(orders)).toBe(1)
  expect(await db.$count(returnRequests)).toBe(0)
  expect((await manager.exchange(order.id, { lines: oneOf(other) })).statusCode).toBe(200)
})
