import type { Language, Translations } from '#domain/languages.ts'

/** What a row that was read whole says in that language; what it does not say there, in English. */
export function saidIn<Field extends string>(
  row: Readonly<Record<Field, string>> & { translations: Translations<Field> },
  field: NoInfer<Field>,
  language: Language,
): string {
  const english = row[field]
  return language === 'en' ? english : (row.translations[language]?.[field] ?? english)
}
