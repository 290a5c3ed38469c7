import { useEffect, useState } from 'react'
import type { Found } from '#contract/admin/find.ts'
import { get } from '../api.ts'

/** The last key of fast typing counts. */
const DEBOUNCE_MS = 120
const FEWEST_CHARACTERS = 2

/** The answer for a typed text. While the next one is awaited, `found` stays what it was. */
export type Search = { found: Found | undefined; isLoading: boolean; problem: string | undefined }

/**
 * Finds records while somebody types. The request for an older text is aborted, and its answer never replaces a newer one.
 *
 * @param retries  another number asks again
 */
export function useFound(typed: string, retries: number): Search {
  const q = [...typed].length < FEWEST_CHARACTERS ? '' : typed
  const [answer, setAnswer] = useState<{ for: string; found?: Found; problem?: string }>({ for: '' })
  const asked = `${retries} ${q}`
  useEffect(() => {
    if (q === '') return undefined
    const aborting = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = aborting
      try {
        const found = await get<Found>('/find', { q }, signal)
        if (!signal.aborted) setAnswer({ for: asked, found })
      } catch (error) {
        if (!signal.aborted) setAnswer({ for: asked, problem: (error as Error).message })
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [asked, q])
  if (q === '') return { found: undefined, isLoading: false, problem: undefined }
  const isLoading = answer.for !== asked
  return { found: answer.found, isLoading, problem: isLoading ? undefined : answer.problem }
}
