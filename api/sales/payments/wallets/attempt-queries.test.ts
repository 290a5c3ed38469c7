import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db/client.ts'
import { expect, ownDatabaseTest as test } from '../../../test/test.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { insertAttempt, readDueAttempts } from './attempt-queries.ts'

const NOW = new Date('2026-11-26T08:00:00Z')
const MINUTE_MS = 60_000
const [ONE, OTHER] = [Buffer.from('one network'), Buffer.from('another network')]

/** Begins to pay an order; each attempt is due since so many minutes. */
async function givenDue(db: Db, values: Parameters<typeof givenOrder>[1], ...minutes: number[]): Promise<string[]> {
  const { id: orderId, total: amount } = await givenOrder(db, { payment: 'esewa', ...values })
  const attempts = minutes.map((due) => ({ id: randomUUID(), nextCheckAt: new Date(NOW.getTime() - due * MINUTE_MS) }))
  for (const attempt of attempts) {
    const { id: providerRef } = attempt
    await insertAttempt(db, {
      ...attempt,
      orderId,
      provider: 'esewa',
      providerRef,
      purpose: 'full',
      amount,
      request: {},
    })
  }
  return attempts.map(({ id }) => id)
}

const readDue = async (db: Db, limit = 100) => (await readDueAttempts(db, 'esewa', NOW, limit)).map(({ id }) => id)

test('networks have turns, and within each its orders have', async ({ db }) => {
  const [a1, a2, a3] = await givenDue(db, { network: ONE }, 90, 80, 70)
  const [b1, b2] = await givenDue(db, { network: ONE }, 60, 50)
  const [c1] = await givenDue(db, { network: OTHER }, 1)
  await givenDue(db, { network: OTHER }, -1)
  expect(await readDue(db)).toEqual([a1, c1, b1, a2, b2, a3])
  expect(await readDue(db, 2)).toEqual([a1, c1])
})

test('orders that are off come last in the turns of their network, also once it is forgotten', async ({ db }) => {
  const [off] = await givenDue(db, { network: ONE, state: 'cancelled' }, 90)
  const [forgotten, again] = await givenDue(db, { state: 'cancelled' }, 95, 94)
  const [waits] = await givenDue(db, { network: ONE }, 10)
  const [byStaff] = await givenDue(db, {}, 5)
  expect(await readDue(db)).toEqual([waits, byStaff, forgotten, off, again])
})

test('of very many that are due, the oldest and the newest are ranked', async ({ db }) => {
  const flood = await givenDue(db, { network: ONE }, 95, 94, 93, 92, 91)
  const [paying] = await givenDue(db, { network: OTHER }, 2)
  const due = await readDueAttempts(db, 'esewa', NOW, 100, 2)
  expect(due.map(({ id }) => id)).toEqual([flood[0], paying, flood[1], flood[4]])
})
