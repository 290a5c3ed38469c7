import { onlineManager } from '@tanstack/react-query'
import { stopFollowingCart } from '../features/cart/follow-cart.ts'
import { stopFollowingList } from '../features/wishlist/follow-list.ts'
import { readAgain } from '../features/accounts/session/leaving.ts'
import { setSession } from '../features/accounts/session/session.ts'
import { dropTokens } from '../features/accounts/session/tokens.ts'
import { queryClient } from '../query-client.ts'

/**
 * Component tests share a browser page. This ends a test's session, cart, list and queries. Delivery zones stay once
 * loaded: see promise-box.isolated.browser.test.tsx.
 */
export function endVisit(): void {
  dropTokens()
  readAgain()
  setSession({ status: 'unknown' })
  stopFollowingList()
  stopFollowingCart()
  // A pending call must not fail in the next test.
  void queryClient.cancelQueries()
  queryClient.clear()
  // A test that ended offline would hold back every query after it.
  onlineManager.setOnline(true)
}
