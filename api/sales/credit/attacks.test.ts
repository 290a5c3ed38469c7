import { eq } from 'drizzle-orm'
import { MOST_OPEN_ORDERS } from '#domain/orders/order-verification.ts'
import { creditAccounts } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { creditCodeHash, endOfCode, newCreditCode } from './credit-codes.ts'
import { givenCard } from './credit.fixture.ts'
import { holdCredit } from './pay-with-credit.ts'

const { dataKey } = testOptions.secrets

test('an order of which credit paid one rupee counts as unpaid', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const card = await givenCard(db, 4_000)
  const variant = await givenVariant(db, { stock: 10_000 })
  const credit = [{ code: card.code, amount: 1 }]
  const statuses: number[] = []
  for (let turn = 0; turn <= MOST_OPEN_ORDERS; turn += 1) {
    const guest = givenShopper(app)
    await guest.add(variant)
    const answer = await order(guest, { payment: 'bank', credit })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: MOST_OPEN_ORDERS }, () => 201), 429])
})

ownDatabaseTest('a code that was replaced while a checkout looked for its card does not pay', async ({ db }) => {
  const card = await givenCard(db, 4_000)
  const [isReplaced, isWanted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const replacing = db.transaction(async (tx) => {
    const code = newCreditCode()
    const columns = { codeHash: creditCodeHash(dataKey, code), codeEnd: endOfCode(code) }
    await tx.update(creditAccounts).set(columns).where(eq(creditAccounts.id, card.id))
    isReplaced.resolve()
    await isWanted.promise
  })
  await isReplaced.promise
  const held = db.transaction((tx) => holdCredit(tx, dataKey, [{ code: card.code, amount: 1 }], null))
  await expect.poll(() => waitingSessions(db)).toBe(1)
  isWanted.resolve()
  await replacing
  expect(await held).toEqual([{ account: null, amount: 1 }])
})

test('a repeated request gets its order, whatever codes its network has tried and whatever became of the card', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db, { stock: 50 }))
  const card = await givenCard(db, 4_000)
  const body = orderOf(await quoteFor(guest), { payment: 'bank', credit: [{ code: card.code, amount: 1_500 }] })
  const key = crypto.randomUUID()
  const first = await place(guest, body, key)
  await db.update(creditAccounts).set({ blockedAt: new Date() }).where(eq(creditAccounts.id, card.id))
  for (let tried = 0; tried < 31; tried += 1) {
    await guest.send('POST', '/api/gift-cards/balance', { code: 'nonsense' })
  }
  const again = await place(guest, body, key)
  expect([again.statusCode, again.json().data?.orderId]).toEqual([first.statusCode, first.json().data.orderId])
})
