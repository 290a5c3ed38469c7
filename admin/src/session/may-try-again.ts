import type { ErrorBody } from '#contract/errors.ts'
import { expiredSession, staleProof } from './question.ts'

/** Asks for what a refused call lacked, a login or the password. @returns whether to make the call once more */
export async function mayTryAgain(status: number, body: unknown): Promise<boolean> {
  if (status === 401) return expiredSession.ask()
  const { code } = (body ?? {}) as Partial<ErrorBody>
  return code === 'proof_required' && staleProof.ask()
}
