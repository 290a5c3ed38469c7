import { AppError } from '../errors/app-error.ts'
import { describeFields } from '../http/errors.ts'

/**
 * Refuses fields that are valid each, but not together.
 *
 * @param problems  the problem of each field, by its name; undefined without one
 * @throws AppError invalid_input
 */
export function refuseFields(problems: Readonly<Record<string, string | false | null | undefined>>): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong)
  throw new AppError('invalid_input', describeFields(fields), fields)
}
