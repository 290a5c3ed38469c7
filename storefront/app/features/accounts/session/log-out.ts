import type { DoneReply } from '#contract/accounts.ts'
import { forgetDrafts } from '../../../storage.ts'
import { showToast } from '../../../ui/toast.tsx'
import { call, sessionText } from './call.ts'
import { giveUpReading, readAgain } from './leaving.ts'
import { setSession } from './session.ts'
import { dropTokens, readTokens } from './tokens.ts'

/** A logout does not wait for a dead network. */
const ANSWER_TIMEOUT_MS = 8_000

/**
 * Ends the session on the server and in all tabs of this browser; here also when the server is unreachable.
 * The caller goes home afterwards. Of the two calls it is the POST: a token in an address would be written into logs.
 * The server takes a token that has run out, so nothing is renewed in order to end it.
 *
 * @param failure  whether a failed call shows a toast, or is only logged (account page)
 */
export async function logOut(failure: 'said' | 'logged' = 'said'): Promise<void> {
  const asked = { method: 'POST', path: '/api/user/logout', timeoutMs: ANSWER_TIMEOUT_MS } as const
  giveUpReading()
  const { answer } = await call<DoneReply>(asked, readTokens()?.accesstoken)
  readAgain()
  forgetSession()
  if (answer.success) showToast('success', sessionText('session.logged-out'))
  else if (failure === 'said') showToast('info', sessionText('session.logged-out-here'))
  else console.warn('Logged out here, but the server was not told', answer.message)
}

/** Clears a session that the server has ended. The caller shows the reason and navigates. */
export function forgetSession(): void {
  dropTokens()
  forgetDrafts()
  setSession({ status: 'guest', hasLeft: true })
}
