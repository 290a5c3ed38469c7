import { DRAFTS_OWNER, forgetDrafts, readKept, storageKeys } from '../../../storage.ts'
import { loadMessages } from '../../../messages/load-messages.ts'
import { pageLanguage, textIn } from '../../../messages/text.ts'
import { fetchPart, prefetch } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { endSplash, holdSplash } from '../../shell/splash.tsx'
import { loadAccountButton } from './account-place.tsx'
import { readSession, setSession } from './session.ts'

const { accessToken } = storageKeys

/** Checks the session on a hydrated page, and follows logins and logouts in other tabs. */
export function followSession(): () => void {
  void follow('start')
  const stop = new AbortController()
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const isRenewal = oldValue !== null && newValue !== null
    if (key === null || (key === accessToken && !isRenewal)) void follow('quiet')
  }
  // A page restored from the browser's cache has missed all events.
  const onReturn = ({ persisted }: PageTransitionEvent) => void (persisted && follow('quiet'))
  window.addEventListener('storage', onStorage, stop)
  window.addEventListener('pageshow', onReturn, stop)
  return () => stop.abort()
}

async function follow(occasion: 'start' | 'quiet'): Promise<void> {
  if (readKept(accessToken) === null) {
    // The session has ended in another tab, or while this one was closed.
    if (readKept(DRAFTS_OWNER, 'sessionStorage') !== null) forgetDrafts()
    setSession({ status: 'guest' })
    return
  }
  if (occasion === 'start') holdSplash()
  try {
    const [{ checkSession }] = await loadCheck()
    await checkSession(occasion)
  } catch (error) {
    console.warn('Nobody could find out who is logged in', error)
    if (readSession().status !== 'member') setSession({ status: 'unreachable' })
    showToast('error', textIn(pageLanguage())('error.initializing'))
    window.addEventListener('online', () => void follow('start'), { once: true })
  }
  endSplash()
}

/** Loaded on demand, since a visitor without a token never needs it. */
function loadCheck() {
  const language = pageLanguage()
  return Promise.all([
    import('./check-session.ts'),
    loadMessages(language, 'session'),
    fetchPart(loadAccountButton, language),
  ])
}

/** Called during hydration. */
export function prefetchSession(): void {
  if (readKept(accessToken) !== null) prefetch(loadCheck)
}
