import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { sessionText } from '../accounts/session/call.ts'
import { onSessionChange, readSession, type Session } from '../accounts/session/session.ts'
import { showToast } from '../../ui/toast.tsx'
import { onDistrictChange } from '../delivery-zones/district/district.ts'
import { isOfAnotherDistrict } from './cart-calls.ts'
import { keep, readKept } from '../../storage.ts'
import { setCartSign } from './cart-signals.ts'
import { askAgain, cartQuery, changeShopper, readShownCart, sendPending, setEarlierPieces } from './cart-store.ts'
import { hearOtherTabs } from './other-tabs.ts'

/** Key in the tab's storage: the number of pieces, for a page that opens without a network. */
const PIECES = 'cartPieces'

let following: AbortController | undefined

/** Keeps the header's count up to date through logins, logouts and changes in other tabs. Runs once per visit. */
export function followCart(): void {
  if (following) return
  following = new AbortController()
  const { signal } = following
  const observer = new QueryObserver(queryClient, cartQuery)
  const showCount = () => {
    const cart = observer.getCurrentResult().data?.shown
    if (cart) keep(PIECES, String(cart.itemCount), 'sessionStorage')
    setCartSign(
      cart
        ? {
            pieces: cart.itemCount,
            goods: cart.totals.subtotal,
            products: cart.lines.map(({ productId }) => productId),
            held: Object.fromEntries(cart.lines.map(({ variantId, quantity }) => [variantId, quantity])),
          }
        : { pieces: Number(readKept(PIECES, 'sessionStorage')), goods: 0, products: [] },
    )
    if (cart?.itemCount === 0) setEarlierPieces(0)
  }
  const stops = [followShopper(), followDistrict(), hearOtherTabs(() => void askAgain()), observer.subscribe(showCount)]
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()))
  window.addEventListener('pagehide', sendPending, { signal })
  // A page restored from the browser's cache missed every message in between.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && askAgain()), { signal })
  showCount() // the cart may be known already
}

/** Stops following; for tests, which are many visits in one browser page. */
export function stopFollowingCart(): void {
  following?.abort()
  following = undefined
  setCartSign()
  setEarlierPieces(0)
  void changeShopper({ isKept: false })
}

/** The fee in a cart is that of the chosen district. */
function followDistrict(): () => void {
  askForDistrict() // the account may have named one meanwhile
  return onDistrictChange(askForDistrict)
}

function askForDistrict(): void {
  if (isOfAnotherDistrict()) void askAgain()
}

function followShopper(): () => void {
  let known = nameOf(readSession())
  /** Pieces of the guest who is logging in; later the cart may have the account's. */
  let brought: number | undefined
  return onSessionChange(() => {
    const now = nameOf(readSession())
    if (now !== known && known === GUEST) brought ??= readShownCart()?.itemCount
    if (now === undefined || now === known) return
    const before = known
    known = now
    // The token named the cart's owner from the start; now we also know the name.
    if (before === undefined && now !== GUEST) return
    const pieces = brought ?? 0
    brought = undefined
    setEarlierPieces(0)
    // Not for the next person at this device.
    if (before !== undefined && before !== GUEST) keep(PIECES, null, 'sessionStorage')
    void changeShopper({ isKept: before === GUEST }).then(() => before === GUEST && sayMerge(pieces))
  })
}

/**
 * Says after a login what it did to the cart. Toasts say it anywhere; cart, drawer and checkout show it themselves.
 * @param brought  pieces of the guest
 */
function sayMerge(brought: number): void {
  const { itemCount = 0, notices = [] } = readShownCart() ?? {}
  if (brought > 0) setEarlierPieces(Math.max(0, itemCount - brought))
  const isCut = notices.length > 0
  if (isCut) showToast('info', sessionText('cart.notices-wait'))
}

const GUEST = 'guest'

/** Returns undefined while the session is unknown. */
function nameOf({ status, user }: Session): string | undefined {
  return status === 'guest' ? GUEST : user?._id
}
