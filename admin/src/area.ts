import type { ComponentType } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Permission } from '#domain/staff.ts'

/** The menu's groups, in its order. */
export const groups = ['Orders', 'Catalogue', 'Content', 'People', 'Staff'] as const

/** One entry of the menu with its pages: `name` is its path below /admin and, for records, below /api/admin. */
export type Area = {
  name: string
  label: string
  /** One of its records, within a sentence: 'New client'. */
  one?: string
  group: (typeof groups)[number]
  icon: SvgIconComponent
  /** To see it. */
  read: Permission
  /** To create, change and remove; nobody where it is absent. */
  write?: Permission
  /** Not in the menu: reached from other pages. */
  isHidden?: boolean
  /** What one record is called in titles, selects and crumbs. */
  represent?: (record: Record<string, unknown>) => string
} & (Records | Page)

/** Records with react-admin's four views: `lazy(() => import('./products/list.tsx'))`, each with a default export. */
type Records = {
  list: ComponentType
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  page?: never
}

/** One page that is no list of records; it may have routes of its own below. */
type Page = { page: ComponentType; list?: never; show?: never; create?: never; edit?: never }
