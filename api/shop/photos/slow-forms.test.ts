import { PassThrough } from 'node:stream'
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
  /** Sends the form, or only its first half until `end` is called. */
  .extend('send', ({ app, form: { headers, payload } }) => (key: string, remoteAddress: string, isHalf = false) => {
    const body = new PassThrough()
    const sent = { ...headers, 'idempotency-key': key.padStart(36, '01234567-89ab-4cde-8f01-234567890000') }
    body.write(isHalf ? payload.subarray(0, payload.length / 2) : payload)
    if (!isHalf) body.end()
    const request = { method: 'POST', url: '/api/custom-orders', headers: sent, payload: body, remoteAddress } as const
    return { answer: app.inject(request), end: () => void body.end() }
  })

test('slow uploads do not block other people’s uploads', async ({ send }) => {
  const slow = Array.from({ length: FORMS }, (_, index) => send(String(index), '203.0.113.7', true))
  expect((await send('7', '198.51.100.9').answer).statusCode).toBe(201)

  const more = await send('8', '203.0.113.7').answer
  expect([more.statusCode, more.json().code]).toEqual([429, 'too_many_requests'])

  for (const { end } of slow) end()
  for (const { answer } of slow) expect((await answer).statusCode).toBe(400)
  expect((await send('9', '203.0.113.7').answer).statusCode).toBe(201)
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
