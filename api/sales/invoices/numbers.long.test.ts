import { asc, desc, eq, inArray } from 'drizzle-orm'
import { openDatabase } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { givenInvoiced, givenSeller, holding, issuedOn } from './invoices.fixture.ts'
import { issueInvoice } from './issue-invoice.ts'
import { insertPrint } from './print-queries.ts'

const { secrets } = testOptions
const by = { actor: 'staff', id: null } as const
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

ownDatabaseTest(
  'orders confirmed at once by two servers have numbers without a gap, though others fail between',
  { timeout: 60_000 },
  async ({ db, url, onTestFinished }) => {
    const servers = [1, 2].map(() => openDatabase(url, { max: 20 }))
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
    await givenSeller(db)
    const orders = await Promise.all(upTo(40).map(() => givenOrder(db)))
    const confirmed = orders.map(({ id }, index) => {
      const server = servers[index % 2]!.db
      if (index % 5 !== 4) return changeOrder({ db: server, secrets }, id, { action: 'confirm', by, now: issuedOn })
      return holding(server, orders[index]!, async (tx, order) => {
        await issueInvoice(tx, secrets, order, issuedOn)
        throw new Error('the power went')
      })
    })
    const ended = await Promise.allSettled(confirmed)
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    const rows = await db.select().from(invoices).orderBy(asc(invoices.sequence))
    expect(rows.map(({ sequence }) => sequence)).toEqual(upTo(32))
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(32)
  },
)

test('credit notes are a series of their own', async ({ db }) => {
  await givenSeller(db)
  const first = await givenInvoiced(db)
  await changeOrder({ db, secrets }, first.id, { action: 'cancel', by, now: issuedOn })
  const second = await givenInvoiced(db)
  const rows = await db.select().from(invoices).orderBy(asc(invoices.kind), asc(invoices.sequence))
  expect(rows.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'credit-note 2083/84-000001',
    'invoice 2083/84-000001',
    'invoice 2083/84-000002',
  ])
  expect(second.state).toBe('confirm')
})

test('an invoice that waited past midnight has a later number and no earlier date', async ({ db }) => {
  await givenSeller(db)
  await givenInvoiced(db, {}, new Date('2026-11-21T18:15:00.100Z')) // 22 November in Nepal
  const late = await givenInvoiced(db, {}, new Date('2026-11-21T18:14:59.900Z'))
  const later = await givenInvoiced(db, {}, new Date('2026-11-21T18:04:00Z'))
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [late.id, later.id]))
  expect(rows).toMatchObject([
    { sequence: 2, bsDay: '2083-08-06' },
    { sequence: 3, bsDay: '2083-08-06' },
  ])
})

test('a credit note is not older than its invoice, though its server has a clock that runs behind', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, {}, new Date('2026-11-16T18:15:00.100Z')) // 1 Mangsir in Nepal
  const now = new Date('2026-11-16T18:14:59.900Z')
  await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now })
  const rows = await db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(desc(invoices.kind))
  expect(rows).toMatchObject([
    { kind: 'invoice', bsDay: '2083-08-01' },
    { kind: 'credit-note', bsDay: '2083-08-01' },
  ])
})

test('an order is invoiced once', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db)
  const again = holding(db, order, (tx, held) => issueInvoice(tx, secrets, held, issuedOn))
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'invoices_one_per_cause' } })
})

const rewrites = ['update invoices set total = 1', 'delete from invoices', 'truncate invoices cascade'].concat([
  'update invoice_prints set at = now()',
  'delete from invoice_prints',
  'truncate invoice_prints',
])

test.for(rewrites)('the database refuses to %s', async (statement, { db }) => {
  await givenSeller(db)
  await givenInvoiced(db)
  const [invoice] = await db.select().from(invoices)
  await insertPrint(db, invoice!.id, by)
  const tried = db.transaction((tx) => tx.execute(statement))
  await expect(tried).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^rows of invoice(s|_prints) are never changed or deleted$/) },
  })
  expect(await db.$count(invoices)).toBe(1)
})
