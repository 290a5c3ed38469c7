import { eq } from 'drizzle-orm'
import { creditAccounts, creditEntries, orders, payments } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { deliveredAt, givenExchanger, returnOf, setPrice } from '../exchanges/exchanges.fixture.ts'
import { givenConfirmed, givenVariant, givenZone, staff } from '../fulfilment/fulfilment.fixture.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenShop, refundsOf } from '../orders/edits/edits.fixture.ts'
import { takeCash } from '../payments/follow-with-money.ts'
import { promiseRefund } from '../payments/staff-refunds.ts'
import { givenCard } from './credit.fixture.ts'

const { secrets } = testOptions
const HOUR_MS = 3_600_000

/** An order of Rs. 11,000 whose bed of Rs. 10,000 was exchanged for another one and came back. A gift card paid `byCard` of it. */
const test = base.extend('exchangePaid', ({ app, db }) => async (byCard: number) => {
  await givenShop(db)
  await givenZone(db)
  const [old, other] = [await givenVariant(db, { stock: 5 }), await givenVariant(db, { stock: 2 })]
  await setPrice(db, other.variantId, 12_000)
  const order = await givenConfirmed(
    db,
    { lines: [{ ...old, quantity: 1 }] },
    new Date(deliveredAt.getTime() - HOUR_MS),
  )
  const card = await givenCard(db, byCard)
  const paid = { orderId: order.id, method: 'credit', purpose: 'full', amount: byCard, reference: '•••• 1' } as const
  const [payment] = await db.insert(payments).values(paid).returning()
  const entry = { id: crypto.randomUUID(), accountId: card.id, amount: -byCard, reason: 'order' } as const
  await db.insert(creditEntries).values({ ...entry, orderId: order.id, paymentId: payment!.id })
  await changeOrder({ db, secrets }, order.id, { action: 'deliver', by: staff, now: deliveredAt })
  const manager = await givenExchanger(app)
  const next = (await manager.exchange(order.id, { lines: [{ variantId: other.variantId, quantity: 1 }] })).json()
  const { id: returnId } = await returnOf(db, order.id)
  await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: true, by: staff })
  const balance = async () => {
    const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, card.id))
    return account!.balance
  }
  return { order, next, balance, cardId: card.id }
})

test('an exchange does not turn a gift card into money', async ({ db, exchangePaid }) => {
  const { order, next, balance, cardId } = await exchangePaid(11_000)
  await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
  expect(await refundsOf(db, next.id)).toMatchObject([{ amount: 10_000, creditAccountId: cardId }])
  expect(await balance()).toBe(10_000)
  await promiseRefund({ db, secrets }, order.id, { id: crypto.randomUUID(), amount: 1_000, by: { id: staff.id! } })
  expect(await balance()).toBe(11_000)
})

test('cash for the dearer piece goes back as money', async ({ db, exchangePaid }) => {
  const { next, balance, cardId } = await exchangePaid(11_000)
  const [order] = await db.select().from(orders).where(eq(orders.id, next.id))
  await takeCash(db, secrets, order!, { by: staff, now: new Date() })
  await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
  const back = (await refundsOf(db, next.id)).map(({ amount, creditAccountId }) => [amount, creditAccountId])
  expect(back.toSorted()).toEqual([
    [10_000, cardId],
    [2_000, null],
  ])
  expect(await balance()).toBe(10_000)
})

test('what money had paid of an exchanged piece goes back as money', async ({ db, exchangePaid }) => {
  const { next, balance, cardId } = await exchangePaid(4_000)
  await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
  const back = (await refundsOf(db, next.id)).map(({ amount, creditAccountId }) => [amount, creditAccountId])
  expect(back.toSorted()).toEqual([
    [4_000, cardId],
    [6_000, null],
  ])
  expect(await balance()).toBe(4_000)
})
