import { refuseProblems } from './refuse-problems.ts'

/** @throws AppError invalid_input when there is no e-mail address or no code */
export function refuseBlankCode({ email, otp }: { email: string; otp: string }): void {
  const problems = {
    ...(email.trim() === '' && { email: 'all-required' as const }),
    ...(otp.trim() === '' && { otp: 'all-required' as const }),
  }
  refuseProblems(problems, ['email', 'otp'])
}
