import { givenCard, givenStoreCredit } from './credit.fixture.ts'
import { eq } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { orders, smsMessages, users } from '../../platform/db/schema.ts'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { expireOrders } from '../payments/expire-orders.ts'

test('an order that ends unpaid sends a stranger’s phone no SMS about the credit that comes back', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  const card = await givenCard(db, 10)
  const placeOne = async () => {
    await guest.add(await givenVariant(db, { stock: 50 }))
    return (await order(guest, { email: '', payment: 'bank', credit: [{ code: card.code, amount: 5 }] })).json()
  }
  const { data, trackKey } = await placeOne()
  const cancelled = await guest.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, { reason: '' })
  expect(cancelled.statusCode).toBe(200)
  await placeOne()
  const [late] = await db.select().from(orders).where(eq(orders.state, 'pending'))
  await expireOrders({}, app, undefined, new Date(late!.payBy!.getTime() + 1_000))
  expect(await db.$count(orders, eq(orders.state, 'cancelled'))).toBe(2)
  const told = (await db.select().from(smsMessages)).map(({ template }) => template)
  expect(told).toEqual(['order-placed', 'order-placed'])
})

test('the mail about credit that came back says where it is, not that it is on its way', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const [user] = await db.select().from(users)
  await givenStoreCredit(db, user!.id, 3_000)
  const card = await givenCard(db, 8_000)
  const credit = [{ code: card.code, amount: 8_000 }, { amount: 3_000 }]
  const { data } = (await order(member, { credit })).json()
  const { call } = await givenStaff(app, 'owner')
  await call('POST', `/orders/${data.orderId}/cancellation`, { reason: 'Broken in the workshop' })
  const told = (await readOutbox(db)).filter(({ template }) => template === 'refund-done').map((mail) => mail.data)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(
    expect.objectContaining({ amount: 8_000, method: 'credit', reference: `•••• ${card.code.slice(-4)}` }),
  )
  expect(told).toContainEqual(expect.objectContaining({ amount: 3_000, method: 'credit', reference: '' }))
})
