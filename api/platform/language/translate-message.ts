import type { Language } from '#domain/language/languages.ts'
import { formatsOf } from './localized.ts'
import { nepaliSentences } from './nepali-sentences.ts'
import type { Sentence, Value } from './sentence.ts'

const PLACE = /\{(\w+)\}/g
const BETWEEN_SENTENCES = '; '

const catalogs: Record<Language, Readonly<Record<string, string>>> = { en: {}, ne: nepaliSentences }

/**
 * Translates a sentence; one that is missing from the catalog stays English. Texts are looked up as a whole, by their
 * id. Text by a caller goes into a placeholder, and is neither looked up nor filled in again.
 */
export function translateMessage(language: Language, sentence: Sentence): string {
  if (typeof sentence === 'string') return translate(language, sentence)
  if (Array.isArray(sentence)) return sentence.map((one) => translateMessage(language, one)).join(BETWEEN_SENTENCES)
  const { id, values } = sentence
  return translate(language, id).replaceAll(PLACE, (place, name: string) => {
    return Object.hasOwn(values, name) ? write(language, values[name]!) : place
  })
}

function translate(language: Language, english: string): string {
  const catalog = catalogs[language]
  return (Object.hasOwn(catalog, english) ? catalog[english] : undefined) ?? english
}

function write(language: Language, value: Value): string {
  if (typeof value === 'string') return value
  const formats = formatsOf(language)
  if (typeof value === 'number') return formats.digits(String(value))
  if ('money' in value) return formats.money(value.money)
  if ('day' in value) return formats.day(value.day)
  return translateMessage(language, value)
}
