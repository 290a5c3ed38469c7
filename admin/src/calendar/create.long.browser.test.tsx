import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { CalendarEnd } from './calendar-end.tsx'
import CalendarYearCreate from './create.tsx'

const last = {
  id: 2083,
  year: 2083,
  version: '0123456789abcdef',
  startsOn: '2026-04-14',
  endsOn: '2027-04-13',
  firstWeekday: 2,
  isLast: true,
  daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
}
const months = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30]

test('the month lengths of the next year are sent as typed', async () => {
  const kept: unknown[] = []
  answerApi({
    'GET /api/admin/calendar-years': () => ({ status: 200, body: { items: [last], total: 14 } }),
    'POST /api/admin/calendar-years': ({ body }) => {
      kept.push(body)
      return { status: 201, body: { ...last, ...(body as object), id: 2084 } }
    },
  })
  await openPart(<CalendarYearCreate />, 'calendar-years')
  await expect.element(page.getByLabelText('Year (BS)')).toHaveValue(2084)
  await expect.element(page.getByText(/1 Baisakh is 14 April 2027/)).toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Weekday of 1 Baisakh' }).click()
  await page.getByRole('option', { name: 'Wednesday' }).click()
  const fields = page.getByRole('spinbutton', { name: /^Days in/ })
  for (const [index, days] of months.entries()) await fields.nth(index).fill(String(days))
  await expect.element(page.getByText('Total: 365 days (must be 365 or 366)')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => kept).toEqual([{ year: 2084, firstWeekday: 3, daysInMonth: months }])
})

test('a warning links owners to the form of the next year', async () => {
  await openPart(<CalendarEnd lastDay="2027-04-13" daysLeft={90} />)
  await expect.element(page.getByText(/The Nepali calendar ends on 13 April 2027/)).toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Add next year' }))
    .toHaveAttribute('href', '/calendar-years/create')
})
