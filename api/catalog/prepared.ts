import type { Db } from '../db/client.ts'

const statements = new WeakMap<Db, Map<string, unknown>>()

/**
 * The statement `name` of this database, built at its first use. PostgreSQL knows it by the same name, so it is
 * parsed once a connection and its plan can be kept.
 *
 * @param build  makes it, as `(name) => db.select()….prepare(name)`; the name must tell the whole text of the query
 */
export function prepared<Statement>(db: Db, name: string, build: (name: string) => Statement): Statement {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  const statement = (known.get(name) as Statement | undefined) ?? build(name)
  known.set(name, statement)
  return statement
}
