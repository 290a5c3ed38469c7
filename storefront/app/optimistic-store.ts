import type { Answer, Failure } from './features/accounts/session/call.ts'
import { failsAtOnce, queryClient } from './query-client.ts'
import { serialize } from './serialize.ts'

/** Older data loads again when a drawer or page opens, to show current prices. */
const FRESH_MS = 5_000

/** What the shop has, and what is shown: with pending changes. */
type Kept<Data> = { held: Data; shown: Data; isSettled: boolean }

export type Change<Data, Reply> = {
  /** Applies the change to the displayed data until the response arrives. Only the shop computes prices. */
  apply: (data: Data) => Data
  send: () => Promise<Answer<Reply>>
  /** A pending change gives way to a later one of the same name. */
  name?: string
}

type Pending<Data, Reply> = Change<Data, Reply> & { isSent?: true }

/**
 * `dropped`: a later change took its place, or the data is another shopper's by now. `lost`: no answer came, and
 * `after` is the shop's data after a second request; undefined if that failed too.
 */
export type Outcome<Data> =
  | { kind: 'done' }
  | { kind: 'dropped' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'lost'; before: Data | undefined; after: Data | undefined }

type StoreOptions<Data, Reply> = {
  /** Key of the query. */
  name: string
  read: () => Promise<Answer<Reply>>
  dataOf: (reply: Reply) => Data
  /** Called whenever the shown data may have changed. */
  onShow?: () => void
}

/**
 * Data of a shopper that the shop keeps, changed at once on the page and in turn at the shop. Decision 051 says why
 * TanStack's mutations do not do it.
 */
export function optimisticStore<Data, Reply extends { success: true }>(options: StoreOptions<Data, Reply>) {
  const { name, read, dataOf, onShow } = options
  const queryKey = [name]
  /** Calls run in sequence, reads too, so that no answer is older than the one before. */
  const inTurn = serialize()
  let waiting: readonly Pending<Data, Reply>[] = []
  /** Pending changes of one shopper do not concern another. */
  let shopper = {}

  const query = {
    ...failsAtOnce,
    queryKey,
    queryFn: () => inTurn(load),
    staleTime: FRESH_MS,
    gcTime: Infinity,
    refetchOnWindowFocus: true,
  } as const

  async function load(): Promise<Kept<Data>> {
    const answer = await read()
    if (!answer.success) throw new Error(`The ${name} could not be read: ${answer.message}`)
    return present(dataOf(answer))
  }

  function present(held: Data): Kept<Data> {
    return { held, shown: withPending(held), isSettled: waiting.length === 0 }
  }

  function withPending(held: Data): Data {
    return waiting.reduce((data, { apply }) => apply(data), held)
  }

  /** Returns the data, undefined until it is first loaded. */
  function kept(): Kept<Data> | undefined {
    return queryClient.getQueryData<Kept<Data>>(queryKey)
  }

  /** @param held  the data from the shop; by default the last one */
  function show(held = kept()?.held): void {
    if (held !== undefined) queryClient.setQueryData<Kept<Data>>(queryKey, present(held))
    onShow?.()
  }

  /** Shows a change at once, sends it after those before it, and shows the shop's response. Never throws. */
  function change(asked: Change<Data, Reply>): Promise<Outcome<Data>> {
    const of = shopper
    waiting = [...waiting.filter((one) => one.name === undefined || one.name !== asked.name), asked]
    show()
    return inTurn(() => carryOut(asked, of))
  }

  /** Sends every pending change at once, for a page that is being left: it has shown them as done, and no turn may come. */
  function sendPending(): void {
    for (const asked of waiting) if (!asked.isSent) void carryOut(asked, shopper)
  }

  async function carryOut(asked: Pending<Data, Reply>, of: object): Promise<Outcome<Data>> {
    if (of !== shopper || !waiting.includes(asked)) return { kind: 'dropped' }
    // Without its name, no later change can take its place.
    const sent: Pending<Data, Reply> = { apply: asked.apply, send: asked.send, isSent: true }
    waiting = waiting.map((one) => (one === asked ? sent : one))
    const before = kept()?.held
    const answer = await sent.send()
    const isLost = !answer.success && answer.code === undefined
    const told = isLost && of === shopper ? await read() : answer

    waiting = waiting.filter((one) => one !== sent)
    if (of !== shopper) return { kind: 'dropped' }
    const after = told.success ? dataOf(told) : undefined
    show(after)
    if (answer.success) return { kind: 'done' }
    return isLost ? { kind: 'lost', before, after } : { kind: 'refused', failure: answer }
  }

  /** Drops pending changes: the data is another shopper's from now on. */
  function changeShopper(): void {
    shopper = {}
    waiting = []
  }

  return { query, kept, show, withPending, change, sendPending, changeShopper }
}
