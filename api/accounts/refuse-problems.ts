import { accountProblems, type AccountProblem, type Problems } from '#domain/account-problems.ts'
import { AppError } from '../app-error.ts'

/**
 * Says what is wrong with a form.
 *
 * @param fields  its fields in their order: the first with a problem gives the message
 * @throws AppError invalid_input when there is any problem
 */
export function refuseProblems<Field extends string>(problems: Problems<Field>, fields: readonly Field[]): void {
  const first = fields.find((field) => problems[field] !== undefined)
  if (first === undefined) return
  const found = Object.entries<AccountProblem>(problems as Record<string, AccountProblem>)
  const sentences = found.map(([field, problem]) => [field, accountProblems[problem]])
  throw new AppError('invalid_input', accountProblems[problems[first]!], Object.fromEntries(sentences))
}
