import { answerQuestions } from '../../platform/process/answer-questions.ts'
import { drawPdf } from './draw-pdf.ts'

// Runs in its own thread, because shaping Devanagari takes longer than requests should wait.
answerQuestions(drawPdf)
