import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** Makes this transaction the only one that works on such notices, until it ends. @returns whether it is the only one */
export async function isAlone(tx: Db, what: string): Promise<boolean> {
  const { rows } = await tx.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`kastha notices ${what}`})) as alone`,
  )
  return onlyRow(rows).alone
}
