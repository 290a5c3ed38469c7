import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { bankVouchers, deliveries, refunds, smsMessages } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { bringBack } from '../fulfilment/admin/bring-back.ts'
import { planRemedy } from '../fulfilment/admin/plan-remedy.ts'
import { answerDamage } from '../fulfilment/answer-damage.ts'
import { approveReturn, declineReturn } from '../fulfilment/change-return.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { givenConfirmed, givenDelivered, givenZone, shopper, staff } from '../fulfilment/fulfilment.fixture.ts'
import { planDelivery } from '../fulfilment/plan-delivery.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { reportDamage } from '../fulfilment/report-damage.ts'
import { requestReturn } from '../fulfilment/request-return.ts'
import { splitDelivery } from '../fulfilment/split-delivery.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { givenWallets } from '../payments/payments.fixture.ts'
import type { PaymentShop } from '../payments/record-payment.ts'
import { promiseRefund, recordRefund } from '../payments/staff-refunds.ts'
import { confirmTransfer, declineVoucher } from '../payments/transfers/bank-transfers.ts'
import { changeOrder } from './change-order.ts'
import { findOrder } from './order-queries.ts'
import { givenOrder } from './orders.fixture.ts'

const { secrets, storage } = testOptions
const by = { id: randomUUID() }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const log = { info: () => {}, warn: () => {} } as unknown as PaymentShop['log']

/** `texts` sends what waits to a phone that takes every SMS, and returns the new texts. */
const test = base
  .extend('shop', { auto: true }, ({ db }) => givenShop(db))
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('texts', ({ db }) => async (): Promise<string[]> => {
    const sent: string[] = []
    const send = async ({ text }: { text: string }) => {
      sent.push(text)
      return { says: 'sent', id: null } as const
    }
    await sendAllSms(db, { gateway: { name: 'sparrow', paceMs: 0, send }, dailyParts: 1_000 })
    return sent
  })

const isOfCancellation = like(smsMessages.event, 'order-cancelled:%')

/** An order by bank transfer without an email address, whose voucher waits for an answer. */
async function givenVoucher(db: Db, values: Parameters<typeof givenOrder>[1] = {}) {
  const payBy = new Date(Date.now() + HOUR_MS)
  const order = await givenOrder(db, { email: '', payment: 'bank', payBy, ...values })
  const photoId = randomUUID()
  await insertPhotos(db, [{ id: photoId, width: 9, height: 9 }], { kind: 'voucher', orderId: order.id })
  await db.insert(bankVouchers).values({ orderId: order.id, photoId })
  return order
}

test('an SMS says that a receipt was declined, with the time that is left to pay', async ({ db, texts }) => {
  const now = new Date('2026-11-26T09:00Z')
  const { id, number } = await givenVoucher(db, { payBy: now })
  await declineVoucher({ db, secrets }, id, { answer: 'Nothing has arrived.', by, now })
  expect(await texts()).toEqual([
    expect.stringMatching(
      `^Kastha: the receipt for ${number} was not accepted\\. Send another by Fri 27 Nov, 14:45: http`,
    ),
  ])
})

