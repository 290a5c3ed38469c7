import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { onSessionChange, readSession } from '../accounts/session/session.ts'
import { carryOut } from './carry-out.ts'
import type { Told } from './change-list.ts'
import { forgetWish, keptText, type KeptWish, readWish } from './kept-wish.ts'
import { forgetList, listQuery, sendPending, showMarks } from './list-store.ts'

let following: AbortController | undefined
let followed: string | undefined
let stop = () => {}

/** Keeps a member's hearts up to date, and carries out their wish from before the login. Runs once per visit. */
export function followList(): void {
  if (following) return
  following = new AbortController()
  const { signal } = following
  signal.addEventListener('abort', onSessionChange(followMember))
  window.addEventListener('pagehide', sendPending, { signal })
  followMember()
}

/** Stops following; for tests, which are many visits in one browser page. */
export function stopFollowingList(): void {
  following?.abort()
  following = undefined
  stop()
  stop = () => {}
  followed = undefined
  forgetList()
}

function followMember(): void {
  const { status, user } = readSession()
  // The session is unknown for the moment, which is not a logout.
  if (status !== 'member' && status !== 'guest') return
  if (user?._id === followed) return
  const isOtherOne = followed !== undefined
  followed = user?._id
  stop()
  if (isOtherOne) {
    forgetList()
    // It was for the list of the one before.
    forgetWish()
  }
  stop = () => {}
  if (!user) return
  stop = new QueryObserver(queryClient, listQuery).subscribe(showMarks)
  void fulfil()
}

/** Carries out the wish. One that gets no answer stays for the next page, and for when the network is back. */
async function fulfil(): Promise<void> {
  const [wish, text] = [readWish(), keptText()]
  if (!wish) return
  const outcome = await carriedOut(wish)
  if (outcome !== 'lost') return forgetWish(text)
  if (following) window.addEventListener('online', () => void fulfil(), { once: true, signal: following.signal })
}

async function carriedOut(wish: KeptWish): Promise<Told> {
  try {
    if (wish.kind === 'moved') {
      const { moveNow } = await import('../cart/page/move-to-list.ts')
      return await moveNow(wish)
    }
    const outcome = await carryOut(wish)
    if (outcome === 'done' && wish.kind === 'saved' && wish.lineId !== undefined) {
      const { takeFromCart } = await import('./keep-wish-in-cart.ts')
      await takeFromCart(wish)
    }
    return outcome
  } catch (error) {
    console.warn('A wish could not be carried out', error)
    showToast('error', sessionText('list.not-changed'))
    return 'lost'
  }
}
