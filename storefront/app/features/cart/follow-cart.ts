import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { sessionText } from '../session/call.ts'
import { onSessionChange, readSession, type Session } from '../session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { setCartCount } from './cart-signals.ts'
import { askAgain, cartQuery, changeShopper } from './cart-store.ts'
import { hearOtherTabs } from './other-tabs.ts'

let isFollowing = false
/** After a login what could not be kept is said wherever the shopper is; otherwise cart and drawer say it. */
let isJustLoggedIn = false

/** Keeps the header's figure, and goes along with logins, logouts and other tabs. Once for a visit. */
export function followCart(): void {
  if (isFollowing) return
  isFollowing = true
  followShopper()
  hearOtherTabs(askAgain)
  // A page that the browser had put aside has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && askAgain())
  new QueryObserver(queryClient, cartQuery).subscribe(({ data, isFetching }) => {
    setCartCount(data?.shown.itemCount ?? 0)
    if (!isJustLoggedIn || !data || isFetching) return
    isJustLoggedIn = false
    if (data.held.notices.length > 0) showToast('info', sessionText('cart.notices-wait'))
  })
}

function followShopper(): void {
  let known = nameOf(readSession())
  onSessionChange(() => {
    const now = nameOf(readSession())
    if (now === undefined || now === known) return
    const before = known
    known = now
    const isLogin = before === GUEST
    isJustLoggedIn = isLogin
    // Whose cart it is was told by the token from the start; now it is only known by name.
    if (before !== undefined || now === GUEST) changeShopper({ isKept: isLogin })
  })
}

const GUEST = 'guest'

/** Undefined while nobody knows. */
function nameOf({ status, user }: Session): string | undefined {
  return status === 'guest' ? GUEST : user?._id
}
