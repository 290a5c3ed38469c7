import { and, asc, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { decryptDetails } from './people/accounts/profile/private-details.ts'
import type { Db } from './platform/db/client.ts'
import { orders, users } from './platform/db/schema.ts'
import { decryptOrder } from './sales/orders/private-order.ts'
import type { DataKey } from './platform/secrets/data-key.ts'
import { phoneIndex } from './platform/secrets/secrets.ts'

const ROWS_AT_ONCE = 1_000

/**
 * Fills the phone indexes of orders and accounts that are older than these columns, or were written by a process of the
 * previous version. After an interruption the next start continues; later starts find nothing to do.
 */
export async function fillPhoneIndexes(db: Db, dataKey: DataKey): Promise<void> {
  await fill(db, orders, dataKey, (id, bytes) => decryptOrder(dataKey, id, bytes).phone)
  await fill(db, users, dataKey, (id, bytes) => decryptDetails(dataKey, id, bytes).mobile)
}

async function fill(
  db: Db,
  table: typeof orders | typeof users,
  dataKey: DataKey,
  phoneOf: (id: string, privateDetails: Buffer) => string,
): Promise<void> {
  const { id, privateDetails, phoneIndex: index } = table
  let after: string | undefined
  do {
    const rows = await db
      .select({ id, privateDetails })
      .from(table)
      .where(and(isNull(index), isNotNull(privateDetails), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    const ids = rows.map((row) => row.id)
    const indexes = rows.map((row) => phoneIndex(dataKey, phoneOf(row.id, row.privateDetails!)))
    await db.execute(sql`
      update ${table} set phone_index = filled.phone_index
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(indexes)}::bytea[]) as filled (id, phone_index)
      where ${id} = filled.id and ${index} is null`)
    after = ids.at(-1)
  } while (after !== undefined)
}
