import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { customersKey, givenShop } from '../../platform/mail/outbox.fixture.ts'
import type { OrderNews } from '../../platform/mail/templates/template-data.ts'
import { sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeOrder } from '../orders/change-order.ts'
import { queueReceivedMail } from '../orders/order-mails.ts'
import { findOrder } from '../orders/order-queries.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { chooseSlot } from './choose-slot.ts'
import { givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { planDelivery } from './plan-delivery.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets } = testOptions
const now = nepal('2026-11-21T12:00:00')
const sunday = { day: '2026-11-29', slot: 'morning' } as const
const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }

/** `given` inserts a pending order. `confirm` confirms it and returns the text of the mail or SMS that says so. */
const test = base
  .extend('shop', { auto: true }, ({ db }) => givenShop(db))
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('given', ({ db }) => async (values: Parameters<typeof givenOrder>[1] = {}) => {
    const { number } = await givenOrder(db, values)
    return (await findOrder(db, number))!
  })
  .extend('confirm', ({ db }) => async (orderId: string): Promise<string> => {
    await changeOrder({ db, secrets }, orderId, { action: 'confirm', by: staff, now })
    let said = ''
    const send = async ({ text }: { text: string }) => {
      said = text
      return { says: 'sent', id: null } as const
    }
    await sendAllSms(db, { gateway: { name: 'sparrow', paceMs: 0, send }, dailyParts: 1_000 })
    const mail = (await readOutbox(db)).findLast(({ template }) => template === 'order-confirmed')
    if (mail) said = composeMail('order-confirmed', mail.data as unknown as OrderNews, shop).text
    return said.replaceAll(/\s+/g, ' ')
  })

test('the SMS of a confirmed order names the day that its buyer chose', async ({ db, given, confirm }) => {
  const order = await given({ email: '' })
  await chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, sunday, now)
  expect(await confirm(order.id)).toMatch(
    `Kastha: order ${order.number} is confirmed. It comes on Sun 29 Nov, 9:00 to 13:00. http`,
  )
})

test('the SMS in Nepali names the chosen day, too', async ({ db, given, confirm }) => {
  const order = await given({ email: '', language: 'ne' })
  await chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, sunday, now)
  expect(await confirm(order.id)).toMatch('काष्ठ: अर्डर पुष्टि भयो। आइत मंसिर १३, बिहान ९-दिउँसो १ आउँछ। http')
})

test('the mail of a confirmed order names the chosen day', async ({ db, given, confirm }) => {
  const order = await given()
  await chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, sunday, now)
  const mail = await confirm(order.id)
  expect(mail).toContain('We deliver it on 29 November 2026 between 9:00 and 13:00.')
  expect(mail).not.toContain('We expect')
})

test('a day that staff planned before the confirmation counts as one that the buyer chose', async ({
  db,
  given,
  confirm,
}) => {
  const { id } = await given({ estimateFirst: null, estimateLast: null })
  await planDelivery({ db, secrets }, { orderId: id, number: 1 }, sunday, { by: staff, now })
  expect(await confirm(id)).toContain('We deliver it on 29 November 2026 between 9:00 and 13:00.')
})

test.for<['mail' | 'SMS', string, string]>([
  ['mail', 'asmita@post.example', 'It comes in several parts. Your order page shows the day of each.'],
  ['SMS', '', 'is confirmed. It comes in parts, see their days: http'],
])('the %s of an order in parts leaves their days to its page', async ([, email, sentence], { db, given, confirm }) => {
  const piece = await givenVariant(db)
  const { id } = await given({ email, lines: [{ ...piece, quantity: 2 }] })
  const delivery = { orderId: id, number: 1 }
  await splitDelivery({ db, secrets }, delivery, [{ position: 0, quantity: 1 }], { by: staff, now })
  await planDelivery({ db, secrets }, delivery, sunday, { by: staff, now })
  expect(await confirm(id)).toContain(sentence)
})

test('without a chosen day the confirmation names the estimate', async ({ given, confirm }) => {
  const { id } = await given()
  expect(await confirm(id)).toContain('We expect to deliver it between 24 November 2026 and 26 November 2026.')
})

test('the mail to the shop about a proved order names a day chosen before', async ({ db, given }) => {
  const order = await given()
  await chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, sunday, now)
  await queueReceivedMail(db, secrets, order)
  const { data } = (await readOutbox(db)).at(-1)!
  expect(JSON.stringify(data)).not.toMatch(customersKey)
  const { text } = composeMail('order-received', data as never, shop)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('29 November 2026 between 9:00 and 13:00')
})
