import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { mails, refunds } from '../../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../../test/test.ts'
import { givenGateway } from '../payments.fixture.ts'
import { givenDue, givenRefund, play, refundsAt, shopAt, SUCCESS } from './refunds.fixture.ts'
import { sendRefund } from './send-refund.ts'

const by = { id: randomUUID() }

const test = ownDatabaseTest.extend('gateway', async ({ url: _ofDatabase }, { onCleanup }) => {
  const gateway = await givenGateway()
  onCleanup(gateway.close)
  return gateway
})

test('of many who send one refund at once, in two processes, one does; no connection waits', async ({
  db,
  pool,
  gateway,
}) => {
  const refund = await givenRefund(db)
  const asked = Promise.withResolvers<ServerResponse>()
  play(gateway, refund, 'Completed', (_asked, response) => asked.resolve(response))
  const shops = [shopAt(db, gateway), shopAt(db, gateway)]
  const all = Array.from({ length: 8 }, (_, at) => sendRefund(shops[at % 2]!, refund.refundId, { by }))
  const others = Promise.allSettled(all).then((done) => done.map(({ status }) => status).toSorted())
  const response = await asked.promise
  await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])
  response.setHeader('content-type', 'application/json').end(JSON.stringify(SUCCESS))
  expect(await others).toEqual(['fulfilled', ...Array.from({ length: 7 }, () => 'rejected')])
  expect(refundsAt(gateway)).toHaveLength(1)
  expect(await db.$count(mails)).toBe(1)
})

test('of two refunds of one payment at once, one waits for the other’s result', async ({ db, gateway }) => {
  const refund = await givenRefund(db)
  const half = refund.total / 2
  await db.update(refunds).set({ amount: half }).where(eq(refunds.id, refund.refundId))
  const otherId = await givenDue(db, refund.order.id, half, 'staff:1')
  const asked = Promise.withResolvers<ServerResponse>()
  play(gateway, refund, 'Completed', (_asked, response) => asked.resolve(response))
  const shop = shopAt(db, gateway)
  const first = sendRefund(shop, refund.refundId, { by })
  const response = await asked.promise
  await expect(sendRefund(shop, otherId, { by })).rejects.toMatchObject({
    message: /^Another refund of this order was sent/,
  })
  response.destroy()
  await first
  await expect(sendRefund(shop, otherId, { by })).rejects.toMatchObject({ code: 'conflict' })
  expect(refundsAt(gateway)).toHaveLength(1)
})
