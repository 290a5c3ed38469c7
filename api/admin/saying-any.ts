import { ilike, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing } from './containing.ts'

/** Rows of which any of these columns, texts or translations, contains what was typed; all where nothing was. */
export function sayingAny(typed: string, ...columns: AnyPgColumn[]): SQL | undefined {
  if (typed.trim() === '') return undefined
  return or(...columns.map((column) => ilike(sql`${column}::text`, containing(typed))))
}
