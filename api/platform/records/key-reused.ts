import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'

/** Returns the error for an idempotency key that came with another request before. */
export function keyReused(): AppError {
  return new AppError('key_reused', say('keys.used-for-request'))
}
