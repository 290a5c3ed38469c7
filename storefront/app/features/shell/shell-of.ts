import type { Shell } from './load-shell.ts'

/** The shell's data among the matches that `meta` receives; nothing when it could not be loaded. */
export function shellOf(matches: readonly unknown[]): (Shell & { publicUrl: string }) | undefined {
  const root = matches[0] as { loaderData?: Shell & { publicUrl: string } } | undefined
  return root?.loaderData
}
