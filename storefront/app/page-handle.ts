import type { ReactNode } from 'react'
import type { Shell } from './features/shell/load-shell.ts'

/**
 * Properties of a route: `export const handle: PageHandle = { searchParams: ['page', 'sort'] }`. Other query parameters
 * never reach the page (server/page-address.ts).
 */
export type PageHandle = {
  searchParams: readonly string[]
  /** Replaces the shop's header; such a page has no footer either, so that nothing leads away from it. */
  header?: (shell: Shell) => ReactNode
}
