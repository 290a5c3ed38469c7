import type { AccountProblem, Problems } from '#domain/accounts/account-problems.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { emailProblem } from '#domain/accounts/email.ts'

/**
 * Refuses a form with problems.
 *
 * @param fields  the form's fields in order: the first one with a problem supplies the message
 * @throws AppError invalid_input when there is any problem
 */
export function refuseProblems<Field extends string>(problems: Problems<Field>, fields: readonly Field[]): void {
  const found = Object.entries<AccountProblem>(problems as Record<string, AccountProblem>)
  const sentences = Object.fromEntries(found.map(([field, problem]) => [field, say(`problem.${problem}`)]))
  const [first] = fields.flatMap((field) => sentences[field] ?? [])
  if (first) throw new AppError('invalid_input', first, sentences)
}

/**
 * Refuses an email address to which no code can be sent.
 *
 * @throws AppError invalid_input
 */
export function refuseEmail(email: string): void {
  const problem = emailProblem(email)
  refuseProblems(problem ? { email: problem } : {}, ['email'])
}
