import { emailProblem } from '#domain/accounts/email.ts'
import { refuseProblems } from '../refuse-problems.ts'

/**
 * Refuses an email address to which no code can be sent.
 *
 * @throws AppError invalid_input
 */
export function refuseEmail(email: string): void {
  const problem = emailProblem(email)
  refuseProblems(problem ? { email: problem } : {}, ['email'])
}
