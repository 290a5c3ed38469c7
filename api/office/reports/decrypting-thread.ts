import { answerQuestions } from '../../platform/process/answer-questions.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { type Decrypting, printedParts } from './read-printed.ts'

// Runs in its own thread: the papers of a year take seconds to decrypt and to parse.
answerQuestions(({ keys: [newest, ...older], firstId, sealed, hasLines }: Decrypting) =>
  JSON.stringify(printedParts(new DataKey(newest, older, { firstId }), sealed, hasLines)),
)
