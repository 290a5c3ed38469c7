import { useQuery } from '@tanstack/react-query'
import type { ListItem, ListReply } from '#contract/wishlist.ts'
import { serialize } from '../../serialize.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import type { Answer, Failure } from '../accounts/session/call.ts'
import { listCalls } from './list-calls.ts'
import { noMarks, setMarks } from './marks.ts'

const QUERY_KEY = ['list']
/** An older list loads again when the page opens, to show current prices. */
const FRESH_MS = 5_000

export type MyList = {
  /** Newest first. */
  items: readonly ListItem[]
  share: { token: string } | null
  /** Products being saved; nothing else is known of them yet. */
  coming: readonly { productId: string; isNoticeWanted: boolean }[]
}

/** The list as the shop has it, and as shown: with pending changes. */
type HeldList = { held: MyList; shown: MyList }

/** `lost`: no answer came, and as far as the shop can be reached the change did not happen. */
export type Outcome = 'done' | 'lost' | 'dropped' | Failure

type Change = {
  /** Applies the change to the displayed list until the response arrives. Returns the same list if nothing changes. */
  apply: (list: MyList) => MyList
  send: () => Promise<Answer<ListReply>>
  isSent?: boolean
}

const nothing: MyList = { items: [], share: null, coming: [] }

let waiting: readonly Change[] = []
/** Calls follow each other, so that no answer is older than the one before. */
const inTurn = serialize()
/** One store per shopper: pending changes of one do not concern another. */
let owner = {}

export const listQuery = {
  ...failsAtOnce,
  queryKey: QUERY_KEY,
  queryFn: () => inTurn(readList),
  staleTime: FRESH_MS,
  gcTime: Infinity,
  refetchOnWindowFocus: true,
} as const

/** Returns the list, undefined until it is first loaded. */
export function useMyList() {
  const { data, isError, isFetching, refetch } = useQuery(listQuery, queryClient)
  return { list: data?.shown, hasFailed: isError, isFetching, refetch }
}

/** Shows a change at once, sends it after those before it, and shows the shop's response. Never throws. */
export function change(asked: Change): Promise<Outcome> {
  const of = owner
  waiting = [...waiting, asked]
  show()
  return inTurn(() => carryOut(asked, of))
}

/** Sends every pending change at once, for a page that is being left: it has shown them as done, and no turn may come. */
export function sendPending(): void {
  for (const asked of waiting) if (!asked.isSent) void carryOut(asked, owner)
}

async function carryOut(asked: Change, of: object): Promise<Outcome> {
  if (of !== owner || asked.isSent) return 'dropped'
  asked.isSent = true
  const answer = await asked.send()
  const isLost = !answer.success && answer.code === undefined
  const told = isLost ? await listCalls.read() : answer
  if (of !== owner) return 'dropped'

  waiting = waiting.filter((one) => one !== asked)
  const held = told.success ? asList(told) : undefined
  show(held)
  if (answer.success) return 'done'
  if (!isLost) return answer
  return held && asked.apply(held) === held ? 'done' : 'lost'
}

async function readList(): Promise<HeldList> {
  const answer = await listCalls.read()
  if (!answer.success) throw new Error(`The list could not be read: ${answer.message}`)
  return present(asList(answer))
}

function asList({ data, share }: ListReply): MyList {
  return { items: data, share, coming: [] }
}

/** @param held  the list from the shop; defaults to the last one */
function show(held = queryClient.getQueryData<HeldList>(QUERY_KEY)?.held): void {
  if (held) queryClient.setQueryData<HeldList>(QUERY_KEY, present(held))
  showMarks()
}

function present(held: MyList): HeldList {
  return { held, shown: waiting.reduce((list, { apply }) => apply(list), held) }
}

/** Updates the hearts, even before the list is known, so that a click shows. */
export function showMarks(): void {
  const { shown } = queryClient.getQueryData<HeldList>(QUERY_KEY) ?? present(nothing)
  const all = [...shown.items, ...shown.coming]
  setMarks({
    saved: new Set(all.map(({ productId }) => productId)),
    noticed: new Set(all.flatMap(({ productId, isNoticeWanted }) => (isNoticeWanted ? productId : []))),
  })
}

/** Returns the link as last reported by the shop. */
export function readShare(): MyList['share'] {
  return queryClient.getQueryData<HeldList>(QUERY_KEY)?.held.share ?? null
}

/** Forgets the list after a logout. */
export function forgetList(): void {
  owner = {}
  waiting = []
  queryClient.removeQueries({ queryKey: QUERY_KEY })
  setMarks(noMarks)
}
