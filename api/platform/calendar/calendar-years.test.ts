import { afterEach } from 'vitest'
import { bikramSambatYears } from '#domain/calendar/bikram-sambat-years.ts'
import { formatsOf } from '../language/localized.ts'
import { setAddedYears } from '#domain/calendar/added-years.ts'
import { auditLog, calendarYears } from '../db/schema.ts'
import { givenInvoiced, givenSeller, documentsOf } from '../../sales/invoices/invoices.fixture.ts'
import { issuePendingDocuments } from '../../sales/invoices/issue-pending-documents.ts'
import { jobsOf } from '../jobs/jobs.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { readCalendarYears } from './calendar-queries.ts'

/** A plausible next year, beginning on Wednesday, 14 April 2027. */
const next = { year: 2084, firstWeekday: 3, daysInMonth: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] }
const inNextYear = new Date('2027-05-02T06:00:00Z')
const silent = { info: () => {}, warn: () => {} }

// Other tests run in the same process.
afterEach(() => setAddedYears([]))

test('a new database has the years of the file', async ({ db }) => {
  expect(await readCalendarYears(db)).toEqual(bikramSambatYears)
})

test('an invoice waiting for the next year is issued once staff add it', async ({ app, db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, {}, inNextYear)
  expect(await documentsOf(db, order.id)).toEqual([])
  const { call } = await givenStaff(app, 'owner')
  const added = await call('POST', '/calendar-years', next)
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { ...next, id: 2084, startsOn: '2027-04-14', endsOn: '2028-04-12', isLast: true },
  ])
  expect(await jobsOf(db)).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'issue-waiting-papers' })]))
  await issuePendingDocuments({}, { db, secrets: testOptions.secrets, log: silent }, undefined, inNextYear)
  expect(await documentsOf(db, order.id)).toMatchObject([{ number: '2083/84-000001', bsDay: '2084-01-19' }])
  expect(await db.select().from(auditLog)).toMatchObject([
    { tableName: 'calendar_years', rowKey: '2084', action: 'insert' },
  ])
})

test('a year that does not continue the calendar is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const months = (first: number, second: number) => [first, second, ...next.daysInMonth.slice(2)]
  const wrongs: [object, string][] = [
    [{ year: 2083 }, 'year'],
    [{ year: 2085 }, 'year'],
    [{ firstWeekday: 4 }, 'firstWeekday'],
    [{ firstWeekday: 7 }, 'firstWeekday'],
    [{ daysInMonth: months(33, 29) }, 'daysInMonth.0'],
    [{ daysInMonth: months(28, 32) }, 'daysInMonth.0'],
    [{ daysInMonth: months(32, 32) }, 'daysInMonth'],
    [{ daysInMonth: next.daysInMonth.slice(1) }, 'daysInMonth'],
  ]
  for (const [values, field] of wrongs) {
    const answer = await call('POST', '/calendar-years', { ...next, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([field, 400, field])
  }
})

test('only the last year can change, except dates that have passed', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  const read = async (year: number) => (await call('GET', `/calendar-years/${year}`)).json()
  const save = async (year: number, values: object) =>
    call('PUT', `/calendar-years/${year}`, { ...(await read(year)), ...values })
  await call('POST', '/calendar-years', next)
  const corrected = [31, 32, 31, 31, 31, 31, 30, 29, 30, 29, 30, 30]
  expect((await save(2083, { daysInMonth: corrected })).json().fields).toEqual({
    daysInMonth: 'Another year follows; only the last one can be changed',
  })
  expect((await save(2084, { year: 2085 })).json().fields).toEqual({ year: 'Cannot be changed' })
  expect((await save(2084, { daysInMonth: corrected })).json()).toMatchObject({ daysInMonth: corrected })
  expect((await call('DELETE', '/calendar-years/2083')).statusCode).toBe(400)
  expect((await call('DELETE', '/calendar-years/2084')).statusCode).toBe(204)
  expect((await save(2083, { daysInMonth: corrected })).json().fields).toEqual({
    daysInMonth: 'Would change dates that have passed',
  })
  expect((await call('DELETE', '/calendar-years/2083')).json().fields).toEqual({
    year: 'Has begun: papers may carry its dates',
  })
})

test('out-of-range years do not exist, whatever their size', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  for (const id of ['32768', '100000', '999999999']) {
    expect((await call('GET', `/calendar-years/${id}`)).statusCode).toBe(400)
    const listed = await call('GET', `/calendar-years?ids=${id}`)
    expect([listed.statusCode, listed.json().items]).toEqual([200, []])
  }
  expect((await call('GET', '/calendar-years/9999')).statusCode).toBe(404)
})

test('support cannot read the calendar, and managers cannot add a year', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  const manager = await givenStaff(app, 'manager')
  expect((await support.call('GET', '/calendar-years')).statusCode).toBe(403)
  expect((await manager.call('GET', '/calendar-years')).json().items[0]).toMatchObject({ id: 2083, firstWeekday: 2 })
  expect((await manager.call('POST', '/calendar-years', next)).statusCode).toBe(403)
})

test('pages and mails use the dates of an added year', async ({ app, db }) => {
  await givenSeller(db)
  const { call } = await givenStaff(app, 'owner')
  await call('POST', '/calendar-years', next)
  const { data } = (await app.inject('/api/settings')).json()
  expect(data.addedYears).toEqual([{ year: 2084, startsOn: '2027-04-14', daysInMonth: next.daysInMonth }])
  expect(formatsOf('ne').day('2027-04-14')).toBe('२०८४ वैशाख १')
})

ownDatabaseTest('of two who add the same year at once, one is told so', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'owner')
  const answers = await Promise.all([call('POST', '/calendar-years', next), call('POST', '/calendar-years', next)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
  expect(await db.$count(calendarYears)).toBe(bikramSambatYears.length + 1)
})
