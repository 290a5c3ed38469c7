import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, vi } from 'vitest'
import type { Db } from '../../../platform/db/client.ts'
import { mails, refundRequests, refunds as refundsTable } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenGateway, type Gateway } from '../payments.fixture.ts'
import { later } from '../paying.fixture.ts'
import { recordRefund } from '../staff-refunds.ts'
import { checkRefund, endUnmadeRefund, reconcileRefunds } from './check-request.ts'
import { givenDue, givenRefund, play, refundsAt, refundsOf, requestOf, shopAt, SUCCESS } from './refunds.fixture.ts'
import { sendRefund } from './send-refund.ts'

const by = { id: randomUUID() }

const test = base.extend('gateway', async ({ db: _db }, { onCleanup }) => {
  const gateway = await givenGateway()
  onCleanup(gateway.close)
  return gateway
})

afterEach(() => void vi.useRealTimers())

const reply = (status: number, text: string, type = 'application/json') => {
  return (_asked: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:1/' }).end(text)
}

test.for<[string, Gateway['answer']]>([
  ['500', reply(500, 'Internal Server Error', 'text/plain')],
  ['502 with a page', reply(502, '<h1>Bad gateway</h1>', 'text/html')],
  ['400 with a page', reply(400, '<h1>Blocked</h1>', 'text/html')],
  ['a cut text', reply(200, '{"detail":"Transaction ref')],
  ['a list', reply(200, '[{"detail":"Transaction refund successful."}]')],
  ['another success', () => ({ detail: 'Request received.' })],
  ['not successful', () => ({ detail: 'Transaction refund successful. Not.' })],
  ['a success without words', () => ({ success: true })],
  ['a detail that is no text', () => ({ detail: { text: SUCCESS.detail } })],
  ['202', reply(202, JSON.stringify(SUCCESS))],
  ['a redirect', reply(302, '')],
  ['409', reply(409, '{"detail":"Conflict."}')],
  ['too much', reply(200, JSON.stringify({ ...SUCCESS, more: 'x'.repeat(70_000) }))],
  ['a broken connection', (_asked, response) => void response.destroy()],
  ['already refunded', reply(400, '{"detail":"Transaction has already been refunded."}')],
])('after %s a refund is unknown, and neither sent again nor recorded', async ([, answer], { db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed', answer)
  await sendRefund(shop, refund.refundId, { by })
  await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject({ code: 'conflict' })
  expect(refundsAt(gateway)).toEqual([{}])
  expect(await requestOf(db, refund.refundId)).toMatchObject({ state: 'unknown', sentBy: by.id, isForStaff: false })
  expect(await refundsOf(db, refund.order.id)).toMatchObject([{ isDone: false }])
  expect(await db.$count(mails)).toBe(0)

  play(gateway, refund, 'Refunded')
  await reconcileRefunds({}, shop, undefined, later(5))
  expect(await refundsOf(db, refund.order.id)).toEqual([
    { amount: refund.total, isDone: true, reference: refund.transactionId, doneBy: by.id },
  ])
  expect(refundsAt(gateway)).toHaveLength(1)
})

test.for<[string, Gateway['answer'], RegExp]>([
  ['too little money', reply(400, '{"detail":"Insufficient balance."}'), /too little money/],
  ['401', reply(401, '{"detail":"Invalid token.","status_code":401}'), /does not accept the shop’s key for refunds/],
  ['403', reply(403, '{"detail":"You do not have permission."}'), /does not accept the shop’s key for refunds/],
  ['a missing mobile', reply(400, '{"mobile":["This field is required."]}'), /asks for the customer’s mobile number/],
  [
    'a wrong amount',
    reply(400, '{"amount":["Too much."],"error_key":"validation_error"}'),
    /refused the refund: “Too much\.”/,
  ],
  ['a number of somebody', reply(400, '{"detail":"9841234567 is blocked."}'), /refused the refund: “… is blocked\.”/],
  ['no reason', reply(400, '{}'), /^Khalti refused the refund\. Nothing was refunded\./],
  ['not found', reply(404, '{"detail":"Not found."}'), /“Not found\.”\. Nothing was refunded/],
])('after %s nothing was refunded, and it can be sent again', async ([, answer, words], { db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed', answer)
  const refusal = { code: 'conflict', message: expect.stringMatching(words) }
  await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject(refusal)
  expect(await requestOf(db, refund.refundId)).toMatchObject({ state: 'failed', failure: expect.stringMatching(words) })
  expect(await refundsOf(db, refund.order.id)).toMatchObject([{ isDone: false }])
  play(gateway, refund, 'Completed')
  await sendRefund(shop, refund.refundId, { by })
  expect(await refundsOf(db, refund.order.id)).toMatchObject([{ isDone: true }])
})

test('a number that Khalti repeats is kept nowhere', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  const mobile = '9841234567'
  play(gateway, refund, 'Completed', reply(400, `{"mobile":["${mobile} has no account."]}`))
  const sent = sendRefund(shop, refund.refundId, { by, mobile })
  await expect(sent).rejects.toMatchObject({ message: expect.not.stringContaining(mobile) })
  const request = await requestOf(db, refund.refundId)
  expect(request).toMatchObject({ lastAnswer: '{"mobile":["… has no account."]}' })
  expect(JSON.stringify(request)).not.toContain(mobile)
})

test('nothing is sent while the look-up before it fails', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  gateway.answer = (_asked, response) => void response.writeHead(500).end()
  await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Khalti does not answer. Nothing was refunded. Please try again later.',
  })
  for (const wrong of [{ transactionId: '../../secrets' }, { transactionId: '' }, { ref: 'another' }]) {
    play(gateway, { ...refund, ...wrong }, 'Completed')
    await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject({ code: /conflict|unavailable/ })
  }
  for (const status of ['Pending', 'Initiated', 'Expired', 'Something new']) {
    play(gateway, refund, status)
    await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject({ code: 'conflict' })
  }
  expect([refundsAt(gateway).length, await db.$count(refundRequests)]).toEqual([0, 0])
})

