import type { ReactNode } from 'react'
import type { Shell } from './load-shell.ts'

/**
 * Properties of a route: `export const handle: PageHandle = { searchParams: ['page', 'sort'] }`. Other query parameters
 * never reach the page (server/page-address.ts).
 */
export type PageHandle = {
  searchParams: readonly string[]
  /** Replaces the shop's header; such a page has no footer either, so that nothing leads away from it. */
  header?: (shell: Shell) => ReactNode
}

/** Returns the shell's data from the matches that `meta` receives; undefined if it failed to load. */
export function shellOf(matches: readonly unknown[]): (Shell & { publicUrl: string }) | undefined {
  const root = matches[0] as { loaderData?: Shell & { publicUrl: string } } | undefined
  return root?.loaderData
}
