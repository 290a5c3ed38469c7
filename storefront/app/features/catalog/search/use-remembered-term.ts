import { use, useEffect } from 'react'
import { LanguageContext, textIn } from '../../../messages/text.ts'
import { readRecent, withRecent, writeRecent } from './recent-terms.ts'
import { firstRecentTerms } from './terms.ts'

/** Stores the search among this browser's recent terms. */
export function useRememberedTerm(query: string): void {
  const language = use(LanguageContext)
  useEffect(() => {
    if (query === '') return
    const text = textIn(language)
    writeRecent(withRecent(readRecent(firstRecentTerms.map((key) => text(key))), query))
  }, [query, language])
}
