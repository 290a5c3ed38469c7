import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '../../platform/db/client.ts'
import { webhookDeliveries, webhookEndpoints, webhookMessages, webhookTries } from '../../platform/db/schema.ts'
import { expect, testOptions } from '../../test/test.ts'
import { cleanWebhooks } from './clean-webhooks.ts'
import { leaseDue, parkLine, unparkFree } from './delivery-queries.ts'
import { newEndpointSecret, sealSecret } from './endpoint-secrets.ts'
import { answering, givenReceiver, type Received } from './receivers.fixture.ts'
import { sendDelivery } from './send-delivery.ts'
import { givenMessages, NO_STOP, PATIENCE, sendDue, statesOf, test, turns, verify } from './sending.fixture.ts'
import { givenEndpoint } from './webhooks.fixture.ts'

const MINUTE_MS = 60_000

test('a message arrives, and an independent implementation accepts its signature', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenMessages(db, ['order:1', 1])
  await sendDue(tools, endpoint.id)
  const [got] = receiver.received
  const [message] = await db.select().from(webhookMessages)
  expect(verify(endpoint.secretText, got!)).toEqual({
    type: 'order.placed',
    timestamp: message!.createdAt.toISOString(),
    data: { turn: 1 },
  })
  expect(got!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': message!.id })
  expect(() => verify(newEndpointSecret(), got!)).toThrow('No matching signature')
  expect(() => verify(endpoint.secretText, { ...got!, body: `${got!.body} ` })).toThrow('No matching signature')
  expect(await statesOf(db)).toEqual(['delivered'])
  expect(await db.select().from(webhookTries)).toMatchObject([{ status: 204, answer: '', error: '' }])
})

test('after a rotation both secrets sign, until the old one ends', async ({ db, receiver, tools }) => {
  const before = newEndpointSecret()
  const endpoint = await givenEndpoint(db, { url: receiver.url })
  const rotate = (ms: number) =>
    db
      .update(webhookEndpoints)
      .set({
        previousSecret: sealSecret(testOptions.secrets.dataKey, endpoint.id, before),
        previousUntil: new Date(Date.now() + ms),
      })
      .where(eq(webhookEndpoints.id, endpoint.id))
  await givenMessages(db, ['order:1', 1], ['order:2', 2])
  await rotate(MINUTE_MS)
  await sendDue(tools, endpoint.id)
  for (const got of receiver.received) for (const secret of [before, endpoint.secretText]) verify(secret, got)

  receiver.received = []
  await rotate(-1)
  await givenMessages(db, ['order:3', 3])
  await sendDue(tools, endpoint.id)
  verify(endpoint.secretText, receiver.received[0]!)
  expect(() => verify(before, receiver.received[0]!)).toThrow('No matching signature')
})

test('messages of a record wait for those before them, and others go on', async ({ db, receiver, endpoint, tools }) => {
  await givenMessages(db, ['order:1', 1], ['order:1', 2], ['order:2', 3], ['order:1', 4])
  receiver.answer = ({ sent }, response) => answering(sent.data['turn'] === 1 ? 500 : 200)({} as Received, response)
  for (let time = 0; time < 3; time++) await sendDue(tools, endpoint.id)
  expect(turns(receiver).toSorted()).toEqual([1, 3])
  expect(await statesOf(db)).toEqual(['waiting', 'waiting', 'delivered', 'waiting'])

  receiver.answer = answering(200)
  await db.update(webhookDeliveries).set({ nextTryAt: sql`now()` })
  for (let time = 0; time < 3; time++) await sendDue(tools, endpoint.id)
  expect(turns(receiver).slice(2)).toEqual([1, 2, 4])
})

test('a long line of one record is set aside, and goes on when its first message has arrived', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  const line = Array.from({ length: 30 }, (_, turn): [string, number] => ['order:1', turn])
  await givenMessages(db, ...line, ['order:2', 30])
  await parkLine(db, endpoint.id)
  const parked = sql`next_try_at = 'infinity'`
  expect(await db.$count(webhookDeliveries, parked)).toBe(29)
  for (let time = 0; time < 30; time++) await sendDue(tools, endpoint.id)
  expect(turns(receiver).filter((turn) => turn !== 30)).toEqual(line.map(([, turn]) => turn))
  expect(await statesOf(db)).toEqual([...line, 0].map(() => 'delivered'))
})

