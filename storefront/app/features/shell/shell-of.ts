import type { Shell } from './load-shell.ts'

/** Returns the shell's data from the matches that `meta` receives; undefined if it failed to load. */
export function shellOf(matches: readonly unknown[]): (Shell & { publicUrl: string }) | undefined {
  const root = matches[0] as { loaderData?: Shell & { publicUrl: string } } | undefined
  return root?.loaderData
}
