import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { orders } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { givenCard } from '../credit/credit.fixture.ts'
import { expireOrders } from './expire-orders.ts'

/** Orders a bed for Rs. 11,000 and lets the order expire. Returns what its mail about that says is missing. */
const test = base.extend('dueInMail', ({ app, db }) => async ({ transfer = 0, ...values }: Record<string, unknown>) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db, { stock: 50 }))
  const { data } = (await order(guest, values)).json()
  const { call } = await givenStaff(app, 'owner')
  const part = { amount: transfer, reference: 'T-1', isForSeveral: false }
  if (transfer !== 0) await call('POST', `/orders/${data.orderId}/transfers`, part)
  const [late] = await db.select().from(orders)
  const end = late!.payBy ?? late!.verifyBy!
  await expireOrders({}, app, undefined, new Date(end.getTime() + 30 * 86_400_000))
  return (await readOutbox(db)).find(({ template }) => template === 'order-cancelled')!.data
})

test('the mail about an expired order says that nothing had arrived', async ({ dueInMail }) => {
  expect(await dueInMail({ payment: 'bank' })).toMatchObject({ total: 11_000, due: 11_000 })
})

test('so does the one about a cash order whose code was not entered', async ({ dueInMail }) => {
  expect(await dueInMail({ payment: 'cod' })).toMatchObject({ due: 11_000 })
})

test('the mail about an expired order names the part that had arrived, without credit, which is back', async ({
  db,
  dueInMail,
}) => {
  const { code } = await givenCard(db, 3_000)
  const values = { payment: 'bank', credit: [{ code, amount: 3_000 }], transfer: 2_000 }
  expect(await dueInMail(values)).toMatchObject({ due: 9_000 })
})
