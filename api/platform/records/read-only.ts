import type { Db } from '../db/client.ts'

/**
 * Returns the read-only database that the routes of the back office use. Their changes go through `request.staffDb`,
 * or the audit log would miss them. A write with this one is a bug and throws. In transactions PostgreSQL refuses
 * writes in plain SQL too.
 */
export function readOnly(db: Db): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction((tx) => work(readOnly(tx) as typeof tx), { ...config, accessMode: 'read only' })
  const refused = { value: refuse }
  return Object.create(db, { transaction: { value: transaction }, insert: refused, update: refused, delete: refused })
}

function refuse(): never {
  throw new Error('a back-office route writes without saying who does: use request.staffDb')
}