test('a declined receipt of a cancelled order names the phone of the shop', async ({ db, texts }) => {
  const { id, number } = await givenVoucher(db)
  await changeOrder({ db, secrets }, id, { action: 'cancel', by: shopper })
  await declineVoucher({ db, secrets }, id, { answer: 'Nothing has arrived.', by })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: the receipt for ${number} was not accepted\\. Why: http\\S+ Call \\d`),
  ])
})

test('an order that lapses after a receipt says so, and one without any receipt does not', async ({ db, texts }) => {
  const { id, number } = await givenVoucher(db)
  await declineVoucher({ db, secrets }, id, { answer: 'Nothing has arrived.', by })
  await givenOrder(db, { email: '', payment: 'bank', payBy: new Date(Date.now() + HOUR_MS) })
  await texts()
  const payingShop = { db, secrets, wallets: givenWallets({ url: 'http://127.0.0.1:1' }), log }
  await expireOrders({}, payingShop, undefined, new Date(Date.now() + 5 * DAY_MS))
  expect(await texts()).toEqual([expect.stringContaining(`order ${number} is cancelled.`)])
  const sent = await db.select({ isUnproved: smsMessages.isUnproved }).from(smsMessages).where(isOfCancellation)
  expect(sent, 'strangers can send receipts and wait').toEqual([{ isUnproved: true }])
})

test('SMS say that money arrived, and that it goes back', async ({ db, texts }) => {
  const { id, number, total } = await givenOrder(db, { email: '', payment: 'bank' })
  await confirmTransfer({ db, secrets }, id, { amount: total - 500, reference: 'A', by })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: Nrs\\. 10,500 received for order ${number}\\. Still to pay: Nrs\\. 500\\. http`),
  ])
  await confirmTransfer({ db, secrets }, id, { amount: 500, reference: 'B', by })
  expect(await texts()).toEqual([expect.stringContaining('is confirmed')])
  const now = new Date('2026-11-26T09:00Z')
  await promiseRefund({ db, secrets }, id, { id: randomUUID(), amount: 700, by, now })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: we refund Nrs\\. 700 of order ${number} by Thu 3 Dec\\. http`),
  ])
  const [refund] = await db.select().from(refunds)
  await recordRefund({ db, secrets }, refund!.id, { reference: 'FT1', by })
  expect(await texts()).toEqual([expect.stringMatching(`^Kastha: Nrs\\. 700 of order ${number} is refunded\\. http`)])
})

test('the only SMS about a paid order that its buyer cancels says that it is cancelled', async ({ db, texts }) => {
  const { id, number, total } = await givenOrder(db, { email: '', payment: 'bank' })
  await confirmTransfer({ db, secrets }, id, { amount: total - 500, reference: 'A', by })
  await texts()
  const now = new Date('2026-11-26T09:00Z')
  await changeOrder({ db, secrets }, id, { action: 'cancel', by: shopper, now })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: order ${number} is cancelled\\. We refund Nrs\\. 10,500 by \\w+ \\d+ Dec\\. http`),
  ])
})

test('an SMS about money that was paid in cash says that we ask where to send it', async ({ db, texts }) => {
  const { id } = await givenDelivered(db, new Date(), { email: '' })
  await texts()
  const now = new Date('2026-11-26T09:00Z')
  await promiseRefund({ db, secrets }, id, { id: randomUUID(), amount: 700, by, now })
  expect(await texts()).toEqual([
    expect.stringMatching(
      /^Kastha: we refund Nrs\. 700 by Thu 3 Dec\. We will call you to ask for a bank account or wallet\. http/,
    ),
  ])
})

test('an SMS names the day of a delivery, and one says that an attempt failed', async ({ db, texts }) => {
  const { id, number } = await givenConfirmed(db, { email: '' })
  await texts()
  const delivery = { orderId: id, number: 1 }
  const now = new Date('2026-11-26T03:00Z')
  const choice = { day: nepalDay(now), slot: 'evening' } as const
  await planDelivery({ db, secrets }, delivery, choice, { by: staff, now })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: order ${number} comes on Thu 26 Nov, \\d\\d:00 to \\d\\d:00\\. http`),
  ])
  await dispatchDelivery({ db, secrets }, delivery, { by: staff, now })
  await texts()
  await bringBack({ db, secrets }, delivery, { by: staff, reason: 'Nobody was there.', now })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: we could not deliver order ${number} \\(Nobody was there\\)\\. .*http`),
  ])
})

/** The time at which an SMS says that a delivery comes, on Thursday. */
const WHEN = 'comes on Thu 26 Nov, \\d\\d:00 to \\d\\d:00'

