import { use } from 'react'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { LanguageContext } from './messages/text.ts'

const known = new Map<Language, Formats>([['en', englishFormats]])

/** Adds those of another language, which travel with its texts. */
export function addFormats(language: Language, formats: Formats): void {
  known.set(language, formats)
}

/** How figures, money and time are written in that language, for what is no component: `meta`, loaders. */
function formatIn(language: Language): Formats {
  const formats = known.get(language)
  if (!formats) throw new Error(`The formats of '${language}' are not loaded`)
  return formats
}

/** The same for a component: `const { money } = useFormat()`. */
export function useFormat(): Formats {
  return formatIn(use(LanguageContext))
}
