import { sumOf } from '#domain/sum.ts'
import { both, figure, pairRows, percentOf, readBoth, recordsIn, text, type ReadInsight } from './insight.ts'
import { categorySales, daySales, districtSales, hourSales } from './sales-queries.ts'

const HOURS = 24
/** The pieces of no product of today: made to measure, or of a deleted one. */
export const WITHOUT_CATEGORY = 'Custom and deleted pieces'

/** The states of orders that are sales, for the list of orders. */
const soldStates = ['pending', 'confirm', 'delivered']

/** What was ordered on each day, beside the day in the same place of the period before. */
export const salesByDay: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, daySales)
  return {
    figures: salesFigures(now, before),
    chart: {
      title: 'Sales by day',
      unit: 'money',
      bars: now.map(({ day, total }, at) => ({ label: day, value: total, before: before[at]!.total })),
    },
    columns: [text('Day'), ...both('Sales', 'money'), ...both('Orders', 'count')],
    rows: now.map(({ day, total, orders }, at) => ({
      cells: [day, total, before[at]!.total, orders, before[at]!.orders],
      records: recordsIn('orders', { placedFrom: day, placedUntil: day, state: soldStates }),
    })),
    notes: [
      'Totals of orders with delivery, by the day in Nepal on which they were placed. Cancelled and returned orders are left out.',
      'Each day is compared with the one in the same place of the period before. Today is not over yet.',
    ],
  }
}

/** What was sold of each category. */
export const salesByCategory: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, categorySales)
  const rows = pairRows(now, before, ({ id }) => String(id))
  const nameOf = ({ name }: (typeof now)[number]) => name ?? WITHOUT_CATEGORY
  return {
    figures: [
      figure('Sales of pieces', 'money', [totalOf(now), totalOf(before)]),
      figure('Pieces', 'count', [sumOf(now, ({ pieces }) => pieces), sumOf(before, ({ pieces }) => pieces)]),
    ],
    chart: {
      title: 'Sales by category',
      unit: 'money',
      bars: rows.map((row) => ({
        label: nameOf((row.now ?? row.before)!),
        value: row.now?.total ?? 0,
        before: row.before?.total ?? 0,
      })),
    },
    columns: [text('Category'), ...both('Sales', 'money'), ...both('Pieces', 'count')],
    rows: rows.map((row) => {
      const { id, ...category } = (row.now ?? row.before)!
      return {
        cells: [
          nameOf({ id, ...category }),
          row.now?.total ?? 0,
          row.before?.total ?? 0,
          row.now?.pieces ?? 0,
          row.before?.pieces ?? 0,
        ],
        records: id === null ? null : recordsIn('products', { categoryId: String(id) }),
      }
    }),
    notes: [
      'What buyers pay for the pieces, discounts taken off, without delivery. Cancelled and returned orders are left out.',
      'A product counts in the category in which it is today. The link shows the products of the category.',
    ],
  }
}

/** What was ordered from each district. */
export const salesByDistrict: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, districtSales)
  const rows = pairRows(now, before, ({ district }) => district)
  const { from, until } = asked.period
  const sold = { placedFrom: from, placedUntil: until, state: soldStates }
  return {
    figures: salesFigures(now, before),
    chart: {
      title: 'Sales by district',
      unit: 'money',
      bars: rows
        .slice(0, 12)
        .map(({ key, ...row }) => ({ label: key, value: row.now?.total ?? 0, before: row.before?.total ?? 0 })),
    },
    columns: [text('District'), ...both('Sales', 'money'), ...both('Orders', 'count')],
    rows: rows.map(({ key, ...row }) => ({
      cells: [key, row.now?.total ?? 0, row.before?.total ?? 0, row.now?.orders ?? 0, row.before?.orders ?? 0],
      records: recordsIn('orders', { ...sold, district: key }),
    })),
    notes: [
      'Totals of orders with delivery, by the district of the address. Cancelled and returned orders are left out.',
    ],
  }
}

/** At which hour of the day orders were placed. */
export const salesByHour: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, hourSales)
  const rows = Array.from({ length: HOURS }, (_, hour) => {
    const none = { total: 0, orders: 0 }
    const of = (sales: typeof now) => sales.find((one) => one.hour === hour) ?? none
    return { at: hour, hour: `${String(hour).padStart(2, '0')}:00`, now: of(now), before: of(before) }
  })
  return {
    figures: salesFigures(now, before),
    chart: {
      title: 'Orders by hour',
      unit: 'count',
      bars: rows.map((row) => ({ label: row.hour, value: row.now.orders, before: row.before.orders })),
    },
    columns: [
      text('From'),
      ...both('Sales', 'money'),
      ...both('Orders', 'count'),
      { title: 'Share of orders', unit: 'percent' },
    ],
    rows: rows.map((row) => ({
      cells: [
        row.hour,
        row.now.total,
        row.before.total,
        row.now.orders,
        row.before.orders,
        percentOf(row.now.orders, ordersOf(now)),
      ],
      records: recordsIn('orders', {
        placedFrom: asked.period.from,
        placedUntil: asked.period.until,
        placedHour: row.at,
        state: soldStates,
      }),
    })),
    notes: ['Hours of the clock in Nepal. Cancelled and returned orders are left out.'],
  }
}

type Sales = readonly { total: number; orders: number }[]

function salesFigures(now: Sales, before: Sales) {
  return [
    figure('Sales', 'money', [totalOf(now), totalOf(before)]),
    figure('Orders', 'count', [ordersOf(now), ordersOf(before)]),
    figure('Average order', 'money', [averageOf(now), averageOf(before)]),
  ]
}

function averageOf(sales: Sales): number | null {
  const orders = ordersOf(sales)
  return orders === 0 ? null : Math.round(totalOf(sales) / orders)
}

const totalOf = (sales: readonly { total: number }[]) => sumOf(sales, ({ total }) => total)
const ordersOf = (sales: readonly { orders: number }[]) => sumOf(sales, ({ orders }) => orders)
