import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has these words in it, in any case; signs that LIKE knows are taken as they are. */
export function containing(column: PgColumn | SQL, words: string): SQL<boolean> {
  const pattern = `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${column} ilike ${pattern}`
}
