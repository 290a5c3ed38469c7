import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { containing } from './containing.ts'

/**
 * Condition for rows in which any of these texts or translations contains the typed text; undefined for a blank text.
 */
export function sayingAny(typed: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (typed.trim() === '') return undefined
  return or(...columns.map((column) => ilike(sql`${column}::text`, containing(typed))))
}
