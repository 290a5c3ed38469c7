import { refuseProblems } from '../refuse-problems.ts'

export type EnteredCode = { email: string; otp: string }

/**
 * Refuses a missing email address or code.
 *
 * @throws AppError invalid_input
 */
export function refuseBlankCode({ email, otp }: EnteredCode): void {
  const problems = {
    ...(email.trim() === '' && { email: 'all-required' as const }),
    ...(otp.trim() === '' && { otp: 'all-required' as const }),
  }
  refuseProblems(problems, ['email', 'otp'])
}
