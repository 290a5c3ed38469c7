import { useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { prefersReducedMotion } from '../../ui/preferences.ts'

/** Id of the heading above the answers. */
export const FAQ_ID = 'help-faq'
const SCROLL_DELAY_MS = 100

/**
 * Holds the search. `pick` sets it and scrolls to the answers; `show` only scrolls. A picked or submitted search enters
 * the address, so it can be shared and survives a reload.
 */
export function useHelpSearch(asked: string) {
  const [query, setQuery] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(showAnswers, SCROLL_DELAY_MS)
  }, [])
  const pick = useCallback(
    (picked: string) => {
      setQuery(picked)
      nameInAddress(picked)
      show()
    },
    [show],
  )
  return { query, setQuery, pick, show }
}
export type HelpSearch = ReturnType<typeof useHelpSearch>

/** The focus moves along, so that keyboard users continue there. */
function showAnswers() {
  const heading = document.getElementById(FAQ_ID)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Bypasses the router, since the page does not change. */
export function nameInAddress(query: string): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  url.hash = ''
  history.replaceState(history.state, '', url)
}

/** Returns the address where the server answers a search, for links without scripts. */
export function searchPath(query: string): string {
  return `${href('/help-center')}?${new URLSearchParams({ q: query })}#${FAQ_ID}`
}
