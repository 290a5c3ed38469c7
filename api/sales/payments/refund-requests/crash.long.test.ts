import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { sumOf } from '#domain/sum.ts'
import { openProcess } from '../../../test/payments-model/shop-process.ts'
import { openWalletServer } from '../../../test/payments-model/wallet-server.ts'
import { expect, ownDatabaseTest, testOptions } from '../../../test/test.ts'
import { later } from '../paying.fixture.ts'
import { reconcileRefunds } from './check-request.ts'
import { givenRefund, heldBy, refundsOf, requestOf } from './refunds.fixture.ts'
import { sendRefund } from './send-refund.ts'

const { secrets } = testOptions
const log = { info: () => {}, warn: () => {} }
/** More than sending a refund takes. */
const MOST_STATEMENTS = 100

ownDatabaseTest('wherever a process dies, shop and Khalti agree in the end', async ({ db, url }) => {
  const gateway = await openWalletServer(db)
  const living = openProcess(url, gateway.url)
  onTestFinished(async () => {
    await living.close()
    await gateway.close()
  })
  const ends: string[] = []
  for (let statement = 1, hasDied = true; hasDied && statement < MOST_STATEMENTS; statement += 1) {
    const { order, refundId, ref } = await givenRefund(db)
    const dying = openProcess(url, gateway.url)
    dying.crash({ statement, when: 'after' })
    const sent = sendRefund({ ...dying, secrets, log }, refundId, { by: { id: randomUUID() } })
    hasDied = await Promise.race([
      sent.then(
        () => false,
        () => true,
      ),
      dying.died.then(() => true),
    ])
    await Promise.race([dying.close().catch(() => {}), dying.died])

    await reconcileRefunds({}, { ...living, secrets, log }, undefined, later(20))
    const [held] = await heldBy(db, ref)
    const done = (await refundsOf(db, order.id)).filter(({ isDone }) => isDone)
    const end = (await requestOf(db, refundId))?.state ?? 'none'
    expect([statement, sumOf(done, ({ amount }) => amount), end === 'done']).toEqual([statement, held, held > 0])
    ends.push(end)
  }
  // Dead before the request was written, before it left, after it left; and alive at last.
  expect(new Set(ends)).toEqual(new Set(['none', 'failed', 'done']))
  expect(ends.indexOf('none')).toBeLessThan(ends.indexOf('failed'))
  expect(ends.length).toBeLessThan(MOST_STATEMENTS - 1)
})
