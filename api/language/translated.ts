import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Language, Translations } from '#domain/languages.ts'

/** The text of a column in that language where its row has one, else the English text; in English the column alone. */
export function translated<Field extends string>(
  column: AnyPgColumn<{ data: string; notNull: true }>,
  translations: AnyPgColumn<{ data: Translations<Field>; notNull: true }>,
  field: Field,
  language: Language,
): SQL<string> {
  if (language === 'en') return sql<string>`${column}`
  return sql<string>`coalesce(${translations} -> ${language} ->> ${field}, ${column})`
}
