import { answerQuestions } from '../../platform/process/answer-questions.ts'
import { drawReport } from './draw-report.ts'

// Runs in its own thread: a book of thousands of rows takes many seconds to draw.
answerQuestions(drawReport)
