import type { Db } from './client.ts'

/** PostgreSQL truncates longer names, so two with the same beginning would collide. */
const LONGEST_NAME_BYTES = 63

const statements = new WeakMap<Db, Map<string, unknown>>()

/**
 * Returns the prepared statement `name` of this database, building it at its first use. PostgreSQL stores it under the
 * same name, so it parses the statement once per connection and can cache its plan.
 *
 * @param build  builds it, as `(name) => db.select()….prepare(name)`; the name must determine the whole query text
 * @throws RangeError when the name exceeds PostgreSQL's limit
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
 * Runs a handwritten statement, prepared under a name. This also works in transactions, where drizzle would rebuild a
 * statement each time.
 *
 * @param text    SQL with `$1`, `$2` … for the values; the name must determine the whole text
 * @returns       the rows as PostgreSQL's driver parses them, with instants and days as text
 */
export async function runNamed<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const statement = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false)
  const { rows } = (await statement.execute()) as { rows: Row[] }
  return rows
}
