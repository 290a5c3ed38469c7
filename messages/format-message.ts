import { setupI18n, type I18n } from '@lingui/core'
import type { Language } from '#domain/language/languages.ts'

/**
 * Locales for plurals and numbers. Nepal shares the Indian grouping (1,00,000), the fallback for browsers without
 * Nepali.
 */
const locales: Record<Language, string[]> = { en: ['en-IN'], ne: ['ne', 'en-IN-u-nu-deva'] }

/**
 * Returns an empty catalog of a language. It takes compiled messages: `load(language, messages)`.
 *
 * @param missing  returns what stands in for a message that the catalog lacks
 */
export function emptyCatalog(language: Language, missing: (language: string, id: string) => string): I18n {
  return setupI18n({ locale: language, locales: locales[language], messages: { [language]: {} }, missing })
}

/**
 * Fills a message. Its numbers get the digits of the language, and its texts go in as they are.
 *
 * @param digits  writes a number outside of plurals; by default grouped
 */
export function formatMessage(
  catalog: I18n,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
  digits = (value: number) => catalog.number(value),
): string {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    // Lingui decodes escapes such as `\u0041` in the filled message, so a backslash of a text becomes an escape.
    typeof value === 'number' ? figure(value, digits) : value.replaceAll('\\', '\\u005c'),
  ])
  return catalog._(id, Object.fromEntries(filled))
}

/**
 * Acts as a number in plurals, and as its formatted text when inserted into a message: a message by itself formats
 * numbers in the language's digits only within plurals.
 */
function figure(value: number, digits: (value: number) => string): object {
  return { [Symbol.toPrimitive]: (hint: string) => (hint === 'default' ? digits(value) : value) }
}
