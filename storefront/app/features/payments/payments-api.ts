import type { AttemptReply } from '#contract/payments.ts'
import { call, type Answer } from '../accounts/session/call.ts'

/** The id of an attempt is enough to read its state, without a login. */
export const paymentsApi = {
  read: (attemptId: string) => ask('GET', attemptId, ''),
  /** Makes the shop check with the wallet now. */
  check: (attemptId: string) => ask('POST', attemptId, '/check'),
}

async function ask(method: 'GET' | 'POST', attemptId: string, action: string): Promise<Answer<AttemptReply>> {
  return (await call<AttemptReply>({ method, path: `/api/payments/${encodeURIComponent(attemptId)}${action}` })).answer
}
