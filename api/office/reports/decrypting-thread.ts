import { answerQuestions } from '../../platform/process/answer-questions.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { printedPart, type SealedPapers } from './read-printed.ts'

// Runs in its own thread: the papers of a year take seconds to decrypt and to parse.
answerQuestions(({ keys: [newest, ...older], firstId, papers, hasLines }: SealedPapers) => {
  const dataKey = new DataKey(newest, older, { firstId })
  return JSON.stringify(papers.map((paper) => printedPart(dataKey, paper, hasLines)))
})
