import { setTimeout as delay } from 'node:timers/promises'
import { MAX_ENDPOINTS } from '#domain/webhooks/webhook-events.ts'
import { notTooOften } from '../../platform/jobs/not-too-often.ts'
import { leaseDue, parkLine, readDueReceivers, readReceiver, unparkFree } from './delivery-queries.ts'
import { sendDelivery, type SendingTools } from './send-delivery.ts'

/** No notice announces new messages (decision 091). */
const LOOK_EVERY_MS = 1_000
const UNPARK_EVERY_LOOKS = 60
/** Tries at once for each receiver. A slow one delays no other, since each has a lane of its own. */
const LANE_WIDTH = 4

/**
 * Sends webhooks until `stop`. Several processes may do so: each delivery is leased by one. Failures are logged, and retried
 * a second later.
 *
 * @returns `stop` breaks off what is under way, which the next process sends again, and resolves when it has ended
 */
export function sendWebhooks(tools: SendingTools): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isNew = notTooOften('errors of webhooks')
  const onError = (error: unknown) => {
    if (!stopping.signal.aborted && isNew((error as Error).message)) tools.log.warn({ err: error }, 'webhooks failed')
  }
  const lanes = new Map<string, Lane>()
  let turn = 0
  const look = async () => {
    for (const id of await readDueReceivers(tools.db, MAX_ENDPOINTS)) {
      const lane = lanes.get(id) ?? new Lane(id, tools, stopping.signal, onError)
      lanes.set(id, lane)
      await parkLine(tools.db, id)
      lane.fill()
    }
    if (turn++ % UNPARK_EVERY_LOOKS === 0) await unparkFree(tools.db)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await look().catch(onError)
      for (const [id, lane] of lanes) if (lane.isEmpty) lanes.delete(id)
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {}) // stopped
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      await Promise.all([...lanes.values()].map((lane) => lane.end()))
    },
  }
}

/** What is under way to one receiver. */
class Lane {
  readonly #endpointId: string
  readonly #tools: SendingTools
  readonly #stop: AbortSignal
  readonly #onError: (error: unknown) => void
  readonly #underWay = new Set<Promise<void>>()
  #filling: Promise<void> | undefined
  #isAskedAgain = false

  constructor(endpointId: string, tools: SendingTools, stop: AbortSignal, onError: (error: unknown) => void) {
    this.#endpointId = endpointId
    this.#tools = tools
    this.#stop = stop
    this.#onError = onError
  }

  get isEmpty(): boolean {
    return this.#underWay.size === 0 && this.#filling === undefined
  }

  /** Begins what is due, as far as there is room. */
  fill(): void {
    this.#isAskedAgain = this.#filling !== undefined
    this.#filling ??= this.#begin()
      .catch(this.#onError)
      .finally(() => {
        this.#filling = undefined
        if (this.#isAskedAgain) this.fill()
      })
  }

  async end(): Promise<void> {
    await this.#filling
    await Promise.all(this.#underWay)
  }

  async #begin(): Promise<void> {
    const room = LANE_WIDTH - this.#underWay.size
    if (room <= 0 || this.#stop.aborted) return
    const { db } = this.#tools
    const receiver = await readReceiver(db, this.#endpointId)
    if (receiver?.state !== 'active') return
    for (const delivery of await leaseDue(db, this.#endpointId, room)) {
      const sending = sendDelivery(this.#tools, receiver, delivery, this.#stop)
        .then(() => {}, this.#onError)
        .finally(() => {
          this.#underWay.delete(sending)
          this.fill()
        })
      this.#underWay.add(sending)
    }
  }
}
