import type { Dashboard } from '#contract/admin/dashboard.ts'
import { lastDays, periodBefore } from '#domain/insights/periods.ts'
import { dayAfter } from '#domain/nepal-time.ts'
import { nepalToday } from '../ui/formats.ts'

const period = lastDays(30, nepalToday())

function salesFrom(first: string, total: number) {
  return Array.from({ length: 30 }, (_, at) => ({ day: dayAfter(first, at), orders: 2, total }))
}

/** Figures of 30 days that managers see. */
export const dashboard: Dashboard = {
  sales: salesFrom(period.from, 1_20_000),
  salesBefore: salesFrom(periodBefore(period).from, 1_00_000),
  categories: [
    { id: 3, name: 'Bedroom', total: 11_74_000, before: 8_32_000 },
    { id: null, name: 'Custom and deleted pieces', total: 70_000, before: 1_04_000 },
  ],
  otherCategories: null,
  districts: [{ name: 'Kaski', total: 5_04_000, before: 0 }],
  otherDistricts: { count: 48, total: 1_92_000, before: 2_63_000 },
  promise: { of: 112, kept: 104, late: { one: 5, few: 2, more: 1 }, ofBefore: 100, keptBefore: 89 },
  today: [
    { zone: { id: 7, name: 'Kathmandu Valley' }, of: 9, delivered: 5, late: 0 },
    { zone: null, of: 4, delivered: 1, late: 2 },
  ],
  conversion: { views: 2_000, orders: 48, viewsBefore: 2_000, ordersBefore: 42 },
  orders: { pending: 6, confirm: 3, delivered: 90, cancelled: 2, returned: 1 },
  bestSellers: [],
  lowStock: { count: 0, items: [] },
  waiting: {
    customRequests: 3,
    returns: 0,
    damage: 0,
    vouchers: 2,
    tickets: 4,
    complaints: 0,
    driverActs: 0,
    questions: 0,
  },
  overdue: { orders: 1, customRequests: 0, tickets: 0, complaints: 0 },
  refunds: { count: 2, total: 12_000, overdue: 1, nextDue: null },
  calendarEnd: null,
  searchMisses: [],
}
