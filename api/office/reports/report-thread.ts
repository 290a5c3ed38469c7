import { answerPapers } from '../../sales/invoices/answer-papers.ts'
import { drawReport } from './draw-report.ts'
import type { ReportSheet } from './render-report.ts'

// Runs in its own thread: a book of thousands of rows takes many seconds to draw.
answerPapers<ReportSheet>(drawReport)
