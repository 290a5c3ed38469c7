import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Language, Translations } from '#domain/language/languages.ts'

/**
 * Returns a column's text in a language, or its English text when the row has no translation; in English the column
 * alone.
 *
 * Language and field are part of the query's text and not parameters, so that PostgreSQL uses an index on the
 * expression.
 *
 * @param field  a name of the translations' type
 */
export function translated<Column extends AnyPgColumn<{ data: string }>, Field extends string>(
  column: Column,
  translations: AnyPgColumn<{ data: Translations<Field>; notNull: true }>,
  field: NoInfer<Field>,
  language: Language,
): SQL<GetColumnData<Column>> {
  if (language === 'en') return sql<GetColumnData<Column>>`${column}`
  return sql<GetColumnData<Column>>`coalesce(${translation(translations, field, language)}, ${column})`
}

/** Returns the row's translation into a language; null without one. */
export function translation<Field extends string>(
  translations: AnyPgColumn<{ data: Translations<Field>; notNull: true }>,
  field: NoInfer<Field>,
  language: Exclude<Language, 'en'>,
): SQL<string | null> {
  return sql<string | null>`${translations} #>> ${sql.raw(`'{${language},${field}}'`)}`
}
