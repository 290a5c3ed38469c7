import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { say } from '../language/sentence.ts'
import { limitFairly } from './limit-fairly.ts'
import { openUsualCost } from './usual-cost.ts'

/** The thread's answer to each question. */
export type Answer<Result> = { result: Result } | { problem: string }

/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 60_000

export type Asking = {
  /** A module that answers each question (answer-questions.ts). */
  thread: URL
  /** What it does, as the metrics show it. */
  name: string
  /** Much longer than the longest question takes on a busy machine. */
  patienceMs: number
  mostWaiting: number
}

/**
 * Returns a function that asks a thread, so that requests go on meanwhile. The thread answers one question at a time, and
 * starts with the first one. Those who ask share its time as `limitFairly` says.
 *
 * @returns a function that throws AppError unavailable when too many questions wait, and Error when the thread fails or takes too long
 */
export function askThread<Question, Result>({ thread: module, name, patienceMs, mostWaiting }: Asking) {
  const inTurn = limitFairly({ atOnce: 1, mostWaiting }, say('calls.busy'), openUsualCost(`cost of ${name}`))
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  /** Starts the thread. It does not keep the process alive. */
  function openThread(): Worker {
    const worker = new Worker(module)
    worker.unref()
    // Each pending question reports the failure itself; the next one starts another thread.
    worker.on('error', () => (thread = undefined))
    return worker
  }

  function endThread(): void {
    void thread?.terminate()
    thread = undefined
  }

  async function ask(worker: Worker, question: Question): Promise<Result> {
    worker.postMessage(question, [])
    const signal = AbortSignal.timeout(patienceMs)
    const [answer] = (await once(worker, 'message', { signal })) as [Answer<Result>]
    if ('problem' in answer) throw new Error(`A thread failed: ${answer.problem}`)
    return answer.result
  }

  /** @param who  a network or a member of staff */
  return (question: Question, who: string): Promise<Result> =>
    inTurn(who, async () => {
      clearTimeout(idle)
      thread ??= openThread()
      try {
        return await ask(thread, question)
      } catch (error) {
        endThread()
        throw error
      } finally {
        idle = setTimeout(endThread, IDLE_MS).unref()
      }
    })
}
