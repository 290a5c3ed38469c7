import { sql, type SQL } from 'drizzle-orm'
import type { ReportPage } from '#contract/admin/reports.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { documentsOf, givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { personalReads } from '../../platform/db/schema.ts'
import { givenEditor } from '../../sales/orders/edits/edits.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'

const at = (day: string) => new Date(`${day}T06:00:00Z`)
const himal = { business: { name: 'Himal Hotel', pan: '301234567' } }
const annapurna = { business: { name: 'Annapurna Lodge', pan: '609876543' } }

/** Mangsir has two invoices of Himal, one of Annapurna that goes back in Poush, and three without a PAN: one is cancelled. */
async function givenBuyers(db: Db) {
  await givenSeller(db)
  const first = await givenInvoiced(db, { details: himal }, at('2026-11-21'))
  const second = await givenInvoiced(db, { details: himal }, at('2026-11-22'))
  const returned = await givenInvoiced(db, { details: annapurna }, at('2026-11-23'))
  await givenInvoiced(db, {}, at('2026-11-24'))
  await givenInvoiced(db, { lines: [{ quantity: 3 }] }, at('2026-11-24'))
  const cancelled = await givenInvoiced(db, {}, at('2026-11-25'))
  await givenCancelled(db, cancelled.id, at('2026-11-26'))
  await givenCancelled(db, returned.id, at('2026-12-20'))
  return { first, second, returned, cancelled, taxable: first.total - first.vat }
}

async function givenCancelled(db: Db, orderId: string, now: Date): Promise<void> {
  const by = { actor: 'staff', id: null } as const
  await changeOrder({ db, secrets: testOptions.secrets }, orderId, { action: 'cancel', by, now })
}

/** Changes what papers say, which the table refuses to everybody else. */
async function rewritePapers(db: Db, change: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update invoices set ${change}`)
  })
  await db.execute(sql`set local session_replication_role = origin`)
}

async function listOf(app: App, query: string): Promise<ReportPage> {
  const { call } = await givenStaff(app, 'manager')
  const answer = await call('GET', `/reports/one-lakh?year=2083&${query}`)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return answer.json()
}

const cellsOf = ({ items }: ReportPage) => items.map(({ cells }) => cells)
const valuesOf = ({ figures }: ReportPage) => figures.map(({ value }) => value)

test('the one lakh list adds up by PAN from the chosen limit on, and counts invoices without one', async ({
  app,
  db,
}) => {
  const { first, second, taxable } = await givenBuyers(db)
  const list = await listOf(app, `limit=${2 * taxable}`)
  expect(cellsOf(list)).toEqual([['301234567', 'Himal Hotel', 'E', 'S', 2 * taxable, 0]])
  expect(valuesOf(list).slice(0, 3)).toEqual([1, 2 * taxable, 1])
  const read = await db.select().from(personalReads)
  expect(read).toMatchObject([{ kind: 'order', records: [first.id, second.id].toSorted() }])
  expect((await listOf(app, `limit=${2 * taxable + 1}`)).items).toEqual([])
  const ofMonth = await listOf(app, `month=8&limit=${taxable}`)
  expect(cellsOf(ofMonth).map(([pan]) => pan)).toEqual(['301234567', '609876543'])
  expect(valuesOf(ofMonth)[2]).toBe(2)
})

test('the list counts an order once that was edited in the month of its invoice', async ({ app, db }) => {
  await givenSeller(db)
  const editor = await givenEditor(app)
  const { id } = await givenInvoiced(db, {}, new Date())
  const ofBusiness = await givenInvoiced(db, { details: himal }, new Date())
  await editor.edit(id, { discount: 500 })
  await editor.edit(ofBusiness.id, { discount: 500 })
  const list = await listOf(app, 'limit=1')
  expect(valuesOf(list).slice(0, 3)).toEqual([1, expect.any(Number), 1])
  const [, , , , taxable] = cellsOf(list)[0]!
  expect(taxable).toBe(valuesOf(list)[3])
})

test('a paper says whether its buyer gave a PAN, and so does its credit note', async ({ db }) => {
  const { first, returned, cancelled } = await givenBuyers(db)
  const said = async ({ id }: { id: string }) => (await documentsOf(db, id)).map(({ hasPan }) => hasPan)
  expect([await said(first), await said(returned), await said(cancelled)]).toEqual([
    [true],
    [true, true],
    [false, false],
  ])
})

test('the list is the same where papers do not say it yet', async ({ app, db }) => {
  const { taxable } = await givenBuyers(db)
  const lists = async () =>
    Promise.all(
      [`limit=1`, `limit=${taxable}`, `limit=${2 * taxable}`, `month=8&limit=1`].map((query) => listOf(app, query)),
    )
  const before = await lists()
  expect(valuesOf(before[0]!)[2]).toBe(2)
  await rewritePapers(db, sql`has_pan = nullif(has_pan, sequence % 2 = 0)`)
  expect(await lists()).toEqual(before)
  await rewritePapers(db, sql`has_pan = null`)
  expect(await lists()).toEqual(before)
})

test('papers without a PAN are not decrypted', async ({ app, db }) => {
  const { taxable } = await givenBuyers(db)
  const before = await listOf(app, `limit=${taxable}`)
  await rewritePapers(db, sql`document = case when has_pan then document else '\\x00' end`)
  expect(await listOf(app, `limit=${taxable}`)).toEqual(before)
})
