import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { sumOf } from '#domain/sum.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { bankVouchers, mails, orderEvents, orders, payments, refunds, shopSettings } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { customersKey } from '../../platform/mail/outbox.fixture.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { formOf, givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { confirmTransfer, declineVoucher } from './transfers/bank-transfers.ts'
import { expireOrders } from './expire-orders.ts'
import { givenWallets } from './payments.fixture.ts'
import { isPaidUp } from './money-rows.ts'
import { promiseRefund, recordRefund } from './staff-refunds.ts'

const { secrets } = testOptions
const by = { id: randomUUID() }
const staff = { actor: 'staff', id: by.id } as const
const wallets = givenWallets({ url: 'http://127.0.0.1:1' })
const log = { info: () => {}, warn: () => {} }

const orderOf = async (db: Db, id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!
const lastMail = async (db: Db) => (await db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1))[0]?.template

test('a transfer confirms its order, and is written down once', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank' })
  const transfer = { amount: order.total, reference: ' FT26-1 ', by }
  await confirmTransfer({ db, secrets }, order.id, transfer)
  await expect(confirmTransfer({ db, secrets }, order.id, transfer)).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.select().from(payments)).toMatchObject([
    { method: 'bank', amount: order.total, reference: 'FT26-1', recordedBy: by.id },
  ])
  expect((await orderOf(db, order.id)).state).toBe('confirm')
  expect(await lastMail(db)).toBe('order-confirmed')
})

test('a transfer is written down once, whatever its reference contains that nobody sees', async ({ db }) => {
  const [one, other] = [await givenOrder(db, { payment: 'bank' }), await givenOrder(db, { payment: 'bank' })]
  const pay = async ({ id, total }: typeof one, reference: string) =>
    confirmTransfer({ db, secrets }, id, { amount: total, reference, by })
  await pay(one, '\u200EFT\u00AD26-1\u200B')
  expect(await db.select().from(payments)).toMatchObject([{ reference: 'FT26-1' }])
  const invisible = [
    '\u200B',
    '\u00AD',
    '\u200F',
    '\u2060',
    '\uFEFF',
    '\uFE0F',
    '\u{E0041}',
    '\u2800',
    '\u00A0',
    '\u0007',
  ]
  for (const reference of [...invisible.map((mark) => `FT${mark}26-1`), 'ＦＴ２６-1', 'FT २६-१']) {
    await expect(pay(other, reference), JSON.stringify(reference)).rejects.toMatchObject({ code: 'conflict' })
  }
  await expect(pay(other, '\u200B\u00AD')).rejects.toMatchObject({ code: 'invalid_input' })
})

test('one transfer pays one order, unless staff say that it was for several', async ({ db }) => {
  const [one, other, third] = [
    await givenOrder(db, { payment: 'bank' }),
    await givenOrder(db, { payment: 'bank' }),
    await givenOrder(db, { payment: 'bank' }),
  ]
  const pay = ({ id, total }: typeof one, reference: string, isForSeveral = false) =>
    confirmTransfer({ db, secrets }, id, { amount: total, reference, by, isForSeveral })
  const refusal = { code: 'conflict', message: expect.stringContaining(one.number) }
  await pay(one, 'FT26 1a')
  for (const again of ['FT26 1a', 'ft261A ', 'FT 26 1A']) await expect(pay(other, again)).rejects.toMatchObject(refusal)
  expect((await orderOf(db, other.id)).state).toBe('pending')

  await pay(other, 'FT26 1a', true)
  await expect(pay(other, 'FT26 1a', true)).rejects.toMatchObject({ code: 'conflict' })
  await expect(pay(one, 'ft261a', true)).rejects.toMatchObject({ code: 'conflict' })
  expect((await orderOf(db, other.id)).state).toBe('confirm')

  await pay(third, 'FT26-2', true)
  await expect(pay(one, 'FT26-2')).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.$count(payments)).toBe(3)
})

