import { eq, sql } from 'drizzle-orm'
import { mayDo, staffRoles } from '#domain/staff/staff.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { auditLog, staffSessions, webhookDeliveries, webhookEndpoints, webhookTries } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest, test as oneConnection, testOptions } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { openSecret } from './endpoint-secrets.ts'
import { answering, givenReceiver } from './receivers.fixture.ts'
import { verify } from './sending.fixture.ts'
import { givenEndpoint } from './webhooks.fixture.ts'

const { dataKey } = testOptions.secrets
const body = { url: 'http://localhost:9000/hooks', description: 'Books', events: ['order.placed'] }
const HOUR_MS = 3_600_000

const test = ownDatabaseTest.extend('receiver', () => givenReceiver()).extend('owner', ({ app }) => givenStaff(app))

oneConnection('a secret is shown once, and neither calls nor the audit log have it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const { id, secret, ...made } = (await owner.call('POST', '/webhooks', body)).json()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(made).toMatchObject({ ...body, state: 'active', failingSince: null, previousSecretUntil: null })
  const [row] = await db.select().from(webhookEndpoints)
  expect(openSecret(dataKey, id, row!.secret)).toBe(secret)
  const everything = JSON.stringify([
    (await owner.call('GET', `/webhooks/${id}`)).body,
    (await owner.call('GET', '/webhooks')).body,
    await db.select().from(auditLog),
  ])
  expect(everything).not.toContain(secret.slice(6))
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'webhook_endpoints'))
  expect(entry).toMatchObject({ action: 'insert', rowKey: id, after: { url: body.url, secret: '(hidden)' } })
})

oneConnection('a rotated secret leaves the one before valid for the chosen time', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const { id, secret: first } = (await owner.call('POST', '/webhooks', body)).json()
  const second = (await owner.call('POST', `/webhooks/${id}/secret`, { overlapHours: 24 })).json()
  const hours = (Date.parse(second.previousSecretUntil) - Date.now()) / HOUR_MS
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  const [row] = await db.select().from(webhookEndpoints)
  expect([openSecret(dataKey, id, row!.secret), openSecret(dataKey, id, row!.previousSecret!)]).toEqual([
    second.secret,
    first,
  ])
  const third = (await owner.call('POST', `/webhooks/${id}/secret`, { overlapHours: 0 })).json()
  expect(third.previousSecretUntil).toBeNull()
})

oneConnection('a receiver is saved with the version that was read, and removed', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const { id, version } = (await owner.call('POST', '/webhooks', body)).json()
  const change = { ...body, events: ['ticket.opened', 'order.placed'] }
  const saved = await owner.call('PUT', `/webhooks/${id}`, { ...change, version })
  expect(saved.json()).toMatchObject({ events: ['order.placed', 'ticket.opened'] })
  expect((await owner.call('PUT', `/webhooks/${id}`, { ...change, version })).json()).toMatchObject({ code: 'stale' })
  expect((await owner.call('DELETE', `/webhooks/${id}`)).statusCode).toBe(204)
  expect((await owner.call('GET', `/webhooks/${id}`)).statusCode).toBe(404)
  expect(await db.$count(webhookEndpoints)).toBe(0)
})

oneConnection.for([
  ['http://books.example/', 'Must start with https://'],
  ['https://10.0.0.1/', '10.0.0.1 leads to 10.0.0.1, which is not a public address'],
  ['https://[::ffff:169.254.169.254]/', 'not a public address'],
  ['https://name:word@books.example/', 'Must contain no name and no password'],
] as const)('%s is refused when it is saved', async ([url, problem], { app }) => {
  const owner = await givenStaff(app)
  const refused = await owner.call('POST', '/webhooks', { ...body, url })
  expect([refused.statusCode, refused.json().fields.url]).toEqual([400, expect.stringContaining(problem)])
})

oneConnection('the shop has twenty receivers at most', async ({ app, db }) => {
  const owner = await givenStaff(app)
  for (let count = 0; count < 20; count++) await givenEndpoint(db)
  expect((await owner.call('POST', '/webhooks', body)).json()).toMatchObject({ code: 'conflict' })
})

oneConnection.for(staffRoles)(
  'the role %s manages receivers exactly where the table says so',
  async (role, { app }) => {
    const person = await givenStaff(app, role)
    const isAllowed = mayDo(role, 'webhooks.write')
    expect((await person.call('POST', '/webhooks', body)).statusCode).toBe(isAllowed ? 200 : 403)
    expect((await person.call('GET', '/webhook-deliveries')).statusCode).toBe(isAllowed ? 200 : 403)
  },
)

oneConnection('an old login must prove itself before it sees or directs messages', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const { id, version } = (await owner.call('POST', '/webhooks', body)).json()
  await db.update(staffSessions).set({ provedAt: new Date(Date.now() - HOUR_MS) })
  const asked = [
    await owner.call('POST', '/webhooks', body),
    await owner.call('PUT', `/webhooks/${id}`, { ...body, version }),
    await owner.call('POST', `/webhooks/${id}/secret`, { overlapHours: 0 }),
  ]
  expect(asked.map((one) => one.json().code)).toEqual(['proof_required', 'proof_required', 'proof_required'])
})

