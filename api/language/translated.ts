import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Language, Translations } from '#domain/languages.ts'

/**
 * The text of a column in that language where its row has one, else the English text; in English the column alone.
 *
 * Language and field stand in the text of the query, not among its values, so that an index on the expression is used.
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

/** What the row itself says in that language, null where it says nothing. */
export function translation<Field extends string>(
  translations: AnyPgColumn<{ data: Translations<Field>; notNull: true }>,
  field: NoInfer<Field>,
  language: Exclude<Language, 'en'>,
): SQL<string | null> {
  return sql<string | null>`${translations} #>> ${sql.raw(`'{${language},${field}}'`)}`
}
