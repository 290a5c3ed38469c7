import { eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { deliveryDistricts, deliveryZones } from '../../platform/db/schema.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { OrderMail } from '../../platform/mail/templates/placed-order-data.ts'
import type { OrderNews } from '../../platform/mail/templates/template-data.ts'
import { sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, order as orderCart } from '../checkout/checkout.fixture.ts'
import { changeOrder } from './change-order.ts'
import { findOrder } from './order-queries.ts'
import { givenOrder } from './orders.fixture.ts'
import { showOrder } from './show-order.ts'

const { secrets } = testOptions
const usual = { arrangedMinDays: 10, arrangedMaxDays: 20 }
const days = { min: 10, max: 20 }
const byArrangement = { district: 'Humla', estimateFirst: null, estimateLast: null }
const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }

/** `show` reads an order as its buyer does, and `confirm` confirms it. */
const test = base
  .extend('zone', { auto: true }, async ({ db }) => {
    await givenCheckoutShop(db)
    await db.update(deliveryZones).set(usual).where(eq(deliveryZones.name, 'Mountains'))
  })
  .extend('show', ({ db }) => async (number: string): Promise<Order> => {
    const order = (await findOrder(db, number))!
    return showOrder({ db, secrets, wallets: { offered: [] } }, order, { id: null, isBuyer: true })
  })
  .extend('confirm', ({ db }) => (orderId: string) => {
    return changeOrder({ db, secrets }, orderId, { action: 'confirm', by: { actor: 'staff', id: null } })
  })

test('a new order by arrangement says the usual days, in the answer and in its mail', async ({ app, db }) => {
  const shopper = await givenShopper(app)
  await shopper.add(await givenVariant(db))
  const answer = await orderCart(shopper, {
    district: 'Humla',
    province: 'Karnali',
    city: 'Simkot',
    ward: 5,
    zip: '',
    payment: 'bank',
  })
  expect(answer.json().data).toMatchObject({ estimate: null, arranged: days })
  const mail = (await readOutbox(db)).findLast(({ template }) => template === 'order-placed')
  const { text } = composeMail('order-placed', mail!.data as unknown as OrderMail, shop)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'When: Usually in 10-20 business days. We will call you to agree on a day.',
  )
})

test('an order says the days that its zone has now', async ({ db, show }) => {
  const { number } = await givenOrder(db, byArrangement)
  expect(await show(number)).toMatchObject({ estimate: null, arranged: days })
  await db
    .update(deliveryZones)
    .set({ arrangedMinDays: 5, arrangedMaxDays: 5 })
    .where(eq(deliveryZones.name, 'Mountains'))
  expect((await show(number)).arranged).toEqual({ min: 5, max: 5 })
  await db.delete(deliveryDistricts)
  expect((await show(number)).arranged).toBeNull()
})

test.for([
  ['with promised days', { district: 'Humla' }],
  ['to collect', { ...byArrangement, method: 'pickup', collectionCode: '482190' }],
  ['from a zone with standard days', { ...byArrangement, district: 'Kathmandu' }],
  ['for a piece that is made first', { ...byArrangement, deposit: 5_000 }],
] as const)('an order %s has no usual days', async ([, values], { db, show }) => {
  const { number } = await givenOrder(db, values)
  expect((await show(number)).arranged).toBeNull()
})

test('the mail of a confirmed order says the usual days, and that we call', async ({ db, confirm }) => {
  const { id } = await givenOrder(db, byArrangement)
  await confirm(id)
  const mail = (await readOutbox(db)).findLast(({ template }) => template === 'order-confirmed')
  const { text } = composeMail('order-confirmed', mail!.data as unknown as OrderNews, shop)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Delivery usually takes 10-20 business days. We will call you to agree on a day.',
  )
})

test.for([
  ['en', /^Kastha: order confirmed\. Delivery usually takes 10-20 business days\. We call to agree on the day\. http/],
  ['ne', /^काष्ठ: अर्डर पुष्टि भयो। आउन प्रायः १०-२० कार्यदिन। दिन फोनमा मिलाउँछौं। http/],
] as const)('the SMS of a confirmed order says them, too, in %s', async ([language, said], { db, confirm }) => {
  const { id } = await givenOrder(db, { ...byArrangement, email: '', language })
  await confirm(id)
  const sent: string[] = []
  const send = async ({ text }: { text: string }) => {
    sent.push(text)
    return { says: 'sent', id: null } as const
  }
  await sendAllSms(db, { gateway: { name: 'sparrow', paceMs: 0, send }, dailyParts: 1_000 })
  expect(sent).toEqual([expect.stringMatching(said)])
})