test('a test is sent at once, also to a paused receiver, and its answer is in the log', async ({
  db,
  receiver,
  owner,
}) => {
  const { id, secretText } = await givenEndpoint(db, { url: receiver.url, state: 'paused' })
  receiver.answer = answering(200, {}, 'thank you')
  const tested = await owner.call('POST', `/webhooks/${id}/test`, {})
  expect(tested.json()).toMatchObject({ event: 'webhook.test', state: 'delivered', tries: 1, lastStatus: 200 })
  expect(tested.json().attempts).toMatchObject([{ status: 200, answer: 'thank you', error: '' }])
  verify(secretText, receiver.received[0]!)
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'webhook_messages'))
  expect(entry).toMatchObject({ staffId: owner.id, action: 'insert', after: { event: 'webhook.test' } })
})

test('a failed test is not repeated, and says nothing about the receiver', async ({ db, receiver, owner }) => {
  const { id } = await givenEndpoint(db, { url: receiver.url })
  receiver.answer = answering(500, {}, 'broken')
  const tested = await owner.call('POST', `/webhooks/${id}/test`, {})
  expect(tested.json()).toMatchObject({ state: 'failed', lastStatus: 500, nextTryAt: null })
  expect((await owner.call('GET', `/webhooks/${id}`)).json()).toMatchObject({ state: 'active', failingSince: null })
})

test('a repeated request sends one test', async ({ db, receiver, owner }) => {
  const { id } = await givenEndpoint(db, { url: receiver.url })
  const key = { 'idempotency-key': 'a1c5d4a8-6f0e-4f5c-9d0e-7d1f4f0a2b11' }
  expect((await owner.call('POST', `/webhooks/${id}/test`, {}, key)).statusCode).toBe(200)
  expect((await owner.call('POST', `/webhooks/${id}/test`, {}, key)).json()).toMatchObject({ code: 'conflict' })
  expect(receiver.received).toHaveLength(1)
})

test('resuming makes due what waits, and ends what is older than three days', async ({ db, owner }) => {
  const values = { events: ['order.placed'], failingSince: new Date() }
  const { id } = await givenEndpoint(db, { ...values, state: 'failing' })
  const [old, waiting] = [await givenOrder(db), await givenOrder(db)]
  await db.update(webhookDeliveries).set({ nextTryAt: sql`now() + interval '5 hours'` })
  const ofOld = eq(webhookDeliveries.record, `order:${old.id}`)
  await db
    .update(webhookDeliveries)
    .set({ triedUntil: sql`now() - interval '1 second'` })
    .where(ofOld)
  const resumed = await owner.call('PUT', `/webhooks/${id}/state`, { state: 'active' })
  expect(resumed.json()).toMatchObject({ state: 'active', failingSince: null })
  const { items } = (await owner.call('GET', `/webhook-deliveries?endpointId=${id}`)).json()
  expect(items).toMatchObject([
    { record: `order:${waiting.id}`, state: 'waiting' },
    { record: `order:${old.id}`, state: 'failed', nextTryAt: null },
  ])
  expect(Date.parse(items[0].nextTryAt)).toBeLessThanOrEqual(Date.now())
})

test('the log is filtered, found by order number, and shows payload and answers', async ({ db, owner }) => {
  const { id } = await givenEndpoint(db)
  const other = await givenEndpoint(db, { events: ['ticket.opened'] })
  const [one] = [await givenOrder(db), await givenOrder(db)]
  const read = async (query: string) => (await owner.call('GET', `/webhook-deliveries?${query}`)).json()
  expect(await read(`endpointId=${other.id}`)).toEqual({ items: [], total: 0, hasMore: false })
  expect((await read('state=delivered')).total).toBe(0)
  expect((await read('event=order.placed&sort=createdAt')).total).toBe(2)
  for (const q of [one.number, one.number.toLowerCase(), one.id]) {
    expect((await read(`q=${q}`)).items).toMatchObject([{ endpointId: id, record: `order:${one.id}` }])
  }
  const [found] = (await read(`q=${one.number}`)).items
  const tried = { at: new Date(), durationMs: 12, status: 500, answer: 'broken' }
  await db.insert(webhookTries).values({ deliveryId: found.id, ...tried })
  const shown = (await owner.call('GET', `/webhook-deliveries/${found.id}`)).json()
  expect(JSON.parse(shown.body)).toMatchObject({ type: 'order.placed', data: { number: one.number } })
  expect(shown).toMatchObject({ lastStatus: 500, attempts: [{ status: 500, answer: 'broken', durationMs: 12 }] })
})

test('a message is sent again once it has ended, and that is in the audit log', async ({ db, owner }) => {
  await givenEndpoint(db, { events: ['order.placed'] })
  await givenOrder(db)
  const { id } = onlyRow(await db.select().from(webhookDeliveries))
  expect((await owner.call('POST', `/webhook-deliveries/${id}/sending`)).json()).toMatchObject({ code: 'conflict' })
  await db.update(webhookDeliveries).set({ state: 'failed', endedAt: sql`now()`, tries: 10 })
  const again = await owner.call('POST', `/webhook-deliveries/${id}/sending`)
  expect(again.json()).toMatchObject({ state: 'waiting', tries: 0 })
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'webhook_deliveries'))
  expect(entry).toMatchObject({ staffId: owner.id, action: 'update', after: { state: 'waiting' } })
  expect((await owner.call('POST', '/webhook-deliveries/999999/sending')).statusCode).toBe(404)
})
