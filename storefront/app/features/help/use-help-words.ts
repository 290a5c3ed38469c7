import { useEffect, useState } from 'react'
import { prefetch } from '../../ui/lazy-part.tsx'
import type { ReadWords } from './search-faqs.ts'

/** Returns what reads Nepali in Roman letters, once it is loaded. Only a search loads it. */
export function useHelpWords(isSearching: boolean): ReadWords | undefined {
  const [readWords, setReadWords] = useState<ReadWords>()
  useEffect(() => {
    if (!isSearching) return undefined
    let isCurrent = true
    // Until it is there, the words are searched for as they were typed.
    prefetch(async () => {
      const { readHelpWords } = await import('./help-words.ts')
      if (isCurrent) setReadWords(() => readHelpWords)
    })
    return () => {
      isCurrent = false
    }
  }, [isSearching])
  return readWords
}
