import { PlacedReply } from '#contract/orders/orders.ts'
import { ReorderReply } from '#contract/orders/reorder.ts'
import { givenSettings, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orders } from '../../platform/db/schema.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { givenOrder } from './orders.fixture.ts'
import { decryptOrder } from './private-order.ts'
import { buyerAgain } from './reorder.ts'

const { dataKey, orderKey } = testOptions.secrets

test('an order keeps which of its pieces do not get in by the measures of the buyer, and drops other ids', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const [fits, stuck, foreign] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
  await shopper.add(fits)
  await shopper.add(stuck)
  const answer = await order(shopper, { does_not_fit: [foreign, stuck, stuck] })
  expect(answer.statusCode).toBe(201)
  const { data } = PlacedReply.parse(answer.json())
  expect(data.doesNotFit).toEqual([1])
  const row = onlyRow(await db.select().from(orders))
  expect(decryptOrder(dataKey, row.id, row.privateDetails!)).toMatchObject({ doesNotFit: [1] })
  for (const mail of await readOutbox(db)) expect(mail).toMatchObject({ data: { doesNotFit: [1] } })
})

test('an order that the buyer collects keeps nothing about what does not get in', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const stuck = await givenVariant(db)
  await shopper.add(stuck)
  const answer = await order(shopper, { does_not_fit: [stuck], method: 'pickup' })
  expect([answer.statusCode, answer.json().data.doesNotFit]).toEqual([201, []])
  const row = onlyRow(await db.select().from(orders))
  expect(decryptOrder(dataKey, row.id, row.privateDetails!)).not.toHaveProperty('doesNotFit')
})

test('an order of pieces that get in keeps nothing about it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  expect((await order(shopper, { does_not_fit: ['999999'] })).json().data.doesNotFit).toEqual([])
  const row = onlyRow(await db.select().from(orders))
  expect(decryptOrder(dataKey, row.id, row.privateDetails!)).not.toHaveProperty('doesNotFit')
})

test.for([
  ['a word', ['sofa']],
  ['no list', '7'],
  ['too many', Array.from({ length: 1_000 }, (_, at) => String(at + 1))],
] as const)('%s orders nothing', async ([, wrong], { app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  expect((await order(shopper, { does_not_fit: wrong })).statusCode).toBe(400)
  expect(await db.$count(orders)).toBe(0)
})

test('the key of an order whose pieces got in is refused for one whose pieces do not', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const variant = await givenVariant(db)
  await shopper.add(variant)
  const body = orderOf(await quoteFor(shopper))
  expect((await place(shopper, body, 'key-1')).statusCode).toBe(201)
  expect((await place(shopper, body, 'key-1')).headers['idempotency-replayed']).toBe('true')
  const other = { ...body, does_not_fit: [variant] }
  expect((await place(shopper, other, 'key-1')).json()).toMatchObject({ code: 'key_reused' })
})

test('a caller with only number and contact does not learn what gets in', async ({ app, db }) => {
  await givenSettings(db)
  const { number } = await givenOrder(db, { details: { doesNotFit: [0] } })
  const tracked = await app.inject({
    method: 'POST',
    url: '/api/orders/track',
    payload: { orderId: number, contact: '9841234567' },
  })
  expect(tracked.json().data).toMatchObject({ isReadOnly: true, doesNotFit: [] })
  const url = `/api/orders/${number}?key=${trackKey(orderKey, number)}`
  expect((await app.inject({ url })).json().data).toMatchObject({ isReadOnly: false, doesNotFit: [0] })
})

test('ordering once more returns only the fields of the form, though the order has more', async ({ db }) => {
  await givenSettings(db)
  const business = { name: 'Rai Interiors', pan: '301234567' }
  const stored = await givenOrder(db, {
    details: { doesNotFit: [0], business, note: 'Ring twice', shopperReason: 'No' },
  })
  const fields = Object.keys(ReorderReply.shape.buyer.unwrap().shape)
  expect(Object.keys(buyerAgain(dataKey, stored)!).toSorted()).toEqual(fields.toSorted())
})

test('staff see it on the order and the packing slip, also after they changed the address', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const { id } = await givenOrder(db, { details: { doesNotFit: [0] } })
  const read = async () => (await staff.call('GET', `/orders/${id}`)).json()
  const { contact } = await read()
  expect(contact).not.toHaveProperty('doesNotFit')
  const changed = await staff.call('PUT', `/orders/${id}/contact`, { ...contact, landmark: 'Behind the temple' })
  expect(changed.statusCode).toBe(200)
  expect((await read()).order.doesNotFit).toEqual([0])
  const slips = await staff.call('GET', `/packing-slips?ids=${id}`)
  expect(slips.json().items).toMatchObject([{ doesNotFit: [0] }])
})
