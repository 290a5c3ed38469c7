import { onNextChance } from './next-chance.ts'
import { filesArrived } from './import-fetched.ts'
import { stylesToCome } from './whole-styles.ts'

/** What the router's manifest says about a page: addresses of its module and of what that imports. */
type RouteFiles = { module: string; imports?: readonly string[] | undefined }

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/**
 * Imports the module of a page that a link leads to. The build has the router call this (build-tools/wait-for-network.ts);
 * by itself it would load the whole page anew when a file is missing, and without a network nothing else would come of it
 * than an old copy. Here the page that is open stays, and the next one opens once the network is back.
 *
 * @throws Error when the shop has no such file any more, since a new version of it runs: then the router loads anew
 */
export async function importRoute({ module, imports = [] }: RouteFiles): Promise<unknown> {
  const isReady = () => filesArrived([module, ...imports, ...stylesToCome()])
  for (let wait = FIRST_WAIT_MS; !(await isReady()); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) await nextTry(wait)
  return import(/* @vite-ignore */ module)
}

/** Waits for the network to come back, a press, or some time: browsers do not know of every network that is away. */
async function nextTry(wait: number): Promise<void> {
  const over = new AbortController()
  await Promise.race([
    new Promise((go) => setTimeout(go, wait)),
    new Promise<void>((go) => onNextChance(go, over.signal)),
  ])
  over.abort()
}
