import { randomUUID } from 'node:crypto'
import { buildApp } from '../../../app.ts'
import { orders, paymentAttempts, payments } from '../../../platform/db/schema.ts'
import type { StartError } from '../../../platform/errors/app-error.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { beginPayment } from './begin-payment.ts'
import { esewaMessage, esewaSignature } from './esewa-signature.ts'
import { ESEWA_SECRET, givenGateway, givenPaying, givenWallets } from '../payments.fixture.ts'
import { takeReturn } from './take-return.ts'
import { walletsOf } from './wallets-of.ts'

const names = ['status', 'total_amount', 'transaction_uuid', 'product_code', 'signed_field_names']

const test = base
  .extend('gateway', async ({ server: _server }, { onCleanup }) => {
    const gateway = await givenGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('app', ({ db, gateway }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, wallets: givenWallets(gateway) })
    onCleanup(() => app.close())
    return app
  })
  .extend('tried', async ({ db, gateway }) => {
    const { shop, order } = await givenPaying(db, gateway)
    const step = await beginPayment(shop, order, { wallet: 'esewa', amount: order.total })
    return { id: step.attemptId, ref: step.fields!['transaction_uuid']!, amount: order.total, order }
  })

/** A return in eSewa's format, signed with this secret. */
function dataOf(values: { transaction_uuid: string; total_amount: string }, secret = ESEWA_SECRET): string {
  const all: Record<string, string> = {
    status: 'COMPLETE',
    product_code: 'EPAYTEST',
    signed_field_names: names.join(','),
    ...values,
  }
  const signature = esewaSignature(secret, esewaMessage(names.map((name) => [name, all[name]!])))
  return Buffer.from(JSON.stringify({ ...all, signature })).toString('base64')
}

test('a genuine return, by either method and from its own site, makes the shop look up soon, and pays nothing', async ({
  app,
  db,
  tried,
}) => {
  const data = dataOf({ transaction_uuid: tried.ref, total_amount: `${tried.amount}.0` })
  const url = `/api/payments/esewa/${tried.id}/success`
  const page = `http://shop.example/payment/${tried.id}`
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://rc-epay.esewa.com.np',
    'sec-fetch-site': 'cross-site',
  }
  for (const request of [
    { method: 'GET', url, query: { data } } as const,
    { method: 'POST', url, headers, payload: String(new URLSearchParams({ data })) } as const,
  ]) {
    await db.update(paymentAttempts).set({ nextCheckAt: new Date(Date.now() + 3_600_000) })
    const answer = await app.inject(request)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page])
    const [attempt] = await db.select().from(paymentAttempts)
    expect(attempt).toMatchObject({ state: 'pending', checks: 0 })
    expect(attempt!.nextCheckAt!.getTime()).toBeLessThanOrEqual(Date.now())
  }
  expect(await db.$count(payments)).toBe(0)
})

test('a buyer who ordered in Nepali comes back to the Nepali page, from success and failure', async ({
  app,
  db,
  tried,
}) => {
  await db.update(orders).set({ language: 'ne' })
  for (const outcome of ['success', 'failure']) {
    const { headers } = await app.inject(`/api/payments/esewa/${tried.id}/${outcome}`)
    expect(headers.location).toBe(`http://shop.example/ne/payment/${tried.id}`)
  }
})

test('a wrong return leads to the page too, and changes nothing', async ({ app, db, tried }) => {
  const right = { transaction_uuid: tried.ref, total_amount: String(tried.amount) }
  const before = await db.select().from(paymentAttempts)
  for (const query of [
    {},
    { data: 'nonsense' },
    { data: dataOf(right, 'another secret') },
    { data: dataOf({ ...right, total_amount: '1' }) },
    { data: dataOf({ ...right, transaction_uuid: 'another-attempt' }) },
    { data: dataOf(right).slice(0, -40) },
    { data: 'A'.repeat(5_000) },
  ] as { data?: string }[]) {
    const answer = await app.inject({ url: `/api/payments/esewa/${tried.id}/success`, query })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.example/payment/${tried.id}`])
  }
  const failure = await app.inject(`/api/payments/esewa/${tried.id}/failure`)
  expect(failure.statusCode).toBe(303)
  const khalti = await app.inject(`/api/payments/khalti/${tried.id}?pidx=abc&status=Completed&amount=1`)
  expect(khalti.statusCode).toBe(303)
  expect(await db.select().from(paymentAttempts)).toEqual(before)
})

test('a return that the shop refuses leads to the page too, not to a bare error', async ({ app, db, tried }) => {
  const before = await db.select().from(paymentAttempts)
  const url = `/api/payments/esewa/${tried.id}/success`
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [request, id] of [
    [{ method: 'POST', url, headers: form, payload: `data=${'A'.repeat(200_000)}` }, tried.id],
    [{ method: 'POST', url, headers: { 'content-type': 'text/csv' }, payload: 'data' }, tried.id],
    [{ method: 'GET', url: '/api/payments/khalti/no%20id?pidx=abc' }, 'no%20id'],
  ] as const) {
    const answer = await app.inject(request)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.example/payment/${id}`])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(await db.select().from(paymentAttempts)).toEqual(before)
})

