import type { Db } from './client.ts'

/** PostgreSQL cuts longer names, and two that begin alike would be one. */
const LONGEST_NAME_BYTES = 63

const statements = new WeakMap<Db, Map<string, unknown>>()

/**
 * The statement `name` of this database, built at its first use. PostgreSQL knows it by the same name, so it is
 * parsed once a connection and its plan can be kept.
 *
 * @param build  makes it, as `(name) => db.select()….prepare(name)`; the name must tell the whole text of the query
 * @throws RangeError when the name is longer than PostgreSQL keeps
 */
export function prepared<Statement>(db: Db, name: string, build: (name: string) => Statement): Statement {
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES) throw new RangeError(`Too long for a statement: ${name}`)
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  const statement = (known.get(name) as Statement | undefined) ?? build(name)
  known.set(name, statement)
  return statement
}

/**
 * Runs a statement that is written out by hand and prepared under a name, also in transactions, for which drizzle would
 * build its own anew each time.
 *
 * @param text    with `$1`, `$2` … for the values; the name must tell the whole of it
 * @returns       the rows as PostgreSQL's driver reads them, instants and days as text
 */
export async function runNamed<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const statement = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false)
  const { rows } = (await statement.execute()) as { rows: Row[] }
  return rows
}
