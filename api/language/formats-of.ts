import { englishFormats } from '#domain/english-formats.ts'
import type { Formats } from '#domain/formats.ts'
import type { Language } from '#domain/languages.ts'
import { nepaliFormats } from '#domain/nepali-formats.ts'

const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }

/** How figures, money and time are written in that language. */
export function formatsOf(language: Language): Formats {
  return formats[language]
}
