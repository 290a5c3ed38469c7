import type { KeyObject } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { desc, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema.ts'
import { decryptOrder } from '../private-order.ts'

/** As far back as a caller's order is looked for: some 100 ms of work. */
const NEWEST_LOOKED_AT = 10_000
const AT_ONCE = 500

/**
 * Orders that were placed with a phone number, by its row's ids. Numbers are encrypted, and no hash of them is kept that
 * whoever reads only the database could compare: the newest orders are opened one after the other instead.
 *
 * @param phone  as parseMobile gives it
 */
export async function findByPhone(db: Db, dataKey: KeyObject, phone: string): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id, details: orders.privateDetails })
    .from(orders)
    .where(isNotNull(orders.privateDetails))
    .orderBy(desc(orders.placedAt))
    .limit(NEWEST_LOOKED_AT)
  const found: string[] = []
  for (const [index, { id, details }] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn() // others are answered meanwhile
    if (decryptOrder(dataKey, id, details!).phone === phone) found.push(id)
  }
  return found
}
