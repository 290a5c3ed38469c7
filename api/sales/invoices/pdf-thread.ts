import type { InvoicePaper } from '#domain/invoices/invoice-paper.ts'
import { answerPapers } from './answer-papers.ts'
import { drawPdf } from './draw-pdf.ts'

// Runs in its own thread, because shaping Devanagari takes longer than requests should wait.
answerPapers<InvoicePaper>(drawPdf)
