import { parentPort } from 'node:worker_threads'
import type { InvoicePaper } from '#domain/invoices/invoice-paper.ts'
import { drawPdf } from './draw-pdf.ts'

/** What the thread answers for each paper it is sent. */
export type Drawn = { file: Uint8Array } | { problem: string }

// A thread of its own: shaping Devanagari keeps a processor busy for longer than requests can wait.
parentPort?.on('message', (paper: InvoicePaper) => {
  drawPdf(paper).then(
    (file) => parentPort?.postMessage({ file } satisfies Drawn, []),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies Drawn, []),
  )
})
