import { withoutLanguage } from '#domain/language/languages.ts'
import { prefetch } from '../../ui/lazy-part.tsx'
import { loginPath } from '../accounts/session/session.ts'
import { readTokens } from '../accounts/session/tokens.ts'
import { carryOut } from './carry-out.ts'
import { dropNotice, remove } from './change-list.ts'
import { followList } from './follow-list.ts'
import { forgetWishFor, keepWish } from './kept-wish.ts'
import './list-messages.ts'
import type { Wish } from './use-mark-button.ts'

const takingBack = { saved: remove, noticed: dropNotice } as const

/**
 * Makes a wish, or takes it back.
 *
 * @returns  the login page for a guest, which says what it is for. The wish is stored and carried out after the login
 *           (follow-list.ts)
 */
export async function pressMark(wish: Wish, isOn: boolean): Promise<string | undefined> {
  if (!readTokens()) return logInFirst(wish)
  forgetWishFor(wish.productId)
  followList()
  if (isOn) await carryOut(wish)
  else await takingBack[wish.kind](wish.productId)
  // The session has expired, which a toast has reported.
  return isOn && !readTokens() ? logInFirst(wish) : undefined
}

function logInFirst(wish: Wish): string {
  keepWish(wish)
  // Its words stand above the form that comes next.
  prefetch(() => import('./wish-note.tsx'))
  return loginPath(withoutLanguage(location.pathname) + location.search)
}
