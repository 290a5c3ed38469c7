/** One mistake in one file that the shop's tests must notice. The faulty shop still compiles and starts. */
export type Fault = {
  /** The fact that breaks. */
  name: string
  /** Path from the root of the repository. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** Test files that catch it: `*.e2e.ts` by Playwright, all others by Vitest. */
  tests: readonly string[]
}
