import { stopFollowingCart } from '../features/cart/follow-cart.ts'
import { stopFollowingList } from '../features/list/follow-list.ts'
import { readAgain } from '../features/session/leaving.ts'
import { setSession } from '../features/session/session.ts'
import { dropTokens } from '../features/session/tokens.ts'
import { queryClient } from '../query-client.ts'

/** All component tests share one browser page. This makes each test a visit of its own. */
export function endVisit(): void {
  dropTokens()
  readAgain()
  setSession({ status: 'unknown' })
  stopFollowingList()
  stopFollowingCart()
  // A call that has no answer yet must not fail in the next test.
  void queryClient.cancelQueries()
  queryClient.clear()
}
