import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../../app.ts'
import { givenPhoto, formOf } from '../../../shop/photos/photos.fixture.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { givenSettings } from '../../../shop/cart/cart.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import { paymentAttempts, payments } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { confirmTransfer, declineVoucher } from './bank-transfers.ts'
import { expect, test, testOptions } from '../../../test/test.ts'

const RECEIPTS_A_DAY = 200

test('receipts count by network, whatever becomes of their orders', async ({ db }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 2 / RECEIPTS_A_DAY })
  onTestFinished(() => app.close())
  await givenSettings(db)
  const send = async (remoteAddress: string) => {
    const { number } = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
    const url = `/api/orders/${number}/voucher?key=${trackKey(testOptions.secrets.orderKey, number)}`
    const form = await formOf([{ name: 'photo', bytes: await givenPhoto() }])
    return (await app.inject({ method: 'POST', url, remoteAddress, ...form })).statusCode
  }
  const answers: number[] = []
  for (let count = 0; count < 3; count += 1) answers.push(await send('198.51.100.7'))
  expect(answers).toEqual([200, 200, 429])
  expect(await send('203.0.113.9')).toBe(200)
})

test('a refused receipt counts towards nothing of its network', async ({ db }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 1 / RECEIPTS_A_DAY })
  onTestFinished(() => app.close())
  await givenSettings(db)
  const { number } = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
  const call = callerOf(app, number)
  expect((await call('POST', '/voucher', { payload: {} })).statusCode).toBe(415)
  const noPhoto = await formOf([{ name: 'photo', bytes: Buffer.from('no photo') }])
  expect((await call('POST', '/voucher', noPhoto)).statusCode).toBe(415)
  expect((await call('POST', '/voucher', await receipt())).statusCode).toBe(200)
})

const shopOf = (db: Db) => ({ db, secrets: testOptions.secrets })

/** Calls the API about an order with the key of its link. */
const callerOf =
  (app: FastifyInstance, number: string) =>
  (method: 'GET' | 'POST', path: string, body: object = {}) => {
    const key = trackKey(testOptions.secrets.orderKey, number)
    return app.inject({ method, url: `/api/orders/${number}${path}?key=${key}`, ...body })
  }

const receipt = async () => formOf([{ name: 'photo', bytes: await givenPhoto() }])

test('while the shop checks the receipt of a deposit, no wallet takes the deposit again', async ({ app, db }) => {
  await givenSettings(db)
  const payBy = new Date(Date.now() + 60_000)
  const { id, number } = await givenOrder(db, { payment: 'bank', deposit: 5_000, payBy })
  const call = callerOf(app, number)
  const moneyNow = async () => (await call('GET', '')).json().data.money
  const pay = () => call('POST', '/pay', { payload: { wallet: 'esewa', amount: 5_000 } })
  expect(await moneyNow()).toMatchObject({ wallets: ['esewa', 'khalti'], payNow: { purpose: 'deposit' } })

  expect((await call('POST', '/voucher', await receipt())).statusCode).toBe(200)
  expect(await moneyNow()).toMatchObject({ wallets: [], payNow: { purpose: 'deposit', amount: 5_000 } })
  const message = 'We are checking your receipt. Please wait for our answer.'
  expect((await pay()).json()).toMatchObject({ code: 'conflict', message })
  expect(await db.$count(paymentAttempts)).toBe(0)

  await declineVoucher(shopOf(db), id, { answer: 'It is too dark to read.', by: { id: randomUUID() } })
  expect(await moneyNow()).toMatchObject({ wallets: ['esewa', 'khalti'] })
  expect((await pay()).statusCode).toBe(200)
})

test('the balance of a piece whose deposit came by wallet can come by transfer, and then by nothing else', async ({
  app,
  db,
}) => {
  await givenSettings(db)
  const { id, number, total } = await givenOrder(db, { payment: 'khalti', deposit: 5_000, state: 'confirm' })
  await db
    .insert(payments)
    .values({ orderId: id, method: 'khalti', purpose: 'deposit', amount: 5_000, reference: 'GFq9' })
  const call = callerOf(app, number)
  const orderNow = async () => (await call('GET', '')).json().data
  const balance = total - 5_000
  expect(await orderNow()).toMatchObject({
    bank: { bank: 'Sample Bank, Lalitpur', reference: number },
    money: { payNow: { purpose: 'balance', amount: balance }, wallets: ['esewa', 'khalti'] },
  })

  expect((await call('POST', '/voucher', await receipt())).statusCode).toBe(200)
  expect(await orderNow()).toMatchObject({ money: { wallets: [], voucher: { state: 'sent' } } })
  expect((await call('POST', '/pay', { payload: { wallet: 'esewa', amount: balance } })).statusCode).toBe(409)

  await confirmTransfer(shopOf(db), id, { amount: balance, reference: 'FT-1', by: { id: randomUUID() } })
  const paid = await orderNow()
  expect(paid).toMatchObject({ bank: null, money: { due: 0, payNow: null, voucher: { state: 'accepted' } } })
  expect(paid.money.payments.at(-1)).toMatchObject({ method: 'bank', purpose: 'balance', amount: balance })
})

test('an order for a wallet takes a transfer of what is left, and none before anything was paid', async ({
  app,
  db,
}) => {
  await givenSettings(db)
  const payBy = new Date(Date.now() + 60_000)
  const { id, number, total } = await givenOrder(db, { payment: 'esewa', payBy })
  const call = callerOf(app, number)
  const bankNow = async () => (await call('GET', '')).json().data.bank
  expect(await bankNow()).toBeNull()
  expect((await call('POST', '/voucher', await receipt())).json()).toMatchObject({
    code: 'conflict',
    message: 'This order is not paid by bank transfer.',
  })
  await confirmTransfer(shopOf(db), id, { amount: total - 500, reference: 'FT-2', by: { id: randomUUID() } })
  expect(await bankNow()).toMatchObject({ reference: number })
  expect((await call('POST', '/voucher', await receipt())).statusCode).toBe(200)
})

test('an order that comes in two transfers takes a receipt of each', async ({ app, db }) => {
  await givenSettings(db)
  const { id, number, total } = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
  const call = callerOf(app, number)
  const send = async () => (await call('POST', '/voucher', await receipt())).statusCode
  expect([await send(), await send()]).toEqual([200, 409])
  await confirmTransfer(shopOf(db), id, { amount: 300, reference: 'FT-3', by: { id: randomUUID() } })
  expect((await call('GET', '')).json().data.money.payNow).toMatchObject({ amount: total - 300 })
  expect(await send()).toBe(200)
})
