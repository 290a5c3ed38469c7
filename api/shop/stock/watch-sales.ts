import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { BudgetedCache } from '../../platform/cache/budgeted-cache.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

const LOOK_EVERY_MS = 1_000
/** Movements read at once; the rest follow a moment later. */
const MOST_AT_ONCE = 5_000
/** Movements before the first look whose transactions may still be running. */
const LOOK_BACK = 100
/** Numbers that have not appeared yet. Beyond that the oldest are given up. */
const MOST_MISSING = 1_000
/** Orders that were announced: some 7,000. */
const MAX_ANNOUNCED_BYTES = 1024 * 1024
const BYTES_PER_ORDER = 100

const ORDER = 'order:'

/** A tag that no answer has. Its notice tells other processes that an order's products were announced, too. */
export function orderTag(number: string): string {
  return ORDER + number
}

type Movement = { id: number; productId: number; orderNumber: string | null; isSale: boolean }

/**
 * Drops cached answers with products that an order has sold without anybody announcing it: orders announce after their
 * commit, and a process may be killed in between (api/platform/cache/announcer.ts). Looks once a second at the stock
 * movements that are new, so other processes show a sale after two seconds at most.
 *
 * Movements are numbered when they are written and appear when their transaction commits, in any order. Numbers that
 * were skipped are looked for again.
 *
 * @param onError  called once when the database does not answer; the next look follows after a second
 */
export function watchSales({
  db,
  answers,
  onError,
  lookEveryMs = LOOK_EVERY_MS,
}: {
  db: Db
  answers: AnswerCache
  onError: (error: unknown) => void
  lookEveryMs?: number
}): { close: () => Promise<void> } {
  const announced = new BudgetedCache<true>({
    name: 'announced orders',
    maxBytes: MAX_ANNOUNCED_BYTES,
    bytesOf: () => BYTES_PER_ORDER,
  })
  const stop = new AbortController()
  let seen: Seen | undefined
  const note = (tags: string[]) => {
    for (const tag of tags) if (tag.startsWith(ORDER)) announced.set(tag, true)
  }
  // While no notices arrive, the database may have moved to another machine, where numbers may have gone back.
  const forget = () => (seen = undefined)
  answers.on('drop', note).on('pause', forget)
  const looking = keepLooking()

  async function keepLooking() {
    let isTold = false
    while (!stop.signal.aborted) {
      try {
        await look()
        isTold = false
      } catch (error) {
        if (!isTold && !stop.signal.aborted) onError(error)
        isTold = true
      }
      await wait(lookEveryMs, undefined, { signal: stop.signal }).catch(() => {}) // cut short by `close`
    }
  }

  async function look() {
    const before = (seen ??= new Seen(await lastMovement(db)))
    const movements = await newMovements(db, before)
    before.add(movements.map(({ id }) => id))
    const unannounced = movements.filter(
      ({ isSale, orderNumber }) => isSale && !announced.get(orderTag(orderNumber ?? '')),
    )
    const products = new Set(unannounced.map(({ productId }) => `product:${productId}`))
    if (products.size > 0) answers.drop([...products])
  }

  return {
    async close() {
      stop.abort()
      answers.off('drop', note).off('pause', forget)
      await looking
    },
  }
}

/** The numbers of the movements seen so far: all until `upTo`, except the missing ones. */
class Seen {
  upTo: number
  missing: number[] = []

  constructor(last: number) {
    this.upTo = Math.max(0, last - LOOK_BACK)
  }

  /** @param ids  of movements that are new, in their order */
  add(ids: readonly number[]): void {
    const found = new Set(ids)
    const last = ids.at(-1) ?? 0
    const missing = this.missing.filter((id) => !found.has(id))
    const firstSkipped = Math.max(this.upTo + 1, last - MOST_MISSING)
    for (let id = firstSkipped; id < last; id++) if (!found.has(id)) missing.push(id)
    this.missing = missing.slice(-MOST_MISSING)
    this.upTo = Math.max(this.upTo, last)
  }
}

async function lastMovement(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from stock_movements`)
  return onlyRow(rows).last
}

async function newMovements(db: Db, { upTo, missing }: Seen): Promise<Movement[]> {
  const { rows } = await db.execute<Movement>(sql`
    select m.id, v.product_id as "productId", m.order_number as "orderNumber", m.reason = 'sold' as "isSale"
    from stock_movements m join variants v on v.id = m.variant_id
    where m.id > ${upTo} or m.id = any(${sql.param(missing)}::integer[])
    order by m.id limit ${MOST_AT_ONCE}`)
  return rows
}