test('each SMS about one of two deliveries says which part it is, until the rest is called off', async ({
  db,
  texts,
}) => {
  const { id, number } = await givenConfirmed(db, { email: '', lines: [{ quantity: 2 }] })
  await texts()
  const now = new Date('2026-11-26T03:00Z')
  const choice = { day: nepalDay(now), slot: 'evening' } as const
  const [first, second] = [1, 2].map((part) => ({ orderId: id, number: part }))
  const shop = { db, secrets }
  await splitDelivery(shop, first!, [{ position: 0, quantity: 1 }], { by: staff, now })
  expect(await texts()).toEqual([])
  await planDelivery(shop, second!, choice, { by: staff, now })
  expect(await texts()).toEqual([expect.stringMatching(`^Kastha: part 2 of 2 of order ${number} ${WHEN}`)])
  await dispatchDelivery(shop, second!, { by: staff, now })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: part 2 of 2 of ${number} is coming\\. Give the driver Nrs\\. 10,000 and code`),
  ])
  await bringBack(shop, second!, { by: staff, reason: 'Nobody there', now })
  expect(await texts()).toEqual([expect.stringContaining(`could not deliver part 2 of 2 of order ${number} (Nobody`)])

  await cancelDelivery(db, id, 2)
  await planDelivery(shop, first!, choice, { by: staff, now })
  expect(await texts()).toEqual([expect.stringMatching(`^Kastha: order ${number} ${WHEN}`)])
  await changeOrder(shop, id, { action: 'deliver', by: staff, now })
  expect(await texts()).toEqual([expect.stringMatching(`^Kastha: order ${number} is delivered\\.`)])
})

test('the SMS after the last part says that all parts came', async ({ db, texts }) => {
  const { id, number } = await givenConfirmed(db, { email: '', lines: [{ quantity: 2 }] })
  await splitDelivery({ db, secrets }, { orderId: id, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff })
  await texts()
  await changeOrder({ db, secrets }, id, { action: 'deliver', by: staff })
  expect(await texts()).toEqual([expect.stringContaining(`all parts of order ${number} are delivered.`)])
})

function cancelDelivery(db: Db, orderId: string, number: number) {
  const which = and(eq(deliveries.orderId, orderId), eq(deliveries.number, number))
  return db.update(deliveries).set({ state: 'cancelled' }).where(which)
}

test('SMS say that a damage report has an answer, and when the visit is', async ({ db, texts }) => {
  const { id, number } = await givenDelivered(db, new Date(), { email: '' })
  await texts()
  const order = (await findOrder(db, number))!
  const report = { position: 0, description: 'A leg is broken.' }
  const shown = await reportDamage({ db, secrets, storage, wallets: { offered: [] } }, { order, by: shopper }, report, [
    await givenPhoto(60, 40),
  ])
  expect(await texts(), 'the page has confirmed the report').toEqual([])
  const named = { orderId: id, reportId: shown.damage[0]!._id }
  await answerDamage({ db, secrets }, named, { accepted: true, remedy: 'repair' }, { by: staff })
  expect(await texts()).toEqual([
    expect.stringMatching(`^Kastha: we have answered your damage report for order ${number}: http`),
  ])
  const visit = { day: nepalDay(new Date()), slot: 'morning' } as const
  await planRemedy({ db, secrets }, named, visit, { by: staff })
  expect(await texts()).toEqual([expect.stringMatching(`^Kastha: we visit you about order ${number} on `)])
})

test('SMS say that a return has an answer, and when its refund is due', async ({ db, texts }) => {
  const { id, number } = await givenDelivered(db, new Date(Date.now() - DAY_MS), {
    email: '',
    lines: [{ quantity: 2 }],
  })
  await texts()
  const ask = async () => {
    const order = (await findOrder(db, number))!
    const pieces = JSON.stringify([{ position: 0, quantity: 1 }])
    const shown = await requestReturn(
      { db, secrets, storage, wallets: { offered: [] } },
      { order, by: shopper },
      { reason: 'Too wide.', pieces },
      [],
    )
    return { orderId: id, returnId: shown.returns.at(-1)!._id }
  }
  const answered = expect.stringMatching(`^Kastha: we have answered your return request for order ${number}: http`)
  await declineReturn({ db, secrets }, await ask(), { by: staff, answer: 'It was used.' })
  expect(await texts()).toEqual([answered])
  const second = await ask()
  await approveReturn({ db, secrets }, second, { by: staff, refund: 9_000 })
  expect(await texts()).toEqual([answered])
  await receiveReturn({ db, secrets }, second, { restock: true, by: staff })
  expect(await texts()).toEqual([expect.stringContaining('we refund Nrs. 9,000 by')])
})
