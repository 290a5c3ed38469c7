import type { ErrorCode } from '#contract/errors.ts'

/** A refusal that the caller may read. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | undefined
  /** With `stale`: the record as it is now. */
  current: unknown
  /** @param fields what is wrong with each field, by its path (`lines.0.quantity`) */
  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfterS?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterS = retryAfterS
  }
}
