import type { ErrorCode } from '#contract/errors.ts'
import { sayIn } from './language/say-in.ts'
import type { Sentence } from './language/sentence.ts'

/** A refusal that the caller may read. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the caller reads, in no language yet; `message` says it in English, for logs. */
  readonly sentence: Sentence
  readonly fields: Record<string, Sentence> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | undefined
  /** With `stale`: the record as it is now. */
  current: unknown
  /** @param fields what is wrong with each field, by its path (`lines.0.quantity`) */
  constructor(code: ErrorCode, sentence: Sentence, fields?: Record<string, Sentence>, retryAfterS?: number) {
    super(sayIn('en', sentence))
    this.code = code
    this.sentence = sentence
    this.fields = fields
    this.retryAfterS = retryAfterS
  }
}
