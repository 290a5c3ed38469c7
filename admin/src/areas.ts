import type { Area } from './area.ts'

/**
 * All that the back office has pages for, in the menu's order: one entry each brings route, menu and permission. Pages
 * are loaded when they are opened: `list: lazy(() => import('./orders/list.tsx'))`.
 */
export const areas: Area[] = []

const writing = new Set(['create', 'edit', 'delete'])

/**
 * Whether staff with these permissions may open a page; nobody opens what is not in the table.
 *
 * @param action  list, show, create, edit or delete, as react-admin names them
 */
export function mayOpen(name: string, action: string, permissions: readonly string[]): boolean {
  const area = areas.find((one) => one.name === name)
  const needs = writing.has(action) ? area?.write : area?.read
  return needs !== undefined && permissions.includes(needs)
}
