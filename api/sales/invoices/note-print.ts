import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { countPrints, insertPrint, lockInvoice } from './print-queries.ts'

/**
 * Notes that an invoice is printed once more; of several at once each has a number of its own.
 *
 * @param expected  nothing is noted unless it is the number of this print
 * @returns the number: 1 for the original, more for a copy; null when it would have been another one than expected
 */
export function notePrint(db: Db, invoiceId: string, by: Changer, expected?: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockInvoice(tx, invoiceId)
    const print = (await countPrints(tx, invoiceId)) + 1
    if (expected !== undefined && print !== expected) return null
    await insertPrint(tx, invoiceId, by)
    return print
  })
}
