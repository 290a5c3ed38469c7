import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { sessionText } from '../session/call.ts'
import { onSessionChange, readSession, type Session } from '../session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { setCartCount } from './cart-signals.ts'
import { askAgain, cartQuery, changeShopper, readShownCart } from './cart-store.ts'
import { hearOtherTabs } from './other-tabs.ts'

let isFollowing = false

/** Keeps the header's figure, and goes along with logins, logouts and other tabs. Once for a visit. */
export function followCart(): void {
  if (isFollowing) return
  isFollowing = true
  followShopper()
  hearOtherTabs(() => void askAgain())
  // A page that the browser had put aside has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && askAgain()))
  const observer = new QueryObserver(queryClient, cartQuery)
  const showCount = () => setCartCount(observer.getCurrentResult().data?.shown.itemCount ?? 0)
  observer.subscribe(showCount)
  showCount() // somebody may have asked before
}

function followShopper(): void {
  let known = nameOf(readSession())
  onSessionChange(() => {
    const now = nameOf(readSession())
    if (now === undefined || now === known) return
    const before = known
    known = now
    // Whose cart it is was told by the token from the start; now it is only known by name.
    if (before === undefined && now !== GUEST) return
    void changeShopper({ isKept: before === GUEST }).then(() => before === GUEST && sayNotices())
  })
}

/** After a login wherever the shopper is; otherwise cart and drawer say it. */
function sayNotices(): void {
  const isCut = (readShownCart()?.notices.length ?? 0) > 0
  if (isCut) showToast('info', sessionText('cart.notices-wait'))
}

const GUEST = 'guest'

/** Undefined while nobody knows. */
function nameOf({ status, user }: Session): string | undefined {
  return status === 'guest' ? GUEST : user?._id
}
