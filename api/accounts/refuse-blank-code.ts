import { refuseProblems } from './refuse-problems.ts'

export type EnteredCode = { email: string; otp: string }

/** @throws AppError invalid_input when there is no e-mail address or no code */
export function refuseBlankCode({ email, otp }: EnteredCode): void {
  const problems = {
    ...(email.trim() === '' && { email: 'all-required' as const }),
    ...(otp.trim() === '' && { otp: 'all-required' as const }),
  }
  refuseProblems(problems, ['email', 'otp'])
}
