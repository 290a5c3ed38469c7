import { sql } from 'drizzle-orm'
import { onTestFinished, vi } from 'vitest'
import { defined } from '#domain/defined.ts'
import { mails, webhookDeliveries, webhookEndpoints, webhookTries } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { leaseDue, readReceiver } from './delivery-queries.ts'
import { answering, givenReceiver, localReceivers } from './receivers.fixture.ts'
import { sendDelivery } from './send-delivery.ts'
import { givenMessages, NO_STOP, sendDue, statesOf, test, turns } from './sending.fixture.ts'

test('a failed try is logged with its answer, and repeated after its delay', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenMessages(db, ['order:1', 1])
  receiver.answer = answering(503, {}, 'too\0 busy')
  await sendDue(tools, endpoint.id)
  const [{ wait, tries }] = (
    await db.execute<{ wait: number; tries: number }>(
      sql`select extract(epoch from next_try_at - now())::float8 as wait, tries from webhook_deliveries`,
    )
  ).rows as [{ wait: number; tries: number }]
  expect(wait).toBeGreaterThan(4)
  expect(wait).toBeLessThanOrEqual(6)
  expect(tries).toBe(1)
  expect(await db.select().from(webhookTries)).toMatchObject([{ status: 503, answer: 'too\uFFFD busy', error: '' }])
  expect((await readReceiver(db, endpoint.id))!.failingSince).not.toBeNull()
})

test('a receiver can request a longer delay', async ({ db, receiver, endpoint, tools }) => {
  await givenMessages(db, ['order:1', 1])
  receiver.answer = answering(429, { 'retry-after': '3600' })
  await sendDue(tools, endpoint.id)
  const late = sql`next_try_at between now() + interval '59 minutes' and now() + interval '61 minutes'`
  expect(await db.$count(webhookDeliveries, late)).toBe(1)
})

test('after the last try a message has failed, and the next of its record goes on', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenMessages(db, ['order:1', 1], ['order:1', 2])
  await db
    .update(webhookDeliveries)
    .set({ triedUntil: sql`now()` })
    .where(sql`id = (select min(id) from webhook_deliveries)`)
  receiver.answer = answering(500)
  await sendDue(tools, endpoint.id)
  expect(await statesOf(db)).toEqual(['failed', 'waiting'])
  receiver.answer = answering(200)
  await sendDue(tools, endpoint.id)
  expect(await statesOf(db)).toEqual(['failed', 'delivered'])
})

test('a receiver that answers 410 gets no more, and the owner hears of it', async ({
  app,
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenStaff(app, 'owner')
  await givenMessages(db, ['order:1', 1])
  receiver.answer = answering(410)
  await sendDue(tools, endpoint.id)
  await givenMessages(db, ['order:2', 2])
  expect((await readReceiver(db, endpoint.id))!.state).toBe('gone')
  expect(await statesOf(db)).toEqual(['failed'])
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['webhook-paused'])
})

test('a receiver at which nothing arrives for a day is paused, once, and each owner hears of it', async ({
  app,
  db,
  receiver,
  endpoint,
  tools,
}) => {
  await givenStaff(app, 'owner')
  await givenStaff(app, 'manager')
  await givenMessages(db, ['order:1', 1], ['order:2', 2])
  receiver.answer = answering(500)
  await db.update(webhookEndpoints).set({ failingSince: sql`now() - interval '23 hours 59 minutes'` })
  await sendDue(tools, endpoint.id)
  expect((await readReceiver(db, endpoint.id))!.state).toBe('active')

  await db.update(webhookEndpoints).set({ failingSince: sql`now() - interval '24 hours'` })
  await db.update(webhookDeliveries).set({ nextTryAt: sql`now()` })
  await sendDue(tools, endpoint.id)
  expect((await readReceiver(db, endpoint.id))!.state).toBe('failing')
  expect(await db.$count(mails)).toBe(1)
})