test('a message that was set aside too late is found again', async ({ db, endpoint, tools, receiver }) => {
  await givenMessages(db, ['order:1', 1], ['order:1', 2])
  await db.update(webhookDeliveries).set({ nextTryAt: sql`'infinity'` })
  await unparkFree(db)
  await sendDue(tools, endpoint.id)
  expect(turns(receiver)).toEqual([1])
})

test('two workers at once send each message once', async ({ db, receiver, endpoint, start }) => {
  const given = Array.from({ length: 60 }, (_, turn): [string, number] => [`order:${turn % 20}`, turn])
  await givenMessages(db, ...given)
  start()
  start()
  await expect.poll(() => statesOf(db), PATIENCE).toEqual(given.map(() => 'delivered'))
  expect(turns(receiver).toSorted((a, b) => Number(a) - Number(b))).toEqual(given.map(([, turn]) => turn))
  for (let record = 0; record < 20; record++) {
    const ofRecord = turns(receiver).filter((turn) => Number(turn) % 20 === record)
    expect(ofRecord).toEqual([record, record + 20, record + 40])
  }
  expect(endpoint.state).toBe('active')
})

test('a crash between sending and recording sends it again, with the same id', async ({
  db,
  url,
  receiver,
  endpoint,
  tools,
}) => {
  await givenMessages(db, ['order:1', 1])
  const [delivery] = await leaseDue(db, endpoint.id, 1)
  const dead = openDatabase(url, { max: 1 })
  await dead.close()
  const crashed = sendDelivery({ ...tools, db: dead.db }, endpoint, delivery!, NO_STOP)
  await expect(crashed).rejects.toThrow()
  expect(await leaseDue(db, endpoint.id, 1)).toEqual([])

  await db.update(webhookDeliveries).set({ leasedUntil: sql`now() - interval '1 second'` })
  await sendDue(tools, endpoint.id)
  expect(receiver.received).toHaveLength(2)
  const [first, again] = receiver.received
  expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  expect(again!.body).toBe(first!.body)
})

test('a receiver that hangs delays no other, and a stop breaks off what is under way', async ({
  db,
  receiver,
  start,
}) => {
  const hanging = await givenReceiver()
  hanging.answer = () => {}
  const slow = await givenEndpoint(db, { url: hanging.url })
  const given = Array.from({ length: 20 }, (_, turn): [string, number] => [`order:${turn}`, turn])
  await givenEndpoint(db, { url: receiver.url })
  await givenMessages(db, ...given)
  const sender = start()
  await expect.poll(() => receiver.received.length, PATIENCE).toBe(20)
  await expect.poll(() => hanging.received.length, PATIENCE).toBe(4)
  await sender.stop()
  const untouched = { endpointId: slow.id, state: 'waiting', tries: 0, leasedUntil: null }
  const waiting = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, slow.id))
  expect(waiting).toMatchObject(given.map(() => untouched))
})

test('a paused receiver gets nothing, and what waits too long has failed', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenMessages(db, ['order:1', 1], ['order:2', 2])
  await db.update(webhookEndpoints).set({ state: 'paused' })
  await db
    .update(webhookDeliveries)
    .set({ triedUntil: sql`now()` })
    .where(eq(webhookDeliveries.record, 'order:1'))
  await cleanWebhooks({}, tools, NO_STOP)
  expect(await statesOf(db)).toEqual(['failed', 'waiting'])
  expect(receiver.received).toEqual([])
  expect(endpoint.state).toBe('active')
})

test('messages are deleted after 30 days, with what was sent of them', async ({ db, endpoint, tools }) => {
  await givenMessages(db, ['order:1', 1])
  await sendDue(tools, endpoint.id)
  await givenMessages(db, ['order:2', 2])
  const old = sql`now() - interval '30 days 1 second'`
  await db.update(webhookMessages).set({ createdAt: old }).where(eq(webhookMessages.record, 'order:1'))
  await cleanWebhooks({}, tools, NO_STOP)
  expect((await db.select().from(webhookMessages)).map(({ record }) => record)).toEqual(['order:2'])
  expect([await db.$count(webhookDeliveries), await db.$count(webhookTries)]).toEqual([1, 0])
})
