import { use } from 'react'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { LanguageContext } from './messages/text.ts'

const known = new Map<Language, Formats>([['en', englishFormats]])

/** Adds the formats of another language, which load with its texts. */
export function addFormats(language: Language, formats: Formats): void {
  known.set(language, formats)
}

/** Returns a language's formats for numbers, money and time, for use outside components: `meta`, loaders. */
export function formatIn(language: Language): Formats {
  const formats = known.get(language)
  if (!formats) throw new Error(`The formats of '${language}' are not loaded`)
  return formats
}

/** Returns the same for a component: `const { money } = useFormat()`. */
export function useFormat(): Formats {
  return formatIn(use(LanguageContext))
}
