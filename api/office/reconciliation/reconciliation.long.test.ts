import { eq } from 'drizzle-orm'
import type { StatementFile, StatementMonths, StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import { auditLog, payments, refunds, statementLines } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { at, bankStatement, givenLines, givenPayment, readLines, sendStatement } from './reconciliation.fixture.ts'

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
