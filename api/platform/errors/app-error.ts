import type { ErrorCode } from '#contract/errors.ts'
import { translateMessage } from '../language/translate-message.ts'
import type { Sentence } from '../language/sentence.ts'

/** A refusal with a message for the caller. Any other thrown error is a bug and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The message without a language; `message` has it in English, for logs. */
  readonly sentence: Sentence
  readonly fields: Record<string, Sentence> | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfterS: number | undefined
  /** The current record, with code `stale`. */
  current: unknown
  /** @param fields the problem of each field, by its path (`lines.0.quantity`) */
  constructor(code: ErrorCode, sentence: Sentence, fields?: Record<string, Sentence>, retryAfterS?: number) {
    super(translateMessage('en', sentence))
    this.code = code
    this.sentence = sentence
    this.fields = fields
    this.retryAfterS = retryAfterS
  }
}

/** The server cannot start, or a command cannot do its work. The message (one line, no secrets) tells the operator what to do. */
export class StartError extends Error {}
