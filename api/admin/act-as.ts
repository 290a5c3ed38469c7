import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** Who does what by which request, as the audit log keeps it. */
export type Act = {
  staff: { id: string; name: string }
  /** Such as `PUT /api/admin/products/:id`. */
  call: string
  requestId: string
}

/**
 * The database as one of the staff uses it: each of its transactions says who acts, and triggers write down every row that
 * it changes (migrations/0025_back_office.sql). A change outside of a transaction could not be told whose it is, and throws.
 */
export function actAs(db: Db, act: Act): Db {
  const transaction: Db['transaction'] = (work, config) => {
    return db.transaction(async (tx) => {
      await name(tx, act)
      const done = await work(tx)
      // A test's transaction goes on after this one, which is a savepoint in it.
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
  throw new Error('what staff change belongs in a transaction, or the audit log does not know of it')
}
