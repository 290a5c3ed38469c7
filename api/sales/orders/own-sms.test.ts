import { readSms } from '../../platform/sms/sms.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order, orderOf, quoteFor } from '../checkout/checkout.fixture.ts'

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
    Array.from({ length: 3 }, () => ['order-placed', true]),
  )
})

test('a stranger’s orders leave the owner of the phone a code in another network', async ({ app, db, shopper }) => {
  const orderFrom = async (buyer: typeof shopper, ip: string) => {
    await buyer.add(await givenVariant(db))
    const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': ip }
    return (await buyer.send('POST', '/api/orders', orderOf(await quoteFor(buyer), { email: '' }), headers)).statusCode
  }
  for (const ip of ['203.0.113.7', '2001:db8:7::1']) {
    const stranger = givenShopper(app)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push(await orderFrom(stranger, ip))
    expect(statuses).toEqual([201, 201, 201, 429])
  }
  expect(await orderFrom(shopper, '198.51.100.9')).toBe(201)
})