ownDatabaseTest('of staff who write down one transfer for several orders at once only one does', async ({ db }) => {
  const waiting = await Promise.all(Array.from({ length: 4 }, () => givenOrder(db, { payment: 'bank' })))
  const written = await Promise.allSettled(
    waiting.map(({ id, total }) => confirmTransfer({ db, secrets }, id, { amount: total, reference: 'FT26-1', by })),
  )
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = written.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)
  expect(refused).toEqual(['conflict', 'conflict', 'conflict'])
  expect(await db.$count(payments)).toBe(1)
})

test('a transfer of too little is kept and waits for the rest; too much goes back', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank' })
  await confirmTransfer({ db, secrets }, order.id, { amount: 1_000, reference: 'A', by })
  expect((await orderOf(db, order.id)).state).toBe('pending')
  expect(await lastMail(db)).toBe('payment-received')
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total, reference: 'B', by })
  expect((await orderOf(db, order.id)).state).toBe('confirm')
  expect(await db.select().from(refunds)).toMatchObject([{ amount: 1_000, doneAt: null }])
})

test('a refund is due within seven days and done in parts, each of them once', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank' })
  const now = new Date()
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total, reference: 'A', by, now })
  expect(await changeOrder({ db, secrets }, order.id, { action: 'cancel', by: staff, now })).toBeUndefined()
  const [due] = await db.select().from(refunds)
  expect(due).toMatchObject({ cause: 'cancel', amount: order.total })
  expect(due!.dueBy.getTime() - now.getTime()).toBe(7 * 86_400_000)

  await expect(
    recordRefund({ db, secrets }, due!.id, { amount: order.total + 1, reference: 'R', by }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
  await recordRefund({ db, secrets }, due!.id, { amount: 400, reference: 'R1', by })
  await expect(recordRefund({ db, secrets }, due!.id, { reference: 'R1', by })).rejects.toMatchObject({
    code: expect.stringMatching(/conflict/),
  })
  const rest = (await db.select().from(refunds)).find(({ doneAt }) => doneAt === null)!
  expect(rest).toMatchObject({ amount: order.total - 400, dueBy: due!.dueBy })
  await recordRefund({ db, secrets }, rest.id, { reference: 'R2', by })
  const all = await db.select().from(refunds)
  expect(all.every(({ doneAt, doneBy }) => doneAt !== null && doneBy === by.id)).toBe(true)
  expect(sumOf(all, ({ amount }) => amount)).toBe(order.total)
  expect(await lastMail(db)).toBe('refund-done')
})

test('no more is promised back than the shop has', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank' })
  const id = randomUUID()
  const promise = (amount: number, promiseId = id) =>
    promiseRefund({ db, secrets }, order.id, { id: promiseId, amount, by })
  await expect(promise(1)).rejects.toMatchObject({ code: 'invalid_input' })
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total, reference: 'A', by })
  await promise(500)
  await promise(500)
  expect(await db.select().from(refunds)).toMatchObject([{ cause: `staff:${id}`, amount: 500 }])
  const promised = await db.select().from(orderEvents).where(eq(orderEvents.action, 'refund-due'))
  expect(promised).toMatchObject([{ actor: 'staff', actorId: by.id }])
  await expect(promise(order.total - 499, randomUUID())).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await isPaidUp(db, await orderOf(db, order.id))).toBe(true)
})

test('cash is written down when an order is handed over, and goes back with a return', async ({ db }) => {
  const order = await givenOrder(db, { state: 'confirm', payment: 'cod' })
  await changeOrder({ db, secrets }, order.id, { action: 'deliver', by: staff })
  expect(await db.select().from(payments)).toMatchObject([{ method: 'cod', amount: order.total, recordedBy: by.id }])
  await changeOrder({ db, secrets }, order.id, { action: 'return', by: staff })
  expect(await db.select().from(refunds)).toMatchObject([{ cause: 'return', amount: order.total }])
})

