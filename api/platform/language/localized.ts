import { choiceName } from '#domain/catalog/variant-name.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Language, Translations } from '#domain/language/languages.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'

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

const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }

/** Returns how a language writes figures, money and time. */
export function formatsOf(language: Language): Formats {
  return formats[language]
}

/**
 * Returns the name of a sold item with its size and type, formatted for the language: `रारा पलङ, १५३*२००`.
 *
 * @param name  in that language
 */
export function nameIn(language: Language, name: string, choice: { size: string | null; type: string | null }): string {
  return [name, formatsOf(language).choice(choiceName(choice))].filter((part) => part !== '').join(', ')
}
