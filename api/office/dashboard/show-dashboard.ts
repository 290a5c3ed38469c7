import type { Dashboard } from '#contract/admin/dashboard.ts'
import { calendarEnd } from '#domain/calendar/bikram-sambat.ts'
import { lastDays, periodBefore, type Period } from '#domain/insights/periods.ts'
import { nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import { readMisses } from '../../shop/catalog/miss-queries.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { conversionOfShop } from '../insights/conversion-queries.ts'
import { pairRows, readBoth } from '../insights/insight.ts'
import { sumUp } from '../insights/promise.ts'
import { keptPromises } from '../insights/promise-queries.ts'
import { WITHOUT_CATEGORY } from '../insights/sales.ts'
import { categorySales, daySales, districtSales } from '../insights/sales-queries.ts'
import { readToday } from './deliveries-today.ts'
import { countOverdue } from './overdue-queries.ts'
import {
  countOrdersByState,
  countWaiting,
  readBestSellers,
  readLowStock,
  readRefundClock,
} from './dashboard-queries.ts'

const TOP_MISSES = 8
const TOP_CATEGORIES = 6
const TOP_DISTRICTS = 5

const statesOf = rememberSlow('orders by state', (db) => countOrdersByState(db))
const bestSellersOf = rememberSlow('best sellers', (db, from) => readBestSellers(db, new Date(from)))

type Asked = { days: number; seesMoney: boolean; now?: Date }

/** Returns the figures of the dashboard for the last `days` days, including today. */
export async function showDashboard(db: Db, { days, seesMoney, now = new Date() }: Asked): Promise<Dashboard> {
  const today = nepalDay(now)
  const period = lastDays(days, today)
  const before = periodBefore(period)
  const from = nepalInstant(period.from)
  const [money, byState, bestSellers, lowStock, waiting, overdue, misses, years, promise, onTheRoad, conversion] =
    await Promise.all([
      seesMoney ? showMoney(db, { period, before, now }) : noMoney,
      statesOf(db, ''),
      bestSellersOf(db, from.toISOString()),
      readLowStock(db),
      countWaiting(db, seesMoney),
      countOverdue(db, now),
      readMisses(db, { page: 1, perPage: TOP_MISSES, sort: '-count', q: '' }, period.from),
      readCalendarYears(db),
      showPromise(db, { period, before, now }),
      readToday(db, today, now),
      showConversion(db, { period, before, now }),
    ])
  const searchMisses = misses.items.map(({ term, count }) => ({ term, count }))
  return {
    ...money,
    orders: byState,
    bestSellers,
    lowStock,
    waiting,
    overdue,
    promise,
    today: onTheRoad,
    conversion,
    calendarEnd: calendarEnd(years, today),
    searchMisses,
  }
}

type Compared = { period: Period; before: Period; now: Date }

const noMoney = {
  sales: null,
  salesBefore: null,
  categories: null,
  otherCategories: null,
  districts: null,
  otherDistricts: null,
  refunds: null,
} as const

async function showMoney(db: Db, { period, before, now }: Compared) {
  const asked = { db, period, before, now }
  const [sales, salesBefore, categories, districts, refunds] = await Promise.all([
    daySales(db, period),
    daySales(db, before),
    readBoth(asked, categorySales),
    readBoth(asked, districtSales),
    readRefundClock(db, now),
  ])
  const [byCategory, otherCategories] = rankTop(
    pairRows(...categories, ({ id }) => String(id)),
    TOP_CATEGORIES,
  )
  const [byDistrict, otherDistricts] = rankTop(
    pairRows(...districts, ({ district }) => district),
    TOP_DISTRICTS,
  )
  return {
    sales,
    salesBefore,
    categories: byCategory.map(({ row: { id, name }, total, before: earlier }) => {
      return { id, name: name ?? WITHOUT_CATEGORY, total, before: earlier }
    }),
    otherCategories,
    districts: byDistrict.map(({ row, total, before: earlier }) => ({ name: row.district, total, before: earlier })),
    otherDistricts,
    refunds,
  }
}

/** Splits compared rows into the first ones and the sums of the others; null when there are none. */
function rankTop<Row extends { total: number }>(pairs: ReturnType<typeof pairRows<Row>>, most: number) {
  const rows = pairs.map(({ now, before }) => {
    return { row: (now ?? before)!, total: now?.total ?? 0, before: before?.total ?? 0 }
  })
  const others = rows.slice(most)
  const sums = {
    count: others.length,
    total: sumOf(others, ({ total }) => total),
    before: sumOf(others, ({ before }) => before),
  }
  return [rows.slice(0, most), others.length === 0 ? null : sums] as const
}

async function showPromise(db: Db, { period, before, now }: Compared): Promise<Dashboard['promise']> {
  const [zones, zonesBefore] = await readBoth({ db, period, before, now }, keptPromises)
  const [{ of, kept, ...late }, earlier] = [sumUp(zones), sumUp(zonesBefore)]
  return { of, kept, late, ofBefore: earlier.of, keptBefore: earlier.kept }
}

async function showConversion(db: Db, { period, before, now }: Compared): Promise<Dashboard['conversion']> {
  const [shop, earlier] = await readBoth({ db, period, before, now }, conversionOfShop)
  return { views: shop.views, orders: shop.orders, viewsBefore: earlier.views, ordersBefore: earlier.orders }
}
