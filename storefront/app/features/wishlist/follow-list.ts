import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { onSessionChange, readSession } from '../accounts/session/session.ts'
import { carryOut } from './carry-out.ts'
import { type KeptWish, takeWish } from './kept-wish.ts'
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
  if (isOtherOne) forgetList()
  stop = () => {}
  if (!user) return
  stop = new QueryObserver(queryClient, listQuery).subscribe(showMarks)
  const wish = takeWish()
  if (wish) void fulfil(wish)
}

async function fulfil(wish: KeptWish): Promise<void> {
  if (wish.kind !== 'moved') return carryOut(wish)
  try {
    const { moveNow } = await import('../cart/page/move-to-list.ts')
    await moveNow(wish)
  } catch (error) {
    console.warn('A line could not be moved', error)
    showToast('error', sessionText('list.not-changed'))
  }
}
