import type { Dashboard } from '#contract/admin/dashboard.ts'
import { calendarEnd } from '#domain/calendar/bikram-sambat.ts'
import { nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import { readMisses } from '../../shop/catalog/miss-queries.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  countOrdersByState,
  countWaiting,
  readBestSellers,
  readLowStock,
  readRefundClock,
  readSales,
} from './dashboard-queries.ts'

const DAY_MS = 86_400_000
const TOP_MISSES = 8

const salesOf = rememberSlow('sales by day', (db, days) => {
  const [since = '', today = ''] = days.split(' ')
  return readSales(db, { since, today })
})
const statesOf = rememberSlow('orders by state', (db) => countOrdersByState(db))
const bestSellersOf = rememberSlow('best sellers', (db, from) => readBestSellers(db, new Date(from)))

type Asked = { days: number; seesMoney: boolean; now?: Date }

/** Returns the figures of the dashboard for the last `days` days, including today. */
export async function showDashboard(db: Db, { days, seesMoney, now = new Date() }: Asked): Promise<Dashboard> {
  const since = firstDay(days, now)
  const from = nepalInstant(since)
  const [sales, byState, bestSellers, lowStock, waiting, refunds, misses, years] = await Promise.all([
    seesMoney ? salesOf(db, `${since} ${nepalDay(now)}`) : null,
    statesOf(db, ''),
    bestSellersOf(db, from.toISOString()),
    readLowStock(db),
    countWaiting(db, seesMoney),
    seesMoney ? readRefundClock(db, now) : null,
    readMisses(db, { page: 1, perPage: TOP_MISSES, sort: '-count', q: '' }, since),
    readCalendarYears(db),
  ])
  const searchMisses = misses.items.map(({ term, count }) => ({ term, count }))
  const end = calendarEnd(years, nepalDay(now))
  return { sales, orders: byState, bestSellers, lowStock, waiting, refunds, calendarEnd: end, searchMisses }
}

/** Returns the first of the last `days` days in Nepal, as `2026-11-22`; today is the last one. */
export function firstDay(days: number, now: Date): string {
  return nepalDay(new Date(now.getTime() - (days - 1) * DAY_MS))
}
