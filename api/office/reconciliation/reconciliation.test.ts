import { eq } from 'drizzle-orm'
import type { StatementFile, StatementMonths, StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import { nepalInstant } from '#domain/nepal-time.ts'
import { auditLog, payments, refunds, statementLines, uncoveredPayments } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { bankStatement, givenLines, readLines, sendStatement } from './reconciliation.fixture.ts'

let paid = 0
const at = (day: string) => nepalInstant(day, '12:00')

async function givenPayment(db: Db, values: Partial<typeof payments.$inferInsert> = {}) {
  const order = await givenOrder(db, { payment: 'bank' })
  const reference = `FT26${(paid += 1)}`
  const payment = { orderId: order.id, method: 'bank', purpose: 'full', amount: 5_000, reference } as const
  const receivedAt = at('2026-11-20')
  const [row] = await db
    .insert(payments)
    .values({ ...payment, receivedAt, ...values })
    .returning()
  return { ...row!, order: order.number }
}

const test = base
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))
  .extend('payment', ({ db }) => givenPayment(db as Db))

test('a statement becomes lines: bad rows are named, and rows of an earlier file are skipped', async ({
  manager,
  db,
}) => {
  const first = await sendStatement(
    manager,
    bankStatement(
      '2026-11-20,SITA RAI,,"5,000.00"',
      '2026-11-20,SITA RAI,,"5,000.00"',
      '20/11/26,ODD,,1',
      'Total,,,10000',
    ),
  )
  expect(first.statusCode).toBe(201)
  expect(first.json<StatementFile>()).toMatchObject({
    added: 2,
    known: 0,
    wrong: 2,
    problems: [
      { row: 5, problem: expect.stringContaining('20/11/26') },
      { row: 6, problem: expect.stringContaining('Total') },
    ],
  })
  const rows = [
    '2026-11-20,SITA RAI,,5000',
    '२०८३-०८-०४,SITA RAI,,"५,०००"',
    '2026-11-20,SITA RAI,,5000',
    '2026-11-21,=1+1,20,',
  ]
  const second = await sendStatement(manager, bankStatement(...rows))
  expect(second.json()).toMatchObject({ added: 2, known: 2, wrong: 0 })
  expect(await readLines(manager)).toMatchObject([
    { day: '2026-11-20', paisa: 500_000, description: 'SITA RAI', state: 'open' },
    { day: '2026-11-20', paisa: 500_000 },
    { day: '2026-11-20', paisa: 500_000 },
    { day: '2026-11-21', paisa: -2_000, description: '=1+1' },
  ])
  const [stored] = await db.select().from(statementLines)
  expect(stored!.privateDetails.includes('SITA')).toBe(false)
  const logged = await db.select().from(auditLog).where(eq(auditLog.tableName, 'statement_files'))
  expect(logged.map(({ staffName }) => staffName)).toContain(manager.name)
})

test('columns are guessed once, and remembered by source', async ({ manager }) => {
  const table = bankStatement('2026-11-20,x,,1')
  const preview = async (source: string) =>
    (await sendStatement(manager, table, { source, path: '/statement-previews' })).json<StatementPreview>()
  expect(await preview('bank')).toMatchObject({
    headings: ['Date', 'Particulars', 'Debit', 'Credit'],
    samples: [['2026-11-20', 'x', '', '1']],
    columns: { date: 'Date', description: 'Particulars', debit: 'Debit', credit: 'Credit' },
    isRemembered: false,
    rows: 1,
  })
  const chosen = { date: 'Date', reference: 'Particulars', credit: 'Credit' }
  expect((await sendStatement(manager, table, { columns: chosen })).statusCode).toBe(201)
  expect(await preview('bank')).toMatchObject({ columns: chosen, isRemembered: true })
  expect(await preview('esewa')).toMatchObject({ isRemembered: false })
})

test.for([
  ['columns that are no JSON', { columns: '{' }, 'columns'],
  ['columns that are none', { columns: { day: 'Date' } }, 'columns'],
  ['no amount', { columns: { date: 'Date' } }, 'columns'],
  ['headings that the file has not', { columns: { date: 'Day', amount: 'Sum' } }, 'columns'],
  ['an unknown source', { source: 'cash' }, 'source'],
] as const)('a statement with %s is refused', async ([, sent, field], { manager }) => {
  const answer = await sendStatement(manager, bankStatement('2026-11-20,x,,1'), sent)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty(field)
})

