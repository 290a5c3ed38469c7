import { AppError } from '../app-error.ts'
import { describeFields } from '../errors.ts'

/**
 * Refuses what is written as it must be, but does not fit together.
 *
 * @param problems  what is wrong with each field, by its name; undefined where nothing is
 * @throws AppError invalid_input
 */
export function refuseFields(problems: Readonly<Record<string, string | false | null | undefined>>): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong)
  throw new AppError('invalid_input', describeFields(fields), fields)
}
