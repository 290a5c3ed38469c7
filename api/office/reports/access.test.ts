import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { personalReads, staffSessions } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { readReportYears } from './period.ts'
import { givenBooks } from './reports.fixture.ts'

describe('who may read reports', () => {
  test('support may not', async ({ app }) => {
    const { call } = await givenStaff(app, 'support')
    for (const path of ['', '/sales-book', '/receivables', '/sales-book/file']) {
      expect((await call('GET', `/reports${path}`)).statusCode).toBe(403)
    }
  })

  test('a file needs the password again, and is logged where it names buyers', async ({ app, db }) => {
    await givenBooks(db)
    const { call, id } = await givenStaff(app, 'manager')
    await call('GET', '/reports/sales-book/file?year=2083&month=8')
    await call('GET', '/reports/vat-summary/file?year=2083')
    await call('GET', '/reports/sales-book?year=2083&perPage=1')
    const reads = await db.select().from(personalReads).where(eq(personalReads.staffId, id))
    expect(reads.map(({ kind, records }) => [kind, records])).toEqual([
      ['export', ['sales-book-2083-08']],
      ['order', [expect.any(String)]],
    ])
    await db.update(staffSessions).set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    const refused = await call('GET', '/reports/sales-book/file?year=2083')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
    expect((await call('GET', '/reports/sales-book?year=2083')).statusCode).toBe(200)
  })

  test.for([
    ['year=2084', 'year'],
    ['year=1999', 'year'],
    ['year=2083&month=1', 'month'],
    ['year=2083&month=13', 'month'],
    ['limit=0', 'limit'],
    ['goods=yes', 'goods'],
  ])('%s is refused, naming the field', async ([query, field], { app }) => {
    const { call } = await givenStaff(app, 'manager')
    const answer = await call('GET', `/reports/sales-book?${query}`)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  test('a report that does not exist is refused', async ({ app }) => {
    const { call } = await givenStaff(app, 'manager')
    expect((await call('GET', '/reports/purchases')).statusCode).toBe(400)
  })
})

test('the fiscal years go from the first invoice to now', async ({ db }) => {
  const now = new Date('2026-11-26T06:00:00Z')
  expect(await readReportYears(db, now)).toMatchObject({
    years: [{ name: '2083/84' }],
    current: { year: 2083, month: 8 },
  })
  await givenBooks(db)
  const { years } = await readReportYears(db, now)
  expect(years.map(({ name, months }) => [name, months.length])).toEqual([
    ['2083/84', 9],
    ['2082/83', 12],
  ])
  expect(await readReportYears(db, new Date('2027-05-01T06:00:00Z'))).toMatchObject({ current: null })
})
