import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { readCandidates, readSettled } from './candidate-queries.ts'
import { givenPayment } from './reconciliation.fixture.ts'

const line = { source: 'bank', day: '2026-11-21', description: '', reference: '' } as const

// The driver warns once in each process, so this file runs in one of its own. It warns as a third query joins two others.
test('what a line settles is read with one query at a time, as a transaction needs', async ({ db }) => {
  const warnings: string[] = []
  const note = ({ message }: Error) => {
    if (message.includes('client.query()')) warnings.push(message)
  }
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const { id } = await givenPayment(db)
  const ids = { paymentIds: [id], refundIds: [] }
  const lines = [5_000_00, -700_00].map((paisa) => ({ ...line, paisa }))
  await db.transaction(async (tx) => {
    const other = () => tx.execute(sql`select 1`)
    const [, settled] = await Promise.all([other(), readSettled(tx, ids)])
    const [, candidates] = await Promise.all([other(), readCandidates(tx, lines)])
    expect([...settled, ...candidates].map((one) => one.id)).toEqual([id, id])
  })
  // Node.js emits a warning on the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  expect(warnings).toEqual([])
})
