import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SuggestReply } from '#contract/catalog/search.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { browserApi } from '../../../api.ts'
import { queryClient } from '../../../query-client.ts'

/** No request is sent while letters follow each other faster than this. */
const TYPING_MS = 120

/** One letter matches half the shop. A Devanagari syllable with its vowel sign counts as two letters. */
const FEWEST_LETTERS = 2

/** Suggestions, and the words that they answer. */
export type Suggested = SuggestReply & { words: string }

export type Suggestions = {
  /** The last suggestions stay until new ones load; undefined before the first and after a failure. */
  found: Suggested | undefined
  isLoading: boolean
  /** Whether nothing is known yet about the words. */
  isFirstOnItsWay: boolean
  hasFailed: boolean
}

/** Returns suggestions for the typed words. A late response to an earlier request is never shown. */
export function useSuggestions(query: string, isWanted: boolean): Suggestions {
  const asked = useSettled(query)
  const { data, isError, isFetching } = useQuery(
    {
      queryKey: ['suggestions', asked],
      queryFn: async ({ signal }): Promise<Suggested> => ({
        ...(await browserApi.suggest(asked, signal)),
        words: asked,
      }),
      enabled: isWanted && !isTooShort(asked) && !isBroken(asked),
      // Suggestions of another word are dropped, or the list would change twice.
      placeholderData: (last, lastQuery) => (isSameWord(lastQuery?.queryKey[1], asked) ? last : undefined),
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  )
  if (isTooShort(query)) return nothingAsked
  const isLoading = isFetching || asked !== query
  const hasFailed = isError && !isFetching
  return { found: data, isLoading, isFirstOnItsWay: isLoading && data === undefined && !hasFailed, hasFailed }
}

const nothingAsked: Suggestions = { found: undefined, isLoading: false, isFirstOnItsWay: false, hasFailed: false }

function isTooShort(query: string): boolean {
  return [...query].length < FEWEST_LETTERS
}

function isSameWord(last: unknown, next: string): boolean {
  return typeof last === 'string' && last[0]?.toLowerCase() === next[0]?.toLowerCase()
}

/** Returns a text once it has not changed for a moment; an empty one immediately. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  if (text === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
