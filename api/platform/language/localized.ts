import type { ChosenColor } from '#contract/catalog/colors.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
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

/** Returns a kept color with its name in a language. */
export function colorIn(color: KeptColor | null, language: Language): ChosenColor | null {
  return color && { slug: color.slug, name: localized(color, 'name', language), swatch: color.swatch }
}

/**
 * Returns the name of a sold item with its color, size and type, formatted for the language:
 * `रारा पलङ, वन हरियो, १५३*२००`.
 *
 * @param name    in that language
 * @param choice  its color in that language, too
 */
export function nameIn(
  language: Language,
  name: string,
  choice: { color: { name: string } | null; size: string | null; type: string | null },
): string {
  return [name, formatsOf(language).choice(choiceName(choice))].filter((part) => part !== '').join(', ')
}
