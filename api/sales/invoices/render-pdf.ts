import type { InvoicePaper } from '#domain/invoices/invoice-paper.ts'
import { drawingThread } from './drawing-thread.ts'

/** Returns an invoice as a PDF file. @throws as `drawingThread` says */
export const renderPdf = drawingThread<InvoicePaper>({
  name: 'drawing invoices',
  thread: new URL('pdf-thread.ts', import.meta.url),
  patienceMs: 20_000, // forty lines take much less on a busy machine
  mostWaiting: 20,
})
