import type { Db } from '../db/client.ts'

const AT_ONCE = 100
/** The next run continues. */
const MOST_TRANSACTIONS = 100

/**
 * Works off rows in transactions of 100, until none are left, 10,000 are done or the signal aborts. A run that dies loses
 * only its last transaction.
 *
 * @param work  handles at most that many rows, which it locks with SKIP LOCKED, and returns how many there were
 */
export async function inPortions(
  db: Db,
  signal: AbortSignal,
  work: (tx: Db, most: number) => Promise<number>,
): Promise<void> {
  for (let count = 0; count < MOST_TRANSACTIONS && !signal.aborted; count += 1) {
    if ((await db.transaction((tx) => work(tx, AT_ONCE))) < AT_ONCE) return
  }
}
