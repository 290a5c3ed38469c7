import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { countPrints, insertPrint, lockInvoice } from './print-queries.ts'

/**
 * Counts a print of an invoice. Concurrent prints get different numbers.
 *
 * @param expected  the print is only counted if this is its number
 * @returns the number: 1 for the original, more for a copy; null if it is not the expected one
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
