import type { ReactNode } from 'react'
import type { Shell } from './features/shell/load-shell.ts'

/**
 * What a route tells about itself: `export const handle: PageHandle = { searchParams: ['page', 'sort'] }`.
 * Search parameters not named here never reach the page (server/page-address.ts).
 */
export type PageHandle = {
  searchParams: readonly string[]
  /** Stands in place of the shop's header; such a page has no footer either: nothing leads away from it. */
  header?: (shell: Shell) => ReactNode
}
