import type { ListItem, SavedChoice } from '#contract/wishlist.ts'
import { showToast } from '../../ui/toast.tsx'
import { type Failure, sessionText } from '../accounts/session/call.ts'
import { listCalls } from './list-calls.ts'
import './list-messages.ts'
import { change, type Change, type MyList, readItem } from './list-store.ts'
import { type WishedChoice, wishedChoice } from './wished-choice.ts'

/** Each change returns whether it was done. A failed change is undone with a toast. */

/** `refused`: by the shop, so that no other try would do it. `lost`: without an answer. */
export type Told = 'done' | 'refused' | 'lost'

/** What My List has of a product after it was saved, and had before. */
export type Saved = { item: ListItem | undefined; before: ListItem | undefined }

/** Saves a product in the choice, or changes it to that. */
export async function save(
  productId: string,
  { color, size, type }: WishedChoice,
): Promise<Saved | Exclude<Told, 'done'>> {
  const choice = { ...(color && { color }), ...(size && { size }), ...(type && { type }) }
  let before: ListItem | undefined
  const outcome = await tell({
    apply: (list) => withComing(list, productId, choice),
    send: () => {
      before = readItem(productId)
      return listCalls.save(productId, Object.keys(choice).length === 0 ? undefined : choice)
    },
  })
  return outcome === 'done' ? { item: readItem(productId), before } : outcome
}

export function remove(productId: string): Promise<boolean> {
  return told({ apply: (list) => without(list, productId), send: () => listCalls.remove(productId) })
}

/** Restores its place and choice, and the mail that was requested. */
export async function putBack(item: ListItem): Promise<boolean> {
  const { productId, saved, addedAt, isNoticeWanted } = item
  const isBack = await told({
    apply: (list) => withItem(list, item),
    send: () => listCalls.save(productId, { addedAt, ...wishedChoice(saved) }),
  })
  if (!isBack || !isNoticeWanted || item.countInStock > 0) return isBack
  return (await askForNotice(productId)) === 'done'
}

export function askForNotice(productId: string): Promise<Told> {
  return tell({
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
  return (await tell(asked)) === 'done'
}

async function tell(asked: Change): Promise<Told> {
  const outcome = await change(asked)
  if (outcome.kind === 'done') return 'done'
  // By now it would be another shopper's change.
  if (outcome.kind === 'dropped') return 'refused'
  if (outcome.kind === 'refused') {
    sayRefusal(outcome.failure)
    return 'refused'
  }
  const { after } = outcome
  if (after !== undefined && asked.apply(after) === after) return 'done'
  showToast('error', sessionText(navigator.onLine ? 'list.not-changed' : 'list.offline'))
  return 'lost'
}

function sayRefusal({ code, message }: Failure): void {
  if (code === 'unauthorized') return // the end of a session has its own toast
  const isForShoppers = code !== 'invalid_input' && message !== ''
  showToast('error', isForShoppers ? message : sessionText('list.not-changed'))
}

function withComing(list: MyList, productId: string, choice: WishedChoice = {}): MyList {
  const { color = null, size = null, type = null } = choice
  const saved = { color, size, type }
  const isAny = Object.keys(choice).length === 0
  const others = list.coming.filter((one) => one.productId !== productId)
  const known = [...list.coming, ...list.items].find((one) => one.productId === productId)
  if (known && (isAny || isSameChoice(known.saved, saved))) return list
  return { ...list, coming: [...others, { productId, saved, isNoticeWanted: known?.isNoticeWanted ?? false }] }
}

function isSameChoice(one: SavedChoice, other: SavedChoice): boolean {
  return one.color === other.color && one.size === other.size && one.type === other.type
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
