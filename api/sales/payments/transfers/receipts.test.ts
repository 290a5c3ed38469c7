import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../../app.ts'
import { givenPhoto, formOf } from '../../../shop/photos/photos.fixture.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { givenSettings } from '../../../shop/cart/cart.fixture.ts'
import { paymentAttempts } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { declineVoucher } from './bank-transfers.ts'
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

test('while the shop checks the receipt of a deposit, no wallet takes the deposit again', async ({ app, db }) => {
  await givenSettings(db)
  const payBy = new Date(Date.now() + 60_000)
  const { id, number } = await givenOrder(db, { payment: 'bank', deposit: 5_000, payBy })
  const key = `?key=${trackKey(testOptions.secrets.orderKey, number)}`
  const call = (method: 'GET' | 'POST', path: string, body: object = {}) =>
    app.inject({ method, url: `/api/orders/${number}${path}${key}`, ...body })
  const moneyNow = async () => (await call('GET', '')).json().data.money
  const pay = () => call('POST', '/pay', { payload: { wallet: 'esewa', amount: 5_000 } })
  expect(await moneyNow()).toMatchObject({ wallets: ['esewa', 'khalti'], payNow: { purpose: 'deposit' } })

  const form = await formOf([{ name: 'photo', bytes: await givenPhoto() }])
  expect((await call('POST', '/voucher', form)).statusCode).toBe(200)
  expect(await moneyNow()).toMatchObject({ wallets: [], payNow: { purpose: 'deposit', amount: 5_000 } })
  const message = 'We are checking your receipt. Please wait for our answer.'
  expect((await pay()).json()).toMatchObject({ code: 'conflict', message })
  expect(await db.$count(paymentAttempts)).toBe(0)

  const shop = { db, secrets: testOptions.secrets }
  await declineVoucher(shop, id, { answer: 'It is too dark to read.', by: { id: randomUUID() } })
  expect(await moneyNow()).toMatchObject({ wallets: ['esewa', 'khalti'] })
  expect((await pay()).statusCode).toBe(200)
})
