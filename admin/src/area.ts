import { lazy, type ComponentType } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Permission } from '#domain/staff/staff.ts'

/** Groups of the menu, in display order. */
export const groups = ['Orders', 'Catalog', 'Content', 'People', 'Staff'] as const

/** Menu entry with its pages. `name` is its path below /admin and, for records, below /api/admin. */
export type Area = {
  name: string
  label: string
  /** Singular name of its records, as in 'New client'. */
  one?: string
  group: (typeof groups)[number]
  icon: SvgIconComponent
  /** Permission to view it. */
  read: Permission
  /** Permission to create, edit and delete its records; without it nobody can. */
  write?: Permission
  /** Left out of the menu; other pages link to it. */
  isHidden?: boolean
  /** Returns the name of a record for titles, selects and breadcrumbs. */
  represent?: (record: Record<string, unknown>) => string
} & (Records | Page)

/** Records with react-admin's four views: `lazy(() => import('./catalog/products/list.tsx'))`, each with a default export. */
type Records = {
  list: ComponentType
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  /** Whether `/orders/KA-261121-7F3K9Q2M` opens the record with that number. */
  hasNumbers?: boolean
  page?: never
}

/** Page that is not a list of records; it may have its own nested routes. */
type Page = { page: ComponentType; list?: never; show?: never; create?: never; edit?: never; hasNumbers?: never }

/** A page that is loaded when it is first opened, by its name in its file. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
