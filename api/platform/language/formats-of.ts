import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'

const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }

/** Returns how a language writes figures, money and time. */
export function formatsOf(language: Language): Formats {
  return formats[language]
}
