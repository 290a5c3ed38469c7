import type { DoneReply } from '#contract/accounts.ts'
import { showToast } from '../../ui/toast.tsx'
import { callWithFreshToken } from './authorised-call.ts'
import { sessionText } from './call.ts'
import { setSession } from './session.ts'
import { dropTokens } from './tokens.ts'

/** Whoever wants to leave does not wait for a dead network. */
const ANSWER_TIMEOUT_MS = 8_000

/**
 * Ends the session on the server and in all tabs of this browser; here it ends also when the server cannot be told.
 * The caller goes home afterwards. Of the two calls it is the POST: a token in an address would be written into logs.
 *
 * @param failure  whether a call that failed is said to the visitor, or only logged (account page)
 */
export async function logOut(failure: 'said' | 'logged' = 'said'): Promise<void> {
  const { answer } = await callWithFreshToken<DoneReply>({
    method: 'POST',
    path: '/api/user/logout',
    timeoutMs: ANSWER_TIMEOUT_MS,
  })
  dropTokens()
  setSession({ status: 'guest', hasLeft: true })
  if (answer.success) showToast('success', sessionText('session.logged-out'))
  else if (failure === 'said') showToast('info', sessionText('session.logged-out-here'))
  else console.warn('Logged out here, but the server was not told', answer.message)
}
