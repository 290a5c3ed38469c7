import { sql, type Column, type SQL } from 'drizzle-orm'

/**
 * Whether a column has one of these values, as a condition with one parameter. `inArray` has one for each: it takes at most
 * 65,535 values, and with some hundred it costs more time here than the statement costs the database.
 */
export function isAmong(column: Column, values: readonly (string | number)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}
