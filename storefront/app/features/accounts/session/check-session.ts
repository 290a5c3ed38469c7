import type { TokenPair, UserProfile, UserReply } from '#contract/accounts.ts'
import { showToast } from '../../../ui/toast.tsx'
import { callWithFreshToken, endSession } from './authorised-call.ts'
import { sessionText } from './call.ts'
import { readSession, setSession } from './session.ts'
import { dropTokens, keepTokens } from './tokens.ts'

/** They may pass by themselves: the server is busy, or we asked too often. */
const PASSING = new Set([408, 429])
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 120_000

/** `start`: a page was opened; `again`: since nobody answered; `quiet`: after a login, here or in another tab. */
type Occasion = 'start' | 'again' | 'quiet'

/**
 * After a login: keeps the tokens and asks who it is. What the login says of itself is the caller's. Other tabs see the
 * tokens go and come, not change: it may be somebody else (follow-session.ts).
 */
export async function startSession(pair: TokenPair): Promise<void> {
  dropTokens()
  keepTokens(pair)
  setSession({ status: 'checking' })
  await checkSession('quiet')
}

/** Asks whom the kept token belongs to, and says what the occasion calls for. Never throws. */
export async function checkSession(occasion: Occasion): Promise<void> {
  if (readSession().status !== 'member') setSession({ status: 'checking' })
  const { status, answer } = await callWithFreshToken<UserReply>({ method: 'GET', path: '/api/user/user-details' })
  if (readSession().status === 'guest') return // logged out meanwhile

  if (answer.success && isUser(answer.data)) {
    setSession({ status: 'member', user: answer.data })
    retryMs = FIRST_RETRY_MS
    if (occasion !== 'quiet') showToast('success', sessionText('session.welcome'))
  } else if (answer.success) {
    endSession(sessionText('session.invalid'))
  } else if (status >= 400 && status < 500 && !PASSING.has(status)) {
    endSession(sessionText('session.expired'))
  } else {
    takeUnreachable(occasion)
  }
}

function isUser(data: unknown): data is UserProfile {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/**
 * A shopper in a tunnel stays logged in: nothing has said that the session is over. It is checked again when the network
 * or the visitor comes back, and after a while that grows.
 */
function takeUnreachable(occasion: Occasion): void {
  if (occasion === 'start') showToast('error', sessionText('error.initializing'))
  if (readSession().status === 'member') return
  setSession({ status: 'unreachable' })
  retryLater()
}

let retryMs = FIRST_RETRY_MS

function retryLater(): void {
  const retry = () => {
    if (document.hidden) return
    stop.abort()
    if (readSession().status === 'unreachable') void checkSession('again')
  }
  const stop = new AbortController()
  const timer = setTimeout(retry, retryMs)
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener('online', retry, stop)
  document.addEventListener('visibilitychange', retry, stop)
  retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
}