test('a return of no attempt is no warning in the log, because anybody can send thousands', async ({
  db,
  gateway,
  tried,
}) => {
  const { shop, warned } = await givenPaying(db, gateway)
  const query = { data: dataOf({ transaction_uuid: tried.ref, total_amount: '1' }) }
  for (const isFailure of [true, false]) {
    await takeReturn(shop, { provider: 'esewa', attemptId: randomUUID(), query, isFailure })
  }
  expect(warned).toEqual([])
  await takeReturn(shop, { provider: 'esewa', attemptId: tried.id, query })
  expect(warned).toEqual(['a return was not believed'])
})

test('another site posts to no other route', async ({ app, tried }) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://rc-epay.esewa.com.np' }
  for (const url of [`/api/payments/${tried.id}/check`, `/api/orders/${tried.order.number}/pay`]) {
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(403)
  }
})

test('who has no key and no login begins nothing', async ({ app, tried }) => {
  const payload = { wallet: 'esewa', amount: tried.amount }
  const answer = await app.inject({ method: 'POST', url: `/api/orders/${tried.order.number}/pay`, payload })
  expect(answer.statusCode).toBe(401)
})

const none = {
  isProduction: true,
  TEST_WALLETS: undefined,
  ESEWA_SECRET: undefined,
  ESEWA_PRODUCT_CODE: undefined,
  ESEWA_FORM_URL: undefined,
  ESEWA_STATUS_URL: undefined,
  KHALTI_SECRET_KEY: undefined,
  KHALTI_BASE_URL: undefined,
}
const site = { apiUrl: 'https://shop.example', secrets: testOptions.secrets }
const esewa = { ESEWA_SECRET: ESEWA_SECRET, ESEWA_PRODUCT_CODE: 'NP-ES-KASTHA' }

test.for([
  ['no credentials', {}, [], false],
  ['no credentials outside production', { isProduction: false }, ['esewa', 'khalti'], true],
  ['no credentials and TEST_WALLETS=1', { TEST_WALLETS: true }, ['esewa', 'khalti'], true],
  ['no credentials and TEST_WALLETS=0', { isProduction: false, TEST_WALLETS: false }, [], false],
  ['eSewa’s', esewa, ['esewa'], false],
  ['Khalti’s', { KHALTI_SECRET_KEY: 'live_secret_key' }, ['khalti'], false],
] as const)('with %s the wallets are these', ([, values, offered, isTest]) => {
  const wallets = walletsOf({ ...none, ...values }, site)
  expect(wallets).toMatchObject({ offered, isTest })
})

test('pages post to the hosts that take money, and to a sandbox only where it is named', () => {
  expect(walletsOf({ ...none, ...esewa }, site).formOrigins).toEqual([
    'https://epay.esewa.com.np',
    'https://esewa.com.np',
  ])
  const sandbox = { ESEWA_FORM_URL: 'https://rc-epay.esewa.com.np/form', ESEWA_STATUS_URL: 'https://rc.esewa.com.np/' }
  expect(walletsOf({ ...none, ...esewa, ...sandbox }, site).formOrigins).toEqual([
    'https://rc-epay.esewa.com.np',
    'https://rc.esewa.com.np',
  ])
})

test('TEST_WALLETS beside the credentials of a wallet stops the start', () => {
  expect(() => walletsOf({ ...none, ...esewa, TEST_WALLETS: true }, site)).toThrow(
    'TEST_WALLETS: given "1" beside the credentials of a wallet, expected one or the other',
  )
})

test.for(['ESEWA_SECRET', 'ESEWA_PRODUCT_CODE'] as const)('%s alone stops the start', (name) => {
  const open = () => walletsOf({ ...none, [name]: esewa[name] }, site)
  expect(open).toThrow(
    expect.objectContaining<Partial<StartError>>({ message: expect.stringMatching(/^ESEWA_\w+: given nothing/) }),
  )
})
