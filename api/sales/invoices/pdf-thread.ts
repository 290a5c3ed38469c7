import { parentPort } from 'node:worker_threads'
import type { InvoicePaper } from '#domain/invoices/invoice-paper.ts'
import { drawPdf } from './draw-pdf.ts'

/** The thread's answer to each paper. */
export type Drawn = { file: Uint8Array } | { problem: string }

// Runs in its own thread, because shaping Devanagari takes longer than requests should wait.
parentPort?.on('message', (paper: InvoicePaper) => {
  drawPdf(paper).then(
    (file) => parentPort?.postMessage({ file } satisfies Drawn, []),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies Drawn, []),
  )
})
