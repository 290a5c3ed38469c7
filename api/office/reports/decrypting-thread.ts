import { answerQuestions } from '../../platform/process/answer-questions.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptInvoice } from '../../sales/invoices/invoice-crypt.ts'
import { printedPart, type SealedPapers } from './read-printed.ts'

// Runs in its own thread: the papers of a year take seconds to decrypt and to parse.
answerQuestions(({ keys: [newest, ...older], firstId, papers, hasLines }: SealedPapers) => {
  const dataKey = new DataKey(newest, older, { firstId })
  return papers.map(({ id, document }) =>
    printedPart(decryptInvoice(dataKey, { id, document: Buffer.from(document) }), hasLines),
  )
})
