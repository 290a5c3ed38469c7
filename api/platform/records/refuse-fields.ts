import { AppError } from '../errors/app-error.ts'
import { describeFields } from '../http/errors.ts'
import type { Sentence } from '../language/sentence.ts'

/**
 * Refuses fields that are valid each, but not together.
 *
 * @param problems  the problem of each field, by its name; undefined without one
 * @throws AppError invalid_input
 */
export function refuseFields(problems: Readonly<Record<string, Sentence | false | null | undefined>>): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, Sentence] => isProblem(entry[1]))
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong)
  throw new AppError('invalid_input', describeFields(fields), fields)
}

function isProblem(problem: Sentence | false | null | undefined): problem is Sentence {
  return problem !== false && problem !== null && problem !== undefined
}
