import type { ListItem } from '#contract/wishlist.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { listCalls } from './list-calls.ts'
import './list-messages.ts'
import { change, type MyList, type Outcome } from './list-store.ts'

/** Each change returns whether it was done. A failed change is undone with a toast. */

export function save(productId: string): Promise<boolean> {
  return told(change({ apply: (list) => withComing(list, productId), send: () => listCalls.save(productId) }))
}

export function remove(productId: string): Promise<boolean> {
  return told(change({ apply: (list) => without(list, productId), send: () => listCalls.remove(productId) }))
}

/** Restores its place, and the mail that was requested. */
export async function putBack(item: ListItem): Promise<boolean> {
  const { productId, addedAt, isNoticeWanted } = item
  const isBack = await told(
    change({ apply: (list) => withItem(list, item), send: () => listCalls.save(productId, { addedAt }) }),
  )
  return isBack && isNoticeWanted && item.countInStock === 0 ? askForNotice(productId) : isBack
}

export function askForNotice(productId: string): Promise<boolean> {
  return told(
    change({
      apply: (list) => withNotice(withComing(list, productId), productId, true),
      send: () => listCalls.askForNotice(productId),
    }),
  )
}

export function dropNotice(productId: string): Promise<boolean> {
  return told(
    change({ apply: (list) => withNotice(list, productId, false), send: () => listCalls.dropNotice(productId) }),
  )
}

/** Creates the link. Only the shop can make it, so nothing shows in advance. */
export function shareList(): Promise<boolean> {
  return told(change({ apply: (list) => (list.share ? list : { ...list }), send: listCalls.share }))
}

export function withdraw(): Promise<boolean> {
  return told(change({ apply: (list) => (list.share ? { ...list, share: null } : list), send: listCalls.withdraw }))
}

async function told(asked: Promise<Outcome>): Promise<boolean> {
  const outcome = await asked
  if (outcome === 'lost') showToast('error', sessionText(navigator.onLine ? 'list.not-changed' : 'list.offline'))
  // The end of a session has its own toast.
  if (typeof outcome === 'object' && outcome.code !== 'unauthorized') {
    const isForShoppers = outcome.code !== 'invalid_input' && outcome.message !== ''
    showToast('error', isForShoppers ? outcome.message : sessionText('list.not-changed'))
  }
  return outcome === 'done'
}

function withComing(list: MyList, productId: string): MyList {
  const isThere = [...list.items, ...list.coming].some((one) => one.productId === productId)
  return isThere ? list : { ...list, coming: [...list.coming, { productId, isNoticeWanted: false }] }
}

function without(list: MyList, productId: string): MyList {
  const items = list.items.filter((one) => one.productId !== productId)
  const coming = list.coming.filter((one) => one.productId !== productId)
  const isSame = items.length === list.items.length && coming.length === list.coming.length
  return isSame ? list : { ...list, items, coming }
}

function withItem(list: MyList, item: ListItem): MyList {
  if (list.items.some(({ productId }) => productId === item.productId)) return list
  const items = [...list.items, { ...item, isNoticeWanted: false }]
  return { ...list, items: items.toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1)) }
}

function withNotice(list: MyList, productId: string, isNoticeWanted: boolean): MyList {
  const isOther = (one: { productId: string; isNoticeWanted: boolean }) =>
    one.productId === productId && one.isNoticeWanted !== isNoticeWanted
  if (![...list.items, ...list.coming].some(isOther)) return list
  return {
    ...list,
    items: list.items.map((one) => (isOther(one) ? { ...one, isNoticeWanted } : one)),
    coming: list.coming.map((one) => (isOther(one) ? { ...one, isNoticeWanted } : one)),
  }
}
