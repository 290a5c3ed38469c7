import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { InvoicePaper } from '#domain/invoices/invoice-paper.ts'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'
import type { Drawn } from './pdf-thread.ts'

/** Much longer than forty lines take on a busy machine. */
const PATIENCE_MS = 20_000
/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 60_000
const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 20 })

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Returns an invoice as a PDF file. A thread draws it, which starts with the first invoice, so that requests go on.
 *
 * @throws AppError unavailable when too many invoices wait; Error when the drawing fails or takes too long
 */
export function renderPdf(paper: InvoicePaper): Promise<Buffer> {
  return inTurn(async () => {
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

/** Starts the thread. It does not keep the process alive. */
function openThread(): Worker {
  const worker = new Worker(new URL('pdf-thread.ts', import.meta.url))
  worker.unref()
  // Each pending drawing reports the failure itself; the next one starts another thread.
  worker.on('error', () => (thread = undefined))
  return worker
}

async function draw(worker: Worker, paper: InvoicePaper): Promise<Buffer> {
  worker.postMessage(paper, [])
  const [drawn] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Drawn]
  if ('problem' in drawn) throw new Error(`An invoice could not be drawn: ${drawn.problem}`)
  return Buffer.from(drawn.file)
}

function endThread(): void {
  void thread?.terminate()
  thread = undefined
}
