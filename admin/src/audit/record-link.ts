import { areas } from '../areas.ts'

/** Area names by database table, where the two differ. */
const resources: Record<string, string> = {
  bank_vouchers: 'vouchers',
  calendar_years: 'calendar-years',
  cash_handovers: 'handovers',
  custom_requests: 'custom-requests',
  damage_reports: 'damage-reports',
  delivery_zones: 'delivery-zones',
  hoardings: 'offers',
  return_requests: 'returns',
  users: 'customers',
}

/** Returns the path of a record's page, or undefined if it has none. */
export function recordLink(table: string, rowKey: string): string | undefined {
  const area = areas.find(({ name }) => name === (resources[table] ?? table))
  if (!area || area.page) return undefined
  const path = `/${area.name}/${encodeURIComponent(rowKey)}`
  if (area.show) return `${path}/show`
  return area.edit ? path : undefined
}
