import { useQuery } from '@tanstack/react-query'
import type { ListItem, ListReply, SavedChoice } from '#contract/wishlist.ts'
import { type Change as ChangeOf, optimisticStore } from '../../optimistic-store.ts'
import { queryClient } from '../../query-client.ts'
import { listCalls } from './list-calls.ts'
import { noMarks, setMarks } from './marks.ts'

export type MyList = {
  /** Newest first. */
  items: readonly ListItem[]
  share: { token: string } | null
  /** Products being saved, some in another choice than before; nothing else is known of them yet. */
  coming: readonly Mark[]
}

type Mark = { productId: string; saved: SavedChoice; isNoticeWanted: boolean }

/** `apply` returns the same list if nothing changes. */
export type Change = ChangeOf<MyList, ListReply>

const nothing: MyList = { items: [], share: null, coming: [] }

const store = optimisticStore<MyList, ListReply>({
  name: 'list',
  read: listCalls.read,
  dataOf: ({ data, share }) => ({ items: data, share, coming: [] }),
  onShow: showMarks,
})

export const listQuery = store.query
export const { change, sendPending } = store

/** Returns the list, undefined until it is first loaded. */
export function useMyList() {
  const { data, isError, isFetching, refetch } = useQuery(listQuery, queryClient)
  return { list: data?.shown, hasFailed: isError, isFetching, refetch }
}

/** Updates the hearts, even before the list is known, so that a click shows. */
export function showMarks(): void {
  const { items, coming } = store.kept()?.shown ?? store.withPending(nothing)
  const all = [...items.map(asShown), ...coming]
  setMarks({
    saved: new Map(all.map(({ productId, saved }) => [productId, saved])),
    noticed: new Set(all.flatMap(({ productId, isNoticeWanted }) => (isNoticeWanted ? productId : []))),
  })
}

/** Saved in any color, size or type, a product is on the list in the one that the list shows. */
function asShown({ productId, saved, color, size, type, isNoticeWanted }: ListItem): Mark {
  const shown = { color: saved.color ?? color?.slug ?? null, size: saved.size ?? size, type: saved.type ?? type }
  return { productId, saved: shown, isNoticeWanted }
}

/** Returns a product of the list as last reported by the shop. */
export function readItem(productId: string): ListItem | undefined {
  return store.kept()?.held.items.find((item) => item.productId === productId)
}

/** Returns the link as last reported by the shop. */
export function readShare(): MyList['share'] {
  return store.kept()?.held.share ?? null
}

/** Forgets the list after a logout. */
export function forgetList(): void {
  store.changeShopper()
  queryClient.removeQueries({ queryKey: listQuery.queryKey })
  setMarks(noMarks)
}
