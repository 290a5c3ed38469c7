import { languageOf } from '../../messages/language.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import { textIn } from '../../messages/text.ts'
import { readKept } from '../../kept.ts'
import { showToast } from '../../ui/toast.tsx'
import { readSession, setSession } from './session.ts'
import { storageKeys } from './storage-keys.ts'

/** Finds out who is logged in, and goes along with a login or logout in another tab. Called once, by a live page. */
export function followSession(): void {
  void follow('start')
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.accessToken || key === null) void follow('quiet')
  })
  // A page that the browser had put aside has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow('quiet')
  })
}

/** What a visitor without a token never needs is loaded for those who have one. */
async function follow(occasion: 'start' | 'quiet'): Promise<void> {
  if (readKept(storageKeys.accessToken) === null) {
    setSession({ status: 'guest' })
    return
  }
  const language = languageOf(location.pathname)
  try {
    const [{ checkSession }] = await Promise.all([import('./check-session.ts'), loadMessages(language, 'session')])
    await checkSession(occasion)
  } catch (error) {
    console.warn('Nobody could find out who is logged in', error)
    if (readSession().status !== 'member') setSession({ status: 'unreachable' })
    showToast('error', textIn(language)('error.initializing'))
  }
}
