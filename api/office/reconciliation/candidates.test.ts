import { randomUUID } from 'node:crypto'
import { paymentAttempts, payments, refundRequests, refunds, uncoveredPayments } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { at, bankStatement, givenLines, givenPayment, readLines, sendStatement } from './reconciliation.fixture.ts'

const test = base.extend('manager', ({ app }) => givenStaff(app, 'manager'))

test('cash is on no statement, and a payment of another wallet is not on this one', async ({ manager, db }) => {
  const cash = await givenPayment(db as Db, { method: 'cod', reference: '' })
  const khalti = await givenPayment(db as Db, { method: 'khalti' })
  expect(await db.select().from(uncoveredPayments)).toMatchObject([{ paymentId: khalti.id }])
  const table = 'Date,Amount,Details\n2026-11-20,5000,x'
  const columns = { date: 'Date', amount: 'Amount', description: 'Details' }
  await sendStatement(manager, table, { source: 'esewa', columns })
  const [line] = await readLines(manager, 'source=esewa')
  expect(line!.suggestions).toEqual([])
  for (const { id } of [cash, khalti]) {
    const answer = await manager.call('POST', `/statement-lines/${line!.id}/match`, { paymentIds: [id] })
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('cannot be on this')])
  }
})

test('the shares of one transfer are suggested together by its reference', async ({ manager, db }) => {
  const shares = [
    await givenPayment(db as Db, { reference: 'FT 2699 / KA-1' }),
    await givenPayment(db as Db, { reference: 'FT 2699 / KA-2', amount: 3_000, receivedAt: at('2026-10-01') }),
  ]
  const [line] = await givenLines(manager, bankStatement('2026-11-21,fund transfer ft2699,,"8,000.00"'))
  const [suggestion] = line!.suggestions
  expect(suggestion).toMatchObject({ reasons: ['reference'], fee: 0 })
  expect(suggestion!.candidates.map(({ id }) => id).toSorted()).toEqual(shares.map(({ id }) => id).toSorted())
})

test('of many payments and refunds of one amount, the nearest of the same source are suggested', async ({
  manager,
  db,
}) => {
  const many = Array.from({ length: 21 }, (_, index) => index)
  const [{ orderId }, nearest, esewa] = [
    await givenPayment(db as Db),
    await givenPayment(db as Db, { receivedAt: at('2026-11-21') }),
    await givenPayment(db as Db, { method: 'esewa' }),
  ]
  const transfer = { orderId, method: 'bank', purpose: 'full', amount: 5_000 } as const
  const earlier = many.map((index) => ({ ...transfer, reference: `E${index}`, receivedAt: at('2026-11-15') }))
  await db.insert(payments).values(earlier)
  const { id: ofEsewa } = await givenOrder(db as Db, { payment: 'esewa' })
  const sent = { orderId, amount: 700, dueBy: at('2026-11-25'), reference: 'R', doneAt: at('2026-11-22') }
  await db.insert(refunds).values(many.map((index) => ({ ...sent, cause: `staff:${index}`, doneAt: at('2026-11-15') })))
  const [refund, refundOfEsewa] = await db
    .insert(refunds)
    .values([
      { ...sent, cause: 'staff:near' },
      { ...sent, orderId: ofEsewa, cause: 'staff:wallet', doneAt: at('2026-11-14') },
    ])
    .returning()
  const columns = { date: 'Date', amount: 'Amount', description: 'Details' }
  const table = 'Date,Amount,Details\n2026-11-21,5000,x\n2026-11-22,-700,x'
  for (const source of ['bank', 'esewa']) await sendStatement(manager, table, { source, columns })
  const firstOf = async (source: string) =>
    (await readLines(manager, `source=${source}`)).map((line) => line.suggestions[0]?.candidates[0]?.id)
  expect(await firstOf('bank')).toEqual([nearest.id, refund!.id])
  expect(await firstOf('esewa')).toEqual([esewa.id, refundOfEsewa!.id])
})

test('a refund of another wallet’s order is not on this statement', async ({ manager, db }) => {
  const { id: orderId } = await givenOrder(db as Db, { payment: 'khalti' })
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      cause: 'staff:1',
      amount: 700,
      dueBy: at('2026-11-25'),
      reference: 'R',
      doneAt: at('2026-11-22'),
    })
    .returning()
  const columns = { date: 'Date', amount: 'Amount', description: 'Details' }
  const table = 'Date,Amount,Details\n2026-11-23,-700,x'
  for (const source of ['esewa', 'khalti']) await sendStatement(manager, table, { source, columns })
  const match = async (source: string) => {
    const [line] = await readLines(manager, `source=${source}`)
    return manager.call('POST', `/statement-lines/${line!.id}/match`, { refundIds: [refund!.id] })
  }
  const refused = await match('esewa')
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/^The refund of KA-.* cannot be on this statement\.$/),
  ])
  expect((await match('khalti')).json()).toMatchObject({ state: 'matched' })
})

test('a refund that the shop sent by a wallet is on its statement, whatever the order was paid by', async ({
  manager,
  db,
}) => {
  const { id: orderId } = await givenOrder(db as Db, { payment: 'cod' })
  const deposit = { orderId, provider: 'khalti', purpose: 'deposit', amount: 5_000 } as const
  const attemptId = randomUUID()
  await db.insert(paymentAttempts).values({ ...deposit, id: attemptId, request: {} })
  const received = { orderId, method: 'khalti', purpose: 'deposit', amount: 5_000, reference: 'K-1' } as const
  const [payment] = await db
    .insert(payments)
    .values({ ...received, attemptId, receivedAt: at('2026-11-01') })
    .returning()
  const sent = { orderId, amount: 700, dueBy: at('2026-11-25'), doneAt: at('2026-11-22'), reference: 'K-1' }
  const [refund] = await db
    .insert(refunds)
    .values({ ...sent, cause: 'staff:1' })
    .returning()
  await db.insert(refundRequests).values({
    id: randomUUID(),
    refundId: refund!.id,
    paymentId: payment!.id,
    transactionId: 'K-1',
    amount: 700,
    isPartBefore: false,
    isLast: false,
    state: 'done',
    sentBy: randomUUID(),
    sentAt: at('2026-11-22'),
    endedAt: at('2026-11-22'),
  })
  const columns = { date: 'Date', amount: 'Amount', description: 'Details' }
  await sendStatement(manager, 'Date,Amount,Details\n2026-11-23,-700,x', { source: 'khalti', columns })
  const [line] = await readLines(manager)
  expect(line!.suggestions).toMatchObject([{ candidates: [{ id: refund!.id, method: 'khalti' }] }])
  const matched = await manager.call('POST', `/statement-lines/${line!.id}/match`, { refundIds: [refund!.id] })
  expect(matched.json()).toMatchObject({ state: 'matched', fee: 0 })
})
