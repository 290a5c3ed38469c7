import { areas } from '../areas.ts'

/** Areas by the table of their records, where the two have different names. */
const resources: Record<string, string> = {
  bank_vouchers: 'vouchers',
  calendar_years: 'calendar-years',
  cash_handovers: 'handovers',
  custom_requests: 'custom-requests',
  damage_reports: 'damage-reports',
  delivery_zones: 'delivery-zones',
  hoardings: 'offers',
  return_requests: 'returns',
  tickets: 'messages',
  users: 'customers',
}

/** Where a record that the log names is seen; undefined where there is no page for it. */
export function recordLink(table: string, rowKey: string): string | undefined {
  const area = areas.find(({ name }) => name === (resources[table] ?? table))
  if (!area || area.page) return undefined
  const path = `/${area.name}/${encodeURIComponent(rowKey)}`
  if (area.show) return `${path}/show`
  return area.edit ? path : undefined
}
