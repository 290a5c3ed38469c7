import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'

/** The thread's answer to each paper. */
export type Drawn = { file: Uint8Array } | { problem: string }

/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 60_000

type Drawing = {
  /** A module that answers each paper with `Drawn`. */
  thread: URL
  /** Much longer than the longest paper takes on a busy machine. */
  patienceMs: number
  mostWaiting: number
}

/**
 * Returns a function that draws a paper as a PDF file. A thread draws them one at a time, and starts with the first one, so
 * that requests go on.
 *
 * @returns a function that throws AppError unavailable when too many papers wait, and Error when the drawing fails or takes too long
 */
export function drawingThread<Paper>({ thread: module, patienceMs, mostWaiting }: Drawing) {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting })
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  /** Starts the thread. It does not keep the process alive. */
  function openThread(): Worker {
    const worker = new Worker(module)
    worker.unref()
    // Each pending drawing reports the failure itself; the next one starts another thread.
    worker.on('error', () => (thread = undefined))
    return worker
  }

  function endThread(): void {
    void thread?.terminate()
    thread = undefined
  }

  async function draw(worker: Worker, paper: Paper): Promise<Buffer> {
    worker.postMessage(paper, [])
    const [drawn] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [Drawn]
    if ('problem' in drawn) throw new Error(`A paper could not be drawn: ${drawn.problem}`)
    return Buffer.from(drawn.file)
  }

  return (paper: Paper): Promise<Buffer> =>
    inTurn(async () => {
      clearTimeout(idle)
      thread ??= openThread()
      try {
        return await draw(thread, paper)
      } catch (error) {
        endThread()
        throw error
      } finally {
        idle = setTimeout(endThread, IDLE_MS).unref()
      }
    })
}