test('a part is sent in paisa to the payment’s transaction, and all of it without an amount', async ({
  db,
  gateway,
}) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed')
  await sendRefund(shop, refund.refundId, { by, amount: 400, mobile: '९८४१२३४५६७' })
  play(gateway, refund, 'Partially refunded')
  const restId = (await rest(db, refund.order.id))!
  await sendRefund(shop, restId, { by })
  const other = await givenRefund(db)
  play(gateway, other, 'Completed')
  await sendRefund(shop, other.refundId, { by })
  expect(refundsAt(gateway)).toEqual([
    { amount: 400_00, mobile: '9841234567' },
    { amount: (refund.total - 400) * 100 },
    {},
  ])
})

test('a refund that look-ups do not show is not made after 15 minutes, not before', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed', reply(500, ''))
  await sendRefund(shop, refund.refundId, { by })
  const stateAfter = async (minutes: number) => {
    await reconcileRefunds({}, shop, undefined, later(minutes))
    return (await requestOf(db, refund.refundId))?.state
  }
  expect(await stateAfter(14)).toBe('unknown')
  gateway.answer = (_asked, response) => void response.writeHead(500).end()
  expect(await stateAfter(24)).toBe('unknown')
  await expect(checkRefund(shop, refund.refundId)).rejects.toMatchObject({ code: 'unavailable' })
  play(gateway, refund, 'Completed')
  expect(await stateAfter(120)).toBe('failed')
  await sendRefund(shop, refund.refundId, { by })
  expect(await refundsOf(db, refund.order.id)).toMatchObject([{ isDone: true, amount: refund.total }])
})

test('a second part whose answer was lost is for staff, since look-ups cannot tell', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed')
  await sendRefund(shop, refund.refundId, { by, amount: 400 })
  const restId = (await rest(db, refund.order.id))!
  play(gateway, refund, 'Partially refunded', reply(500, ''))
  await sendRefund(shop, restId, { by, amount: 300 })
  await reconcileRefunds({}, shop, undefined, later(60))
  expect(await requestOf(db, restId)).toMatchObject({ state: 'unknown', isForStaff: true })

  await expect(endUnmadeRefund(shop, restId, later(14))).rejects.toMatchObject({ code: 'conflict' })
  await endUnmadeRefund(shop, restId, later(16))
  expect(await requestOf(db, restId)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/^Staff saw/) })
  await expect(endUnmadeRefund(shop, restId, later(16))).rejects.toMatchObject({ code: 'conflict' })
  expect(await rest(db, refund.order.id)).toBe(restId)
})

test('a part that staff refunded meanwhile is not taken for the request', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  const otherId = await givenDue(db, refund.order.id, 300, 'staff:1')
  play(gateway, refund, 'Completed', reply(500, ''))
  await sendRefund(shop, refund.refundId, { by, amount: 400 })
  await recordRefund(shop, otherId, { reference: 'PORTAL-1', by })
  play(gateway, refund, 'Partially refunded')
  await reconcileRefunds({}, shop, undefined, later(60))
  expect(await requestOf(db, refund.refundId)).toMatchObject({ state: 'unknown', isForStaff: true })
})

test('what Khalti leaves open for two days is for staff', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  play(gateway, refund, 'Completed', reply(500, ''))
  await sendRefund(shop, refund.refundId, { by })
  play(gateway, refund, 'Pending')
  await reconcileRefunds({}, shop, undefined, later(47 * 60))
  expect(await requestOf(db, refund.refundId)).toMatchObject({ state: 'unknown', isForStaff: false })
  await reconcileRefunds({}, shop, undefined, later(49 * 60))
  const last = { state: 'unknown', isForStaff: true, nextCheckAt: null }
  expect(await requestOf(db, refund.refundId)).toMatchObject(last)
})

test('while a refund is on its way nobody records it by hand', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const shop = shopAt(db, gateway)
  const record = (now?: Date) => recordRefund(shop, refund.refundId, { reference: 'R', by, ...(now && { now }) })
  play(gateway, refund, 'Completed', async (_asked, response) => {
    await expect(record()).rejects.toMatchObject({ code: 'conflict', message: /sending this refund just now/ })
    response.destroy()
  })
  await sendRefund(shop, refund.refundId, { by })
  await record()
  play(gateway, refund, 'Refunded')
  await reconcileRefunds({}, shop, undefined, later(60))
  expect(await refundsOf(db, refund.order.id)).toMatchObject([{ isDone: true, reference: 'R' }])
  expect(await db.$count(mails)).toBe(1)
})

test('a process that stood still after it wrote the request sends nothing', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  play(gateway, refund, 'Completed')
  let waits = 0
  const whileAway = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    waits += 1
    if (waits === 2) vi.useFakeTimers({ toFake: ['Date'], now: later(2) })
    return work()
  }
  const shop = { ...shopAt(db, gateway), caller: { name: 'staff', whileAway } }
  await expect(sendRefund(shop, refund.refundId, { by })).rejects.toMatchObject({ message: /took too long/ })
  expect([waits, refundsAt(gateway).length]).toEqual([2, 0])
  expect(await requestOf(db, refund.refundId)).toMatchObject({ state: 'failed' })
})

const rest = async (db: Db, orderId: string) => {
  const open = await db.select().from(refundsTable).where(eq(refundsTable.orderId, orderId))
  return open.find(({ doneAt }) => doneAt === null)?.id
}
