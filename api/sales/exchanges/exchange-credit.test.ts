import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { creditAccounts, creditEntries, mails, payments } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenCard } from '../credit/credit.fixture.ts'
import { givenConfirmed, givenVariant, givenZone, staff } from '../fulfilment/fulfilment.fixture.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenShop, refundsOf } from '../orders/edits/edits.fixture.ts'
import { promiseRefund } from '../payments/staff-refunds.ts'
import { givenExchanger, returnOf, setPrice } from './exchanges.fixture.ts'

const { secrets } = testOptions
const oneOf = ({ variantId }: { variantId: number }) => [{ variantId, quantity: 1 }]

/** A delivered order of 11,000 of which a gift card paid a part and cash the rest, and another bed that can go out. */
async function givenPaidByCard(db: Db, amount: number) {
  await givenShop(db)
  await givenZone(db)
  const old = await givenVariant(db, { stock: 5 })
  const other = await givenVariant(db, { stock: 2 })
  await setPrice(db, other.variantId, 12_000)
  const order = await givenConfirmed(db, { lines: [{ ...old, quantity: 1 }] })
  const card = await givenCard(db, 20_000)
  const paid = { id: randomUUID(), orderId: order.id, method: 'credit', purpose: 'full', amount } as const
  await db.insert(payments).values({ ...paid, reference: 'Card', receivedAt: new Date() })
  const entry = {
    id: randomUUID(),
    accountId: card.id,
    reason: 'order',
    orderId: order.id,
    paymentId: paid.id,
  } as const
  await db.insert(creditEntries).values({ ...entry, amount: -amount })
  await changeOrder({ db, secrets }, order.id, { action: 'deliver', by: staff })
  return { order, old, other, card }
}

async function balanceOf(db: Db, id: string) {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, id))
  return account!.balance
}

async function receive(db: Db, orderId: string) {
  const { id: returnId } = await returnOf(db, orderId)
  await receiveReturn({ db, secrets }, { orderId, returnId }, { restock: true, by: staff })
}

describe('an order that comes from an exchange', () => {
  test('gives back to the gift card that paid the first order, then in money', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other, card } = await givenPaidByCard(db, 4_000)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    await receive(db, order.id)
    await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
    expect(await balanceOf(db, card.id)).toBe(20_000)
    const refunds = await refundsOf(db, next.id)
    expect(refunds.map(({ amount, creditAccountId }) => [amount, creditAccountId])).toEqual(
      expect.arrayContaining([[4_000, card.id], [6_000, null]]), // prettier-ignore
    )
    expect(refunds).toHaveLength(2)
  })

  test('gives a card back no more than the old piece cost', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other, card } = await givenPaidByCard(db, 11_000 - 1)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    await receive(db, order.id)
    await changeOrder({ db, secrets }, next.id, { action: 'deliver', by: staff })
    for (const amount of [7_000, 5_000]) {
      await promiseRefund({ db, secrets }, next.id, { id: randomUUID(), amount, by: { id: randomUUID() } })
    }
    expect(await balanceOf(db, card.id)).toBe(9_001 + 10_000)
    const inMoney = (await refundsOf(db, next.id)).filter((one) => one.creditAccountId === null)
    expect(inMoney.map(({ amount }) => amount)).toEqual([2_000])
  })

  test('gives the card nothing while the old piece is not back, which still pays there', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other, card } = await givenPaidByCard(db, 10_000)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    await changeOrder({ db, secrets }, next.id, { action: 'deliver', by: staff })
    await promiseRefund({ db, secrets }, next.id, { id: randomUUID(), amount: 500, by: { id: randomUUID() } })
    expect(await balanceOf(db, card.id)).toBe(10_000)
  })

  test('gives back to the card through two exchanges, once', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, old, other, card } = await givenPaidByCard(db, 10_000)
    const second = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    await receive(db, order.id)
    await changeOrder({ db, secrets }, second.id, { action: 'deliver', by: staff })
    const third = await manager.exchange(second.id, { lines: oneOf(old) })
    expect(third.statusCode, third.body).toBe(200)
    await receive(db, second.id)
    const before = await balanceOf(db, card.id)
    await changeOrder({ db, secrets }, third.json().id, { action: 'cancel', by: staff, reason: 'Broken.' })
    expect(before).toBeLessThan(20_000)
    expect(await balanceOf(db, card.id)).toBe(20_000)
  })

  test('says before and in the mail that the card gets the refund, and asks for no bank account', async ({
    app,
    db,
  }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenPaidByCard(db, 4_000)
    await setPrice(db, other.variantId, 7_000)
    await db.delete(mails)
    const shown = (await manager.preview(order.id, { lines: oneOf(other) })).json()
    expect(shown).toMatchObject({ refund: 3_000, refundTo: 'credit' })
    await manager.exchange(order.id, { lines: oneOf(other) })
    expect(await readOutbox(db)).toMatchObject([{ data: { refund: { amount: 3_000, method: 'credit' } } }])
  })
})
