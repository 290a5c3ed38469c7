import { like } from 'drizzle-orm'
import { mails, payments, smsMessages } from '../../platform/db/schema.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest } from '../checkout/checkout.fixture.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { deliveriesOf } from '../fulfilment/fulfilment.fixture.ts'
import { planDelivery } from '../fulfilment/plan-delivery.ts'
import { changePayment } from '../payments/change-payment.ts'
import { changeOrder } from './change-order.ts'
import { codeIn, test as base } from './phone-only.fixture.ts'
import { sendOrderCode } from './send-order-code.ts'
import { MISTYPED, mailedCode, newestCode, placedBy, test, testCash } from './news-by-sms.fixture.ts'

const { secrets } = testOptions
const staff = { actor: 'staff', id: null, language: 'en' } as const
const buyer = { actor: 'shopper', id: null, language: 'en', isBuyer: true } as const

test('the code of a delivery on its way goes to the phone as well', async ({ db, phone, placed }) => {
  const { id: orderId, total: amount } = await placed.stored()
  await db.insert(payments).values({ orderId, purpose: 'full', amount, method: 'bank', reference: 'TRANSFER-1' })
  await changeOrder({ db, secrets }, orderId, { action: 'confirm', by: staff })
  const [delivery] = await deliveriesOf(db, orderId)
  const way = { day: '2026-12-20', slot: 'evening' } as const
  const now = new Date('2026-12-01T06:00Z')
  await planDelivery({ db, secrets }, { orderId, number: 1 }, way, { by: staff, now })
  await dispatchDelivery({ db, secrets }, { orderId, number: 1 }, { by: staff, now })
  expect((await placed.news()).statusCode).toBe(200)
  expect(await phone.texts()).toContainEqual(expect.stringContaining(delivery!.code))
})

const FOLLOWS = 'News about this order goes where your code went. Please call us if our emails do not arrive.'

testCash('an order that waits for its code has an offer of its own', async ({ db, placed }) => {
  expect(await placed.read()).toMatchObject({ newsBySms: false, codeBySms: 'possible' })
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This order waits for its code. If you enter one that came by SMS, news comes by SMS as well.',
  ])
  expect((await placed.stored()).email).toBe(MISTYPED)
  expect((await placed.send('/verify', { code: await mailedCode(db, 'order-placed') })).statusCode).toBe(200)
})

testCash('an address whose code was entered works, also once the order is paid by transfer', async ({ db, placed }) => {
  await placed.send('/verify', { code: await mailedCode(db, 'order-placed') })
  expect((await placed.read()).newsBySms).toBe(false)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([409, FOLLOWS])
  expect((await placed.pay({ payment: 'bank' })).statusCode).toBe(200)
  expect((await placed.news()).json().message).toBe(FOLLOWS)
  // Otherwise it would count as placed by the phone's owner (open-orders.ts).
  expect((await placed.stored()).email).toBe(MISTYPED)
})

base('a cash order of a browser that entered a code before keeps its address', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const known = givenKnownGuest(app)
  await known.add(await givenVariant(db, { stock: 5 }))
  const placed = await placedBy(known, db, {})
  expect(await placed.read()).toMatchObject({ verifyBy: null, newsBySms: false })
  expect((await placed.news()).json().message).toBe(FOLLOWS)
})

testCash('a code from the mail that is entered at the same time proves the address', async ({ db, placed }) => {
  const code = await mailedCode(db, 'order-placed')
  const [verified, news] = await Promise.all([placed.send('/verify', { code }), placed.news()])
  expect([verified.statusCode, news.statusCode]).toEqual([200, 409])
  expect(await placed.stored()).toMatchObject({ email: MISTYPED, verifyBy: null })
})

test('a code to the address that was sent before changes nothing to cash; the next one goes to the phone', async ({
  db,
  phone,
  placed,
}) => {
  await placed.send('/payment/code')
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const code = await mailedCode(db, 'verify-order')
  await placed.news()
  expect((await placed.pay({ payment: 'cod', code })).statusCode).toBe(400)
  expect((await placed.send('/payment/code')).statusCode).toBe(200)
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const byPhone = codeIn((await phone.texts()).at(-1))
  expect((await placed.pay({ payment: 'cod', code: byPhone })).statusCode).toBe(200)
})

test('a code to the address whose job runs after the move is not sent', async ({ db, placed }) => {
  await placed.send('/payment/code')
  const { id } = await newestCode(db)
  await placed.news()
  await sendOrderCode({ codeId: id }, { db, secrets })
  expect(await db.$count(mails, like(mails.event, 'verify-order:%'))).toBe(0)
  expect(await db.select({ template: smsMessages.template }).from(smsMessages)).toEqual([{ template: 'order-link' }])
})

test('a browser known for the address changes nothing to cash once the news has moved', async ({ app, placed }) => {
  const read = await placed.stored()
  await placed.news()
  const wanted = { payment: 'cod', ip: '127.0.0.1', isKnownBuyer: true } as const
  await expect(changePayment(app, { order: read, by: buyer }, wanted)).rejects.toMatchObject({ code: 'code_required' })
  expect((await placed.stored()).payment).toBe('bank')
})

test('a code to the address that was checked before the move changes nothing to cash', async ({ app, db, placed }) => {
  await placed.send('/payment/code')
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const code = await mailedCode(db, 'verify-order')
  const read = await placed.stored()
  await placed.news()
  const wanted = { payment: 'cod', code, ip: '127.0.0.1', isKnownBuyer: false } as const
  await expect(changePayment(app, { order: read, by: buyer }, wanted)).rejects.toMatchObject({ code: 'code_required' })
  expect((await placed.stored()).payment).toBe('bank')
})