test('one message that arrives ends the day of failures', async ({ db, endpoint, tools }) => {
  await db.update(webhookEndpoints).set({ failingSince: sql`now() - interval '2 days'` })
  await givenMessages(db, ['order:1', 1])
  await sendDue(tools, endpoint.id)
  expect(await readReceiver(db, endpoint.id)).toMatchObject({ state: 'active', failingSince: null })
})

test('redirects are not followed', async ({ db, receiver, endpoint, tools }) => {
  const other = await givenReceiver()
  await givenMessages(db, ['order:1', 1])
  receiver.answer = answering(307, { location: other.url })
  await sendDue(tools, endpoint.id)
  expect(other.received).toEqual([])
  expect(await statesOf(db)).toEqual(['waiting'])
})

test('a host whose DNS answer changes is checked at each try, and not called', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  const answers = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '169.254.169.254']]
  const resolve = async () => defined(answers.shift(), 'a further answer')
  await givenMessages(db, ['order:1', 1], ['order:2', 2], ['order:3', 3])
  for (let time = 0; time < 3; time++) {
    const [delivery] = await leaseDue(db, endpoint.id, 1)
    await sendDelivery({ ...tools, receivers: { ...localReceivers, resolve } }, endpoint, delivery!, NO_STOP)
  }
  expect(turns(receiver)).toEqual([1])
  expect(answers).toEqual([])
  expect((await db.select().from(webhookTries)).map(({ error }) => error)).toEqual([
    '',
    'localhost leads to 10.0.0.1, which is not a public address',
    'localhost leads to 169.254.169.254, which is not a public address',
  ])
})

test('an endless answer ends after its beginning', async ({ db, receiver, endpoint, tools }) => {
  await givenMessages(db, ['order:1', 1])
  receiver.answer = (_, response) => {
    response.writeHead(200)
    const more = () => void (response.destroyed || response.write('x'.repeat(1_000), more))
    more()
  }
  await sendDue(tools, endpoint.id)
  expect(await statesOf(db)).toEqual(['delivered'])
  expect((await db.select().from(webhookTries))[0]!.answer).toBe('x'.repeat(2_048))
})

const LIMIT_MS = 15_000

/** Lets the time of a try end by hand, in place of the clock. All other times go on. */
function givenTimeOut(): { end: () => void; asked: number[] } {
  const clock = new AbortController()
  const asked: number[] = []
  const byClock = AbortSignal.timeout.bind(AbortSignal)
  const timeOut = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== LIMIT_MS) return byClock(ms)
    asked.push(ms)
    return clock.signal
  })
  onTestFinished(() => timeOut.mockRestore())
  return { end: () => clock.abort(new DOMException('The time is over', 'TimeoutError')), asked }
}

test('a receiver has 15 seconds for its answer, and the try then counts as failed', async ({
  db,
  receiver,
  endpoint,
  tools,
}) => {
  const time = givenTimeOut()
  await givenMessages(db, ['order:1', 1])
  receiver.answer = () => time.end()
  await sendDue(tools, endpoint.id)
  expect(time.asked).toEqual([LIMIT_MS])
  expect(await db.select().from(webhookTries)).toMatchObject([{ status: null, error: 'No answer within 15 s' }])
  expect(await statesOf(db)).toEqual(['waiting'])
  expect((await readReceiver(db, endpoint.id))!.failingSince).not.toBeNull()
})

test('the time counts for the DNS too', async ({ db, receiver, endpoint, tools }) => {
  const time = givenTimeOut()
  await givenMessages(db, ['order:1', 1])
  const resolve = () => {
    time.end()
    return new Promise<string[]>(() => {})
  }
  const [delivery] = await leaseDue(db, endpoint.id, 1)
  await sendDelivery({ ...tools, receivers: { ...localReceivers, resolve } }, endpoint, delivery!, NO_STOP)
  expect(await db.select().from(webhookTries)).toMatchObject([{ status: null, error: 'No answer within 15 s' }])
  expect(turns(receiver)).toEqual([])
})
