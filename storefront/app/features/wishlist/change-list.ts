import type { ListItem } from '#contract/wishlist.ts'
import { showToast } from '../../ui/toast.tsx'
import { type Failure, sessionText } from '../accounts/session/call.ts'
import { listCalls } from './list-calls.ts'
import './list-messages.ts'
import { change, type Change, type MyList } from './list-store.ts'

/** Each change returns whether it was done. A failed change is undone with a toast. */

/** @param color  slug of the color to save the product in; without one, the shop chooses */
export function save(productId: string, color?: string): Promise<boolean> {
  return told({
    apply: (list) => withComing(list, productId),
    send: () => listCalls.save(productId, color === undefined ? undefined : { color }),
  })
}

export function remove(productId: string): Promise<boolean> {
  return told({ apply: (list) => without(list, productId), send: () => listCalls.remove(productId) })
}

/** Restores its place and color, and the mail that was requested. */
export async function putBack(item: ListItem): Promise<boolean> {
  const { productId, color, addedAt, isNoticeWanted } = item
  const isBack = await told({
    apply: (list) => withItem(list, item),
    send: () => listCalls.save(productId, { addedAt, ...(color && { color: color.slug }) }),
  })
  return isBack && isNoticeWanted && item.countInStock === 0 ? askForNotice(productId) : isBack
}

export function askForNotice(productId: string): Promise<boolean> {
  return told({
    apply: (list) => withNotice(withComing(list, productId), productId, true),
    send: () => listCalls.askForNotice(productId),
  })
}

export function dropNotice(productId: string): Promise<boolean> {
  return told({ apply: (list) => withNotice(list, productId, false), send: () => listCalls.dropNotice(productId) })
}

/** Creates the link. Only the shop can make it, so nothing shows in advance. */
export function shareList(): Promise<boolean> {
  return told({ apply: (list) => (list.share ? list : { ...list }), send: listCalls.share })
}

export function withdraw(): Promise<boolean> {
  return told({ apply: (list) => (list.share ? { ...list, share: null } : list), send: listCalls.withdraw })
}

async function told(asked: Change): Promise<boolean> {
  const outcome = await change(asked)
  if (outcome.kind === 'refused') sayRefusal(outcome.failure)
  if (outcome.kind !== 'lost') return outcome.kind === 'done'
  const { after } = outcome
  const isThere = after !== undefined && asked.apply(after) === after
  if (!isThere) showToast('error', sessionText(navigator.onLine ? 'list.not-changed' : 'list.offline'))
  return isThere
}

function sayRefusal({ code, message }: Failure): void {
  if (code === 'unauthorized') return // the end of a session has its own toast
  const isForShoppers = code !== 'invalid_input' && message !== ''
  showToast('error', isForShoppers ? message : sessionText('list.not-changed'))
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
