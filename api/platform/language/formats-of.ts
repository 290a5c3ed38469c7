import { englishFormats } from '#domain/english-formats.ts'
import type { Formats } from '#domain/formats.ts'
import type { Language } from '#domain/languages.ts'
import { nepaliFormats } from '#domain/nepali-formats.ts'

const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }

/** Returns how a language writes figures, money and time. */
export function formatsOf(language: Language): Formats {
  return formats[language]
}
