import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 20
/** What the watching thread runs: its process gets another parent when the server has ended. */
const watchServer = `
  const { workerData: server } = require('node:worker_threads')
  setInterval(() => { if (process.ppid !== server) process.kill(process.pid, 'SIGKILL') }, 1000)`

/** Why there is no answer. */
export type Problem = { problem: string }

/** What a process may use, all its threads together. */
export type ProcessLimits = { cpuSeconds: number; memoryBytes: number }

/**
 * Gives this process a lower priority (19 is the lowest), and on Linux lets it be the first to go when memory runs out. Threads inherit the
 * priority from then on, so sharp, which starts some, is loaded later. Where either is refused, the work is done without
 * it: some sandboxes forbid both, and a process started at an even lower priority may not raise its own.
 */
export function giveWay(priority: number): void {
  ifAllowed(() => setPriority(priority))
  if (process.platform === 'linux') ifAllowed(() => writeFileSync('/proc/self/oom_score_adj', '1000'))
}

/** A courtesy to others: whatever refuses it, the work matters more. The limits of `serveOrder` hold all the same. */
function ifAllowed(ask: () => void) {
  try {
    ask()
  } catch {
    // It then runs as others do.
  }
}

/**
 * Does the work of a process that `workApart` started: waits for its order, answers it and ends.
 *
 * @param limits  of the work, beyond which the process ends without an answer
 */
export async function serveOrder<Order>(
  work: (order: Order) => Promise<object>,
  limits?: (order: Order) => ProcessLimits,
): Promise<void> {
  // A thread, because the work may leave this one no time to see that nobody waits for its answer.
  new Worker(watchServer, { eval: true, workerData: process.ppid }).unref()
  const [order] = (await once(process, 'message')) as [Order]
  process.once('disconnect', end) // the server has ended
  if (limits) endBeyond(limits(order))
  const answer = await work(order).catch((error: unknown): Problem => ({ problem: String(error) }))
  process.send!(answer, () => process.exit())
}

function endBeyond({ cpuSeconds, memoryBytes }: ProcessLimits) {
  const before = process.cpuUsage()
  setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1e6 > cpuSeconds || process.memoryUsage.rss() > memoryBytes) end()
  }, LOOK_EVERY_MS)
}

/** `process.exit` would wait for the thread that decodes. */
function end() {
  process.kill(process.pid, 'SIGKILL')
}
