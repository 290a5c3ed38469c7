import type { ErrorBody } from '#contract/errors.ts'
import { expiredSession, staleProof } from './question.ts'

/** Prompts for the login or password that a refused call lacked. @returns whether to retry the call */
export async function mayTryAgain(status: number, body: unknown): Promise<boolean> {
  if (status === 401) return expiredSession.ask()
  const { code } = (body ?? {}) as Partial<ErrorBody>
  return code === 'proof_required' && staleProof.ask()
}
