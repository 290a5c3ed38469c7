import type { TokenPair, UserProfile, UserReply } from '#contract/accounts.ts'
import { keep, readKept } from '../../../storage.ts'
import { showToast } from '../../../ui/toast.tsx'
import { agreeOnDistrict } from '../../delivery-zones/district/account-district.ts'
import { callWithFreshToken, endSession } from './authorised-call.ts'
import { sessionText } from './call.ts'
import { claimDrafts, setDraftsAside } from './drafts.ts'
import { forgetTraces } from './forget-traces.ts'
import { onSessionChange, readSession, setSession } from './session.ts'
import { dropTokens, keepTokens } from './tokens.ts'

/** Temporary failures: the server is busy, or we sent too many requests. */
const PASSING = new Set([408, 429])
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 120_000

/** `start`: a page was opened; `again`: a retry; `quiet`: after a login, here or in another tab. */
type Occasion = 'start' | 'again' | 'quiet'

/**
 * Stores the tokens after a login and loads the user. The caller shows the login's own message. Other tabs see the
 * tokens removed and added, not changed, since the user may differ (follow-session.ts).
 */
export async function startSession(pair: TokenPair): Promise<void> {
  dropTokens()
  keepTokens(pair)
  setSession({ status: 'checking' })
  await checkSession('quiet')
}

/** Loads the user of the stored token and shows the message for the occasion. Never throws. */
export async function checkSession(occasion: Occasion): Promise<void> {
  if (readSession().status !== 'member') setSession({ status: 'checking' })
  const { status, answer } = await callWithFreshToken<UserReply>({ method: 'GET', path: '/api/user/user-details' })
  if (readSession().status === 'guest') return // logged out meanwhile

  if (answer.success && isUser(answer.data)) {
    claimDrafts(answer.data._id)
    setSession({ status: 'member', user: answer.data })
    agreeOnDistrict(answer.data)
    retryMs = FIRST_RETRY_MS
    if (occasion !== 'quiet' && isFirstInVisit('welcomed')) showToast('success', sessionText('session.welcome'))
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
 * Keeps an offline shopper logged in, since nothing has ended the session. It checks again when the network or the
 * visitor returns, and at growing intervals.
 */
function takeUnreachable(occasion: Occasion): void {
  if (occasion === 'start' && isFirstInVisit('unreachable')) showToast('error', sessionText('error.initializing'))
  if (readSession().status === 'member') return
  setSession({ status: 'unreachable' })
  retryLater()
}

/** Session toasts appear once in a visit, not on every full page load. Without storage they appear each time. */
function isFirstInVisit(toast: 'welcomed' | 'unreachable'): boolean {
  if (readKept(toast, 'sessionStorage') !== null) return false
  keep(toast, 'yes', 'sessionStorage')
  return true
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

let before = readSession().status

/**
 * Once a session has ended, here or elsewhere, the browser forgets what its member looked at and typed. A logout has removed
 * the drafts by now; others return when the same member logs in on this page.
 */
onSessionChange(() => {
  const { status } = readSession()
  const hasEnded = status === 'guest' && before !== 'guest' && before !== 'unknown'
  before = status
  if (!hasEnded) return
  setDraftsAside()
  void forgetTraces()
})
