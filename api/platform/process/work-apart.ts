import { fork } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'
import type { Problem } from './serve-order.ts'

/** Longer than any work takes by the clock, on a machine that is busy otherwise. */
const LONGEST_MS = 120_000

type WorkOptions = {
  /** Ends the process. */
  signal?: AbortSignal
  longestMs?: number
  /** Size of its JavaScript heap; by default Node chooses. */
  heapMb?: number
}

/** Work that used more than its limits, or that brought its process down. */
export class WorkTooHard extends Error {}

/**
 * Sends one order to a program, in a process of its own, and waits for its answer.
 *
 * @param program  its file, which calls `serveOrder`
 * @param order    anything that can be cloned
 * @throws WorkTooHard
 */
export async function workApart<Order extends object, Answer extends object>(
  program: URL,
  order: Order,
  { signal, longestMs = LONGEST_MS, heapMb }: WorkOptions = {},
): Promise<Answer> {
  const child = fork(program, {
    execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
    env: {}, // It reads what strangers send, and needs no secret.
    serialization: 'advanced',
    ...(signal && { signal }),
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit').then(([code, killedBy]) => {
    throw new (code === null ? WorkTooHard : Error)(
      `The process of ${basename(program.pathname)} ended: ${code ?? killedBy}`,
    )
  })
  child.send(order, () => {}) // If the process ends before it has read the order, `ended` says so.
  const [answer] = await Promise.race([once(child, 'message') as Promise<[Answer | Problem]>, ended])
  if ('problem' in answer) throw new Error(`The work of ${basename(program.pathname)} failed: ${answer.problem}`)
  return answer
}
