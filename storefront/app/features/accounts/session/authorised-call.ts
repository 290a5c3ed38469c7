import { showToast } from '../../../ui/toast.tsx'
import { type Answer, type Answered, call, type Call, failure, sessionText } from './call.ts'
import { stayingSignal } from './leaving.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { setSession } from './session.ts'
import { dropTokens, readTokens } from './tokens.ts'

const UNAUTHORIZED = 401

/**
 * Calls the API with the session's access token. An expired token is renewed and the call repeated; a
 * session that is over is cleared and said. Never throws.
 */
export async function authorisedCall<Reply>(asked: Call): Promise<Answer<Reply>> {
  const { status, answer } = await callWithFreshToken<Reply>(asked)
  // The first of several calls ends the session; after a logout nothing is left to end.
  if (status === UNAUTHORIZED && readTokens()) endSession(sessionText('session.expired'))
  return answer
}

/** If a new token has expired already, the device's clock is wrong. */
let isClockWrong = false

/** Does the same, but leaves the meaning of a refusal to the caller. */
export async function callWithFreshToken<Reply>(asked: Call): Promise<Answered<Reply>> {
  const token = readTokens()?.accesstoken
  const signal = asked.method === 'GET' ? stayingSignal() : undefined
  if (!token || signal?.aborted) return { status: 0, answer: failure(sessionText('session.no-token')) }
  const sent = signal ? { ...asked, signal } : asked
  if (isClockWrong || !hasRunOut(token)) {
    const first = await call<Reply>(sent, token)
    if (first.status !== UNAUTHORIZED || signal?.aborted) return first
  }

  const refreshed = await refreshTokens(token)
  if (refreshed === 'unreachable') return { status: 0, answer: failure(sessionText('error.occurred')) }
  const fresh = readTokens()?.accesstoken
  if (refreshed === 'refused' || !fresh) {
    return { status: UNAUTHORIZED, answer: { ...failure(sessionText('session.expired')), code: 'unauthorized' } }
  }
  isClockWrong = hasRunOut(fresh)
  return call<Reply>(sent, fresh)
}

/** Ends the session in all tabs and shows the reason. */
export function endSession(reason: string): void {
  dropTokens()
  setSession({ status: 'guest' })
  showToast('error', reason)
}

/**
 * Returns whether an access token has expired, by its own claim and this device's clock. Either may be wrong: only the
 * server knows whether a token is valid.
 */
function hasRunOut(accesstoken: string): boolean {
  try {
    const [, payload = ''] = accesstoken.split('.')
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false // not a token of ours
  }
}