test.for([
  ['no readable row', bankStatement('x,x,x,x')],
  ['Windows letters', Buffer.from('Date,Particulars,Debit,Credit\n2026-11-20,caf\xe9,,1', 'latin1')],
  ['an open quotation mark', bankStatement('2026-11-20,"x,,1')],
  ['a broken workbook', Buffer.from('PK\x03\x04rubbish')],
] as const)('a file with %s is refused and stores nothing', async ([, table], { manager, db }) => {
  const answer = await sendStatement(manager, table)
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/\w{4}/)])
  expect(await db.$count(statementLines)).toBe(0)
})

test('a person confirms a suggestion, and undoes it', async ({ manager, db, payment }) => {
  const [line] = await givenLines(
    manager,
    bankStatement(`2026-11-21,fund transfer ${payment.reference.toLowerCase()},,"4,950.00"`),
  )
  expect(line!.suggestions).toMatchObject([
    { candidates: [{ id: payment.id, order: payment.order, day: '2026-11-20' }], reasons: ['reference'], fee: 5_000 },
  ])
  const path = `/statement-lines/${line!.id}`
  const matched = await manager.call('POST', `${path}/match`, { paymentIds: [payment.id] })
  expect(matched.json()).toMatchObject({
    state: 'matched',
    fee: 5_000,
    matched: [{ kind: 'payment', id: payment.id }],
    decidedBy: manager.name,
    suggestions: [],
  })
  expect((await manager.call('GET', '/uncovered-payments')).json()).toMatchObject({ items: [] })
  expect(await db.select().from(payments)).toMatchObject([{ id: payment.id, amount: 5_000 }])

  const again = await manager.call('POST', `${path}/match`, { paymentIds: [payment.id] })
  expect(again.statusCode).toBe(409)
  const undone = await manager.call('POST', `${path}/reopening`)
  expect(undone.json()).toMatchObject({ state: 'open', matched: [], fee: null, decidedBy: null })
  expect(undone.json().suggestions).toHaveLength(1)
  expect((await manager.call('GET', '/uncovered-payments')).json()).toMatchObject({ items: [{ id: payment.id }] })
  const logged = await db.select().from(auditLog).where(eq(auditLog.tableName, 'statement_matches'))
  expect(logged.map(({ action }) => action)).toEqual(['insert', 'delete'])
})

test('one line settles several payments less a fee', async ({ manager, db }) => {
  const wallet = { method: 'esewa', amount: 1_000 } as const
  const three = [
    await givenPayment(db as Db, wallet),
    await givenPayment(db as Db, wallet),
    await givenPayment(db as Db, wallet),
  ]
  const [line] = await givenLines(manager, bankStatement('2026-11-21,ESEWA SETTLEMENT,,"2,940"'))
  const path = `/statement-lines/${line!.id}/match`
  const two = await manager.call('POST', path, { paymentIds: three.slice(1).map(({ id }) => id) })
  expect([two.statusCode, two.json().message]).toEqual([400, expect.stringContaining('Nrs. 940 more')])
  const all = await manager.call('POST', path, { paymentIds: three.map(({ id }) => id) })
  expect(all.json()).toMatchObject({ state: 'matched', fee: 6_000 })
  const { months } = (await manager.call('GET', '/statement-months')).json<StatementMonths>()
  expect(months).toEqual([
    { month: '2026-11', source: 'bank', received: 294_000, sent: 0, fees: 6_000, lines: 1, open: 0 },
  ])
})

