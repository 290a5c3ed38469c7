import { request } from 'node:http'
import { customForm, send as sendCustom } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { buildApp } from '../../app.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { formOf, givenPhoto } from './photos.fixture.ts'

const FORMS = 6

const test = base
  .extend('shop', { auto: true }, async ({ db }) => givenShop(db))
  .extend('form', async () => {
    const texts = Object.entries(customForm).map(([name, text]) => ({ name, text }))
    return formOf([...texts, { name: 'photos', bytes: await givenPhoto() }])
  })
  .extend('port', async ({ db }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db })
    onCleanup(() => app.close())
    return new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port
  })
  /** Sends the form over a connection, or only its first half until `end` is called. 0: the shop ended the connection. */
  .extend('send', ({ port, form: { headers, payload } }) => (key: number, from: string, isHalf = false) => {
    const id = String(key).padStart(36, '01234567-89ab-4cde-8f01-234567890000')
    const sent = { ...headers, 'idempotency-key': id, 'x-forwarded-for': from }
    const form = request({ port, method: 'POST', path: '/api/custom-orders', headers: sent })
    const status = new Promise<number>((resolve) => {
      form.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      form.on('error', () => resolve(0))
    })
    if (isHalf) form.write(payload.subarray(0, payload.length / 2))
    else form.end(payload)
    return { status, end: () => void form.end() }
  })

test('slow uploads block nobody, and the slowest gives way to another one of its network', async ({ send }) => {
  let ended = 0
  const slow = Array.from({ length: FORMS }, (_, index) => send(index, '203.0.113.7', true))
  for (const { status } of slow) void status.then((code) => code === 503 && (ended += 1))
  expect(await send(7, '198.51.100.9').status).toBe(201)

  let key = 8
  let last = 0
  const another = async () => {
    last = await send((key += 1), '203.0.113.7').status
    return ended
  }
  await expect.poll(another).toBe(1)
  expect(last).toBe(201)

  for (const { end } of slow) end()
  const statuses = await Promise.all(slow.map(({ status }) => status))
  expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 503])
  expect(await send(key + 1, '203.0.113.7').status).toBe(201)
})

test('only forms that come with photos count as such', async ({ db, onTestFinished }) => {
  const most = 100
  const app = buildApp({ ...testOptions, db, addressLimitFactor: most / 1_000 })
  onTestFinished(() => app.close())
  const statuses = async (form: Parameters<typeof sendCustom>[1]) => {
    const seen = new Set<number>()
    for (let sent = 0; sent < most; sent += 1) seen.add((await sendCustom(app, form)).statusCode)
    return seen
  }
  expect(await statuses({ fields: { ...customForm, wrong: 'field' } })).toEqual(new Set([400]))
  expect(await statuses({ fields: { ...customForm, width: 'wide' } })).toEqual(new Set([400]))
  expect((await sendCustom(app)).statusCode).toBe(201)

  const photos = [await givenPhoto()]
  expect(await statuses({ fields: { ...customForm, width: 'wide' }, photos })).toEqual(new Set([400]))
  const fields = { ...customForm, email: 'other@post.example' }
  expect((await sendCustom(app, { fields, photos })).statusCode).toBe(429)
  expect((await sendCustom(app, { fields })).statusCode).toBe(201)
})
