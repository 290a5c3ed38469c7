import type { Language } from '#domain/language/languages.ts'
import { textIn } from '../../../messages/text.ts'
import { readRecent, withRecent, writeRecent } from './recent-terms.ts'
import { firstRecentTerms } from './terms.ts'

/** Stores a search among this browser's recent terms. */
export function rememberTerm(query: string, language: Language): void {
  const text = textIn(language)
  writeRecent(withRecent(readRecent(firstRecentTerms.map((key) => text(key))), query))
}