test('money that went out is matched with a refund that was sent', async ({ manager, db, payment }) => {
  const refund = { orderId: payment.orderId, cause: 'staff:1', amount: 700, dueBy: at('2026-11-25') }
  const [open, done] = await db
    .insert(refunds)
    .values([refund, { ...refund, cause: 'staff:2', reference: 'R2', doneAt: at('2026-11-22') }])
    .returning()
  const [line] = await givenLines(manager, bankStatement('2026-11-23,REFUND,700,'))
  expect(line!.suggestions).toMatchObject([{ candidates: [{ kind: 'refund', id: done!.id }], reasons: ['amount'] }])
  const path = `/statement-lines/${line!.id}/match`
  expect((await manager.call('POST', path, { refundIds: [open!.id] })).statusCode).toBe(400)
  expect((await manager.call('POST', path, { refundIds: [done!.id] })).json()).toMatchObject({
    state: 'matched',
    fee: 0,
  })
})

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

test('a line is left out with a reason, and is found by state and amount', async ({ manager }) => {
  const [rent] = await givenLines(manager, bankStatement('2026-11-01,RENT,"20,000",', '2026-11-02,x,,5'))
  const path = `/statement-lines/${rent!.id}`
  expect((await manager.call('POST', `${path}/leaving-out`, { reason: ' ' })).statusCode).toBe(400)
  const left = await manager.call('POST', `${path}/leaving-out`, { reason: 'Rent' })
  expect(left.json()).toMatchObject({ state: 'left-out', reason: 'Rent', decidedBy: manager.name })
  expect(await readLines(manager, 'state=left-out')).toMatchObject([{ id: rent!.id }])
  expect(await readLines(manager, 'state=open')).toMatchObject([{ description: 'x' }])
  expect(await readLines(manager, 'q=20,000')).toMatchObject([{ id: rent!.id }])
  expect(await readLines(manager, 'q=sofa')).toEqual([])
  expect(await readLines(manager, 'until=2026-11-01')).toHaveLength(1)
  expect((await manager.call('POST', `${path}/reopening`)).json()).toMatchObject({ state: 'open', reason: '' })
})

test('payments that no line covers are listed from an age on', async ({ manager, db }) => {
  const old = await givenPayment(db as Db, { receivedAt: at('2026-01-05'), reference: 'AB 12 / KA-1', method: 'esewa' })
  const young = await givenPayment(db as Db, { receivedAt: new Date(), reference: 'FT2' })
  const idsOf = async (query: string) => {
    const { items } = (await manager.call('GET', `/uncovered-payments?${query}`)).json()
    return items.map(({ id }: { id: string }) => id)
  }
  expect(await idsOf('days=7')).toEqual([old.id])
  expect(await idsOf('sort=-receivedAt')).toEqual([young.id, old.id])
  expect(await idsOf('q=ab12')).toEqual([old.id])
  expect(await idsOf(`q=${encodeURIComponent('AB 12 / KA-1')}`), 'as the list shows it').toEqual([old.id])
  expect(await idsOf(`q=${young.order}`)).toEqual([young.id])
  expect(await idsOf('method=esewa')).toEqual([old.id])
})

test('the list is exported once staff have proved who they are', async ({ manager }) => {
  await givenLines(manager, bankStatement('2026-11-20,=HYPERLINK(1),,"5,000.50"'))
  const answer = await manager.call('GET', '/statement-lines/export?format=csv')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain("2026-11-20,bank,5000.5,,'=HYPERLINK(1),open")
})

test('support neither sees lines nor brings any', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  const paths = ['/statement-lines', '/statement-months', '/uncovered-payments']
  const answers = await Promise.all(paths.map((path) => support.call('GET', path)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect((await sendStatement(support, bankStatement('2026-11-20,x,,1'))).statusCode).toBe(403)
})

ownDatabaseTest('of two people who match one payment, or one line, the first does', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const [first, second] = [await givenPayment(db as Db), await givenPayment(db as Db)]
  const lines = await givenLines(one, bankStatement('2026-11-20,a,,5000', '2026-11-20,b,,5000', '2026-11-20,c,,5000'))
  const match = (person: typeof one, line: number, { id }: { id: string }) =>
    person.call('POST', `/statement-lines/${lines[line]!.id}/match`, { paymentIds: [id] })
  const ofOnePayment = await Promise.all([match(one, 0, first), match(other, 1, first)])
  expect(ofOnePayment.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const third = await givenPayment(db as Db)
  const ofOneLine = await Promise.all([match(one, 2, second), match(other, 2, third)])
  expect(ofOneLine.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})
