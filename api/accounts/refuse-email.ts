import { emailProblem } from '#domain/login.ts'
import { refuseProblems } from './refuse-problems.ts'

/** @throws AppError invalid_input when it is none that a code could be sent to */
export function refuseEmail(email: string): void {
  const problem = emailProblem(email)
  refuseProblems(problem ? { email: problem } : {}, ['email'])
}