test('a piece made to measure is handed over once its balance is paid', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank', deposit: 5_000 })
  await confirmTransfer({ db, secrets }, order.id, { amount: 5_000, reference: 'A', by })
  const confirmed = await orderOf(db, order.id)
  expect(confirmed.state).toBe('confirm')
  expect(await isPaidUp(db, confirmed)).toBe(false)
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total - 5_000, reference: 'B', by })
  expect(await isPaidUp(db, confirmed)).toBe(true)
})

test('who has paid a part has a day more for the rest, then it goes back with the order', async ({ db }) => {
  const payBy = new Date()
  const order = await givenOrder(db, { payment: 'bank', payBy })
  await confirmTransfer({ db, secrets }, order.id, { amount: 1_000, reference: 'A', by })
  const expireAfter = (ms: number) =>
    expireOrders({}, { db, secrets, wallets, log }, undefined, new Date(payBy.getTime() + ms))
  await expireAfter(86_400_000)
  expect((await orderOf(db, order.id)).state).toBe('pending')
  await expireAfter(86_400_001)
  expect((await orderOf(db, order.id)).state).toBe('cancelled')
  expect(await db.select().from(refunds)).toMatchObject([{ cause: 'expire', amount: 1_000 }])
  const told = await db.select().from(mails)
  expect(told.map(({ template }) => template).toSorted()).toEqual(['order-cancelled', 'payment-received', 'refund-due'])
})

test('a voucher waits for an answer, one at a time, and keeps its order alive', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const order = await givenOrder(db, { payment: 'bank', deposit: 5_000, payBy: new Date(Date.now() + 60_000) })
  const url = `/api/orders/${order.number}/voucher?key=${trackKey(secrets.orderKey, order.number)}`
  const send = async () => {
    const form = await formOf([{ name: 'photo', bytes: await givenPhoto() }])
    return app.inject({ method: 'POST', url, ...form })
  }
  const sent = await send()
  const { voucher } = sent.json().data.money
  expect(voucher).toMatchObject({ state: 'sent', answer: '' })
  expect((await app.inject(url.replace('/voucher', `/photos/${voucher.photo}`))).statusCode).toBe(200)
  expect(await lastMail(db)).toBe('voucher-sent')
  expect(JSON.stringify((await readOutbox(db)).at(-1))).not.toMatch(customersKey)
  expect((await send()).statusCode).toBe(409)
  await expireOrders({}, { db, secrets, wallets, log }, undefined, new Date(Date.now() + 3_600_000))
  expect((await orderOf(db, order.id)).state).toBe('pending')

  const answeredAt = new Date(Date.now() + 3_600_000)
  await declineVoucher({ db, secrets }, order.id, { answer: 'The picture shows no amount.', by, now: answeredAt })
  expect(await lastMail(db)).toBe('voucher-declined')
  const until = new Date(answeredAt.getTime() + 86_400_000)
  expect((await orderOf(db, order.id)).payBy).toEqual(until)
  await expireOrders({}, { db, secrets, wallets, log }, undefined, until)
  expect((await orderOf(db, order.id)).state).toBe('pending')
  expect((await send()).statusCode).toBe(200)
  await confirmTransfer({ db, secrets }, order.id, { amount: 5_000, reference: 'A', by })
  const states = await db.select().from(bankVouchers).orderBy(bankVouchers.createdAt)
  expect(states.map(({ state }) => state)).toEqual(['declined', 'accepted'])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id)
  expect(events.map(({ action }) => action)).toEqual([
    'place',
    'voucher',
    'voucher-declined',
    'voucher',
    'payment',
    'confirm',
    'invoice',
  ])
})

test('what is paid before is neither confirmed nor handed over unpaid', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'bank', deposit: 5_000 })
  const change = (action: 'confirm' | 'deliver') => changeOrder({ db, secrets }, order.id, { action, by: staff })
  expect(await change('confirm')).toMatchObject({ refusal: 'unpaid' })
  await confirmTransfer({ db, secrets }, order.id, { amount: 5_000, reference: 'A', by })
  expect(await change('deliver')).toMatchObject({ refusal: 'unpaid', state: 'confirm' })
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total - 5_000, reference: 'B', by })
  expect(await change('deliver')).toBeUndefined()
})
