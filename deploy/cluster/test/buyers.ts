import { setTimeout as wait } from 'node:timers/promises'
import type { PlacedReply } from '#contract/orders/orders.ts'
import type { LedgerOrder } from '#api/sales/checkout/ledger.fixture.ts'
import { placeGuestOrder, prepareGuestBuyer } from '#api/sales/checkout/guest-buyer.fixture.ts'

/** Between two orders, and before a refused request is sent again: the machine has other things to do. */
const THINK_MS = 30

/** `begunAt`: first sent; `at`: acknowledged. In ms, as performance.now(). */
type Placed = LedgerOrder & { begunAt: number; at: number }

/** Buyers who order one piece after another, and send a request again with the same key until it is answered. */
export class Buyers {
  readonly placed: Placed[] = []
  /** How often which refusal was answered, since somebody cleared it. */
  readonly refusals = new Map<string, number>()
  /** Orders that an earlier request had placed, without its buyer learning of it. */
  replays = 0
  readonly #address: string
  readonly #variantId: string
  readonly #over = new AbortController()
  readonly #lastOf: number[]
  #running: Promise<void>[] = []
  #isPaused = true

  constructor(address: string, { variantId, count }: { variantId: string; count: number }) {
    this.#address = address
    this.#variantId = variantId
    this.#lastOf = Array.from({ length: count }, () => 0)
  }

  resume(): void {
    this.#isPaused = false
    this.#running = this.#lastOf.map((_, buyer) => this.#buyUntilPaused(buyer))
  }

  /** Resolves when nobody waits for an answer. */
  async pause(): Promise<void> {
    this.#isPaused = true
    await Promise.all(this.#running)
  }

  /** Returns whether each buyer has got an order that was begun after `time`. */
  haveAllOrderedSince(time: number): boolean {
    return this.#lastOf.every((begunAt) => begunAt > time)
  }

  /** Returns the longest time without an acknowledged order after `time`, in ms. */
  longestPauseSince(time: number): number {
    const times = [time, ...this.placed.map(({ at }) => at).filter((at) => at > time)]
    return Math.max(0, ...times.slice(1).map((at, index) => at - times[index]!))
  }

  /** Gives up waiting for answers. */
  end(): void {
    this.#over.abort()
    this.#isPaused = true
  }

  async #buyUntilPaused(buyer: number): Promise<void> {
    while (!this.#isPaused) {
      await this.buy(this.#address, this.#variantId, buyer)
      await wait(THINK_MS)
    }
  }

  /** Orders one piece. */
  async buy(address: string, variantId: string, buyer = 0): Promise<Placed> {
    const ask = (request: () => Promise<Response>) => this.#ask(request)
    const email = `buyer-${buyer}@post.example`
    const prepared = await prepareGuestBuyer(address, { variantId, email, ask })
    const begunAt = performance.now()
    const answer = await ask(() => placeGuestOrder(address, prepared))
    const at = performance.now()
    const { data } = (await answer.json()) as PlacedReply
    if (answer.headers.get('idempotency-replayed') === 'true') this.replays++
    const placed = { number: data.orderId, total: data.totalAmount, begunAt, at }
    this.placed.push(placed)
    this.#lastOf[buyer] = begunAt
    return placed
  }

  /** Sends a request until it is answered with success. */
  async #ask(request: () => Promise<Response>): Promise<Response> {
    for (;;) {
      this.#over.signal.throwIfAborted()
      const answer = await request()
        .then(readWhole)
        .catch(() => undefined)
      if (answer?.ok) return answer
      const refusal = answer
        ? `${answer.status}${answer.headers.has('retry-after') ? ' with retry-after' : ''}`
        : 'no answer'
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1)
      await wait(THINK_MS)
    }
  }
}

/** A process may die amid its answer. */
async function readWhole(answer: Response): Promise<Response> {
  return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
}
