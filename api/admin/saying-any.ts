import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { containing } from './containing.ts'

/** Rows of which any of these, texts or translations, contains what was typed; all where nothing was. */
export function sayingAny(typed: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (typed.trim() === '') return undefined
  return or(...columns.map((column) => ilike(sql`${column}::text`, containing(typed))))
}
