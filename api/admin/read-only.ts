import type { Db } from '../db/client.ts'

/**
 * The database as the routes of the back office have it: to read. What they change goes through `request.staffDb`, or the
 * audit log would not know of it; a write by this one is a bug and throws. PostgreSQL refuses those written as plain SQL
 * in its transactions, too.
 */
export function readOnly(db: Db): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction((tx) => work(readOnly(tx) as typeof tx), { ...config, accessMode: 'read only' })
  const refused = { value: refuse }
  return Object.create(db, { transaction: { value: transaction }, insert: refused, update: refused, delete: refused })
}

function refuse(): never {
  throw new Error('a route of the back office changes something without saying who does: use request.staffDb')
}
