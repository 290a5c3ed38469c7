import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { creditAccounts, orders } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { givenEditor } from '../orders/edits/edits.fixture.ts'
import { AGREEMENT, givenCard, readDisagreements } from './credit.fixture.ts'

/** An order of two beds for Rs. 21,000, paid by transfer and as much by a gift card, of which staff take one bed off. */
const test = base.extend('editPaid', ({ app, db }) => async (byCard: number) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db, { stock: 50 }), 2)
  const card = await givenCard(db, byCard)
  const credit = [{ code: card.code, amount: byCard }]
  const { data } = (await order(guest, { payment: 'bank', credit })).json()
  const staff = await givenEditor(app)
  const transfer = { amount: 21_000 - byCard, reference: 'T-1', isForSeveral: false }
  if (transfer.amount > 0) await staff.call('POST', `/orders/${data.orderId}/transfers`, transfer)
  const [row] = await db.select().from(orders)
  const edited = await staff.edit(row!.id, { lines: [{ position: 0, quantity: 1 }] })
  expect(edited.statusCode, edited.body).toBe(200)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, card.id))
  const told = (await readOutbox(db)).filter(({ template }) => /edited|refund/.test(template))
  return { balance: account!.balance, told }
})

test('the mail of an edit names as a later refund only what did not go back to the gift card', async ({ editPaid }) => {
  const { balance, told } = await editPaid(4_000)
  expect(balance).toBe(4_000)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(
    expect.objectContaining({
      template: 'order-edited',
      data: expect.objectContaining({ refund: expect.objectContaining({ amount: 6_000, method: 'bank' }) }),
    }),
  )
  const done = { template: 'refund-done', data: expect.objectContaining({ amount: 4_000 }) }
  expect(told).toContainEqual(expect.objectContaining(done))
})

test('the mail of an edit promises nothing that went back to the gift card already', async ({ editPaid }) => {
  const { balance, told } = await editPaid(21_000)
  expect(balance).toBe(10_000)
  expect(told.map(({ template }) => template).toSorted()).toEqual(['order-edited', 'refund-done'])
  expect(told.find(({ template }) => template === 'order-edited')!.data).not.toHaveProperty('refund')
})
