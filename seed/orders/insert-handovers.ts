import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/client.ts'
import { cashHandoverLines, cashHandovers, type payments } from '#api/platform/db/schema.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'

const DAY_MS = 86_400_000
/** More recent cash stays uncounted, for people who try the back office. */
const COUNTED_AFTER_MS = 10 * DAY_MS
const COUNTED_BY = { staffId: randomUUID(), staffName: 'Sarita Shrestha' }
const DRIVER = 'Dil Bahadur Magar'

type Payment = typeof payments.$inferInsert & { id: string; receivedAt: Date }

/** Inserts the handovers of the demo's drivers, counted on the day of collection. */
export async function insertDemoHandovers(tx: Db, all: readonly Payment[], now: Date): Promise<void> {
  const counted = all.filter(({ method, receivedAt }) => {
    return method === 'cod' && now.getTime() - receivedAt.getTime() > COUNTED_AFTER_MS
  })
  const days = Map.groupBy(counted, ({ receivedAt }) => nepalDay(receivedAt))
  const brought = [...days].map(([day, cash]) => ({ id: randomUUID(), day, cash }))
  if (brought.length === 0) return
  await tx
    .insert(cashHandovers)
    .values(brought.map(({ id, day, cash }) => ({ ...COUNTED_BY, id, day, ...sumsOf(cash) })))
  const lines = brought.flatMap(({ id: handoverId, cash }) => cash.map(({ id }) => ({ handoverId, paymentId: id })))
  await tx.insert(cashHandoverLines).values(lines)
}

function sumsOf(cash: readonly Payment[]) {
  const expected = sumOf(cash, ({ amount }) => amount)
  const at = new Date(Math.max(...cash.map(({ receivedAt }) => receivedAt.getTime())))
  return { broughtBy: DRIVER, expected, counted: expected, at }
}
