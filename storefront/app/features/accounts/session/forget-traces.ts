import { keep, PLAN_IN_ACCOUNT, PLAN_KEY, readKept, recordIn, storageKeys } from '../../../storage.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'

/**
 * Keys of catalog/product/related/seen-products.ts, catalog/search/recent-terms.ts, catalog/compare/compared.ts,
 * checkout/last-order.ts, payments/kept-doors.ts, notices/asked-notices.ts and
 * delivery-zones/district/account-district.ts, which are not loaded for this.
 * `lastOrder` and `paidOrders` hold keys that open orders.
 */
const KEYS = [
  'seenProducts',
  'recentSearches',
  'compare',
  'lastOrder',
  'lastAddress',
  'paidOrders',
  'askedNotices',
  'measuringVisit',
  'districtOfAddress',
]
/** Caches of catalog/product/related/note-as-seen.ts. */
const CACHES = ['seen-pages', 'seen-pictures']
/** Database and channel of chat/chat-store.ts and chat/use-chat.ts. */
const CHAT = 'kastha-chat'

/**
 * Removes from this browser what was looked at, searched for, compared, ordered and written, and the district, so that the
 * next person at this device neither sees it nor gets it into an account. The account keeps its orders and district, and
 * mails lead to orders without one. The email address of Remember Me and the language stay, and so do room plans that no
 * account has.
 */
export async function forgetTraces(): Promise<void> {
  for (const key of [...KEYS, storageKeys.userEmail, storageKeys.actionType]) keep(key, null)
  forgetPlan()
  chooseDistrict('')
  window.dispatchEvent(new Event('storage')) // the comparison of this page listens for it, as for other tabs
  try {
    await forgetChat()
    // Only a page over HTTPS has caches.
    await Promise.all(CACHES.map((name) => globalThis.caches?.delete(name)))
  } catch (error) {
    console.warn('Chat and pages seen last could not be removed', error) // a browser that refuses all storage
  }
}

/** The account keeps the plan. What it lacks, such as a guest's plan or a last change that was not sent, is only here. */
function forgetPlan(): void {
  const { local, isKept } = recordIn(readKept(PLAN_IN_ACCOUNT))
  if (isKept !== true) return
  if (readKept(PLAN_KEY) === local) keep(PLAN_KEY, null)
  keep(PLAN_IN_ACCOUNT, null)
}

/** Deletes all messages, in open tabs too. */
async function forgetChat(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(CHAT)
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error ?? new Error('The chat cannot be deleted')))
  })
  const channel = new BroadcastChannel(CHAT)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  channel.postMessage('changed')
  channel.close()
}
