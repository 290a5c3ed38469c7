import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { againDays, cohorts, newCustomers, type Cohort } from './customer-queries.ts'
import { figure, percentOf, readBoth, recordsIn, text, type ReadInsight } from './insight.ts'

const MOST_MONTHS = 36
const BARS = 24

/** Whether customers come back, by the month of their first order. */
export const customersByMonth: ReadInsight = async (asked) => {
  const [[now, before], all] = await Promise.all([readBoth(asked, newCustomers), cohorts(asked.db, '')])
  const today = nepalDay(asked.now)
  const shown = all.slice(0, MOST_MONTHS)
  const share = ({ fresh, returning }: typeof now) => percentOf(returning, fresh + returning)
  return {
    figures: [
      figure('New customers', 'count', [now.fresh, before.fresh]),
      figure('Customers who came back', 'count', [now.returning, before.returning]),
      figure('Share who came back', 'percent', [share(now), share(before)]),
    ],
    chart: {
      title: 'New customers by month of the first order',
      unit: 'count',
      bars: shown
        .slice(0, BARS)
        .toReversed()
        .map(({ month, customers }) => ({ label: month, value: customers, before: null })),
    },
    columns: [
      text('First order'),
      { title: 'Customers', unit: 'count' },
      ...againDays.map((days) => ({ title: `Again within ${days} days`, unit: 'percent' as const })),
    ],
    rows: shown.map((cohort) => ({
      cells: [cohort.month, cohort.customers, ...againDays.map((days, at) => againOf(cohort, at, days, today))],
      records: recordsIn('orders', {
        placedFrom: `${cohort.month}-01`,
        placedUntil: lastDayOf(cohort.month),
        state: ['confirm', 'delivered', 'returned'],
      }),
    })),
    notes: [
      'A customer is an account; a guest is the email address of the order, or the phone number where there is none. Somebody with an account who also orders as a guest counts twice.',
      'Orders count once staff or a payment have confirmed them, also those that came back. Cancelled, expired and unconfirmed ones, and orders whose buyer is forgotten, are left out.',
      'A share appears once the last customer of the month had the time. The figures on top are of the period; the table has all months. The link shows all orders of the month.',
    ],
  }
}

/** Null while some customers of the month still have time to come back. */
function againOf({ month, customers, again }: Cohort, at: number, days: number, today: string): number | null {
  return dayAfter(lastDayOf(month), days) < today ? percentOf(again[at]!, customers) : null
}

/** `2026-11` → `2026-11-30`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
