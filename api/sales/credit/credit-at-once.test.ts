import { eq } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { creditAccounts } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, unlimitedTest } from '../../test/test.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { AGREEMENT, givenCard, readDisagreements } from './credit.fixture.ts'

const test = unlimitedTest.extend('guest', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db, { stock: 50 }))
  return guest
})

const balanceOf = async (db: Db, id: string) => {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, id))
  return account!.balance
}

test('two checkouts at once spend one card once', async ({ app, db, guest }) => {
  const card = await givenCard(db, 4_000)
  const variant = await givenVariant(db, { stock: 9 })
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = givenShopper(app)
      await other.add(variant)
      return other
    }),
  )
  const answers = await Promise.all(
    [guest, ...others].map((one) => order(one, { payment: 'bank', credit: [{ code: card.code, amount: 3_000 }] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  expect(await balanceOf(db, card.id)).toBe(1_000)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
})

test('a repeated request takes the credit once', async ({ db, guest }) => {
  const card = await givenCard(db, 4_000)
  const body = orderOf(await quoteFor(guest), { payment: 'bank', credit: [{ code: card.code, amount: 1_500 }] })
  const key = crypto.randomUUID()
  const answers = await Promise.all([place(guest, body, key), place(guest, body, key), place(guest, body, key)])
  expect(new Set(answers.map((answer) => answer.json().data.orderId)).size).toBe(1)
  expect(await balanceOf(db, card.id)).toBe(2_500)
})

test('of many cancellations at once one gives the credit back', async ({ db, guest }) => {
  const card = await givenCard(db, 4_000)
  const { data, trackKey } = (
    await order(guest, { payment: 'bank', credit: [{ code: card.code, amount: 4_000 }] })
  ).json()
  const cancel = () => guest.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, { reason: '' })
  const answers = await Promise.all([cancel(), cancel(), cancel(), cancel()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  expect(await balanceOf(db, card.id)).toBe(4_000)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
})

test('a card is redeemed while an order of it is cancelled and it is corrected', async ({ app, db, guest }) => {
  const card = await givenCard(db, 4_000)
  const { call } = await givenStaff(app, 'owner')
  const { data, trackKey } = (
    await order(guest, { payment: 'bank', credit: [{ code: card.code, amount: 3_000 }] })
  ).json()
  const other = givenShopper(app)
  await other.add(await givenVariant(db, { stock: 9 }))
  const [cancelled, placed, corrected] = await Promise.all([
    guest.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, { reason: '' }),
    order(other, { payment: 'bank', credit: [{ code: card.code, amount: 1_000 }] }),
    call('POST', `/credit/${card.id}/corrections`, { amount: 500, note: 'A voucher was sold twice' }),
  ])
  expect([cancelled.statusCode, placed.statusCode, corrected.statusCode]).toEqual([200, 201, 200])
  expect(await balanceOf(db, card.id)).toBe(3_500)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
})
