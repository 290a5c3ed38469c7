import type { Area } from './area.ts'
import { afterSalesAreas } from './areas/after-sales.ts'
import { catalogAreas } from './areas/catalog.ts'
import { contentAreas } from './areas/content.ts'
import { orderAreas } from './areas/orders.ts'
import { peopleAreas } from './areas/people.ts'
import { staffAreas } from './areas/staff.ts'

/**
 * Areas of the back office. One entry defines route, menu item and permissions. Pages are loaded lazily:
 *
 *     { name: 'orders', label: 'Orders', group: 'Orders', icon: ReceiptLong, read: 'orders.read',
 *       list: lazy(() => import('../orders/list.tsx')), show: lazy(() => import('../orders/show.tsx')) }
 */
export const areas: readonly Area[] = [
  ...orderAreas,
  ...afterSalesAreas,
  ...catalogAreas,
  ...contentAreas,
  ...peopleAreas,
  ...staffAreas,
]

const writing = new Set(['create', 'edit', 'delete'])

/**
 * Returns whether staff with these permissions may open a page. Nobody may open an area that is not in the table.
 *
 * @param action  list, show, create, edit or delete, as react-admin names them
 */
export function mayOpen(name: string, action: string, permissions: readonly string[]): boolean {
  const area = areas.find((one) => one.name === name)
  const needs = writing.has(action) ? area?.write : area?.read
  return needs !== undefined && permissions.includes(needs)
}
