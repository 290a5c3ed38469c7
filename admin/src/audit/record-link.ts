import { assignmentRules } from '#domain/assignments/assignments.ts'
import { type ResourceDefinition, useResourceDefinitions } from 'react-admin'

/** Resource names by database table, where the two differ. */
const resources: Record<string, string> = {
  bank_vouchers: 'vouchers',
  canned_replies: 'canned-replies',
  calendar_years: 'calendar-years',
  cash_handovers: 'handovers',
  credit_accounts: 'credit',
  custom_requests: 'custom-requests',
  damage_reports: 'damage-reports',
  data_requests: 'data-requests',
  delivery_zones: 'delivery-zones',
  hoardings: 'offers',
  instalment_plans: 'instalment-plans',
  product_sets: 'sets',
  purchase_orders: 'purchase-orders',
  return_requests: 'returns',
  stock_counts: 'stock-counts',
  stock_places: 'stock-places',
  stock_transfers: 'stock-transfers',
  users: 'customers',
  webhook_deliveries: 'webhook-deliveries',
  webhook_endpoints: 'webhooks',
}

/** Returns the path of a record's page, or undefined if it has none. */
export type RecordLink = (table: string, rowKey: string) => string | undefined

/** Reads which records have pages from react-admin: the table of areas imports all pages, and so also this file. */
export function useRecordLink(): RecordLink {
  return recordLinkIn(useResourceDefinitions())
}

export function recordLinkIn(definitions: Readonly<Record<string, ResourceDefinition>>): RecordLink {
  return (table, rowKey) => {
    if (table === 'assignments') return assignedRecord(rowKey)
    const resource = definitions[resources[table] ?? table]
    if (!resource) return undefined
    const path = `/${resource.name}/${encodeURIComponent(rowKey)}`
    if (resource.hasShow) return `${path}/show`
    return resource.hasEdit ? path : undefined
  }
}

/** An assignment is shown on the page of its record: `order,0197…`. */
function assignedRecord(rowKey: string): string | undefined {
  const [kind = '', id] = rowKey.split(',')
  const rule = Object.entries(assignmentRules).find(([name]) => name === kind)?.[1]
  return rule && `/${rule.path}/${id}/show`
}
