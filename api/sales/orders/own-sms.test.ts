import { readSms } from '../../platform/sms/sms.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test('orders that need no code go on beyond the limits of their SMS, and ending them sends none', async ({
  db,
  shopper,
}) => {
  for (let time = 0; time < 6; time++) {
    await shopper.add(await givenVariant(db))
    const { data, trackKey } = (await order(shopper, { email: '', payment: 'bank' })).json()
    expect((await shopper.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, {})).statusCode).toBe(200)
  }
  const texts = await readSms(db)
  expect(texts.map(({ template, isUnproved }) => [template, isUnproved])).toEqual(
    Array.from({ length: 4 }, () => ['order-placed', true]),
  )
})
