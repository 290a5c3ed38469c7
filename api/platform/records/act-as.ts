import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** The staff member and the request behind a change, as the audit log stores them. */
export type Act = StaffCall & { staff: { id: string; name: string } }

/** A call of the back office, without its actor. */
export type StaffCall = {
  /** Such as `PUT /api/admin/products/:id`. */
  call: string
  requestId: string
}

/**
 * Returns the database as one staff member uses it. Each transaction names its actor, and triggers log every row that
 * it changes (0003_audit_log.sql). A change outside a transaction would have no actor, so it throws.
 */
export function actAs(db: Db, act: Act): Db {
  const transaction: Db['transaction'] = (work, config) => {
    return db.transaction(async (tx) => {
      await name(tx, act)
      const done = await work(tx)
      // In tests an outer transaction continues after this one, which is a savepoint in it.
      await name(tx, nobody)
      return done
    }, config)
  }
  const refused = { value: refuse }
  return Object.create(db, { transaction: { value: transaction }, insert: refused, update: refused, delete: refused })
}

const nobody: Act = { staff: { id: '', name: '' }, call: '', requestId: '' }

async function name(tx: Db, { staff, call, requestId }: Act): Promise<void> {
  await tx.execute(
    sql`select set_config('kastha.staff', ${staff.id}, true), set_config('kastha.staff_name', ${staff.name}, true),
      set_config('kastha.call', ${call}, true), set_config('kastha.request', ${requestId}, true)`,
  )
}

function refuse(): never {
  throw new Error('a change by staff belongs in a transaction, or the audit log would miss it')
}
