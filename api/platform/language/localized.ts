import type { Language, Translations } from '#domain/language/languages.ts'

/**
 * Returns a field of a row in a language, or in English without a translation. The row must have all its
 * translations.
 */
export function localized<Field extends string>(
  row: Readonly<Record<Field, string>> & { translations: Translations<Field> },
  field: NoInfer<Field>,
  language: Language,
): string {
  const english = row[field]
  return language === 'en' ? english : (row.translations[language]?.[field] ?? english)
}
