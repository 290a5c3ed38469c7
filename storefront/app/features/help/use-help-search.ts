import { useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { prefersReducedMotion } from '../../ui/preferences.ts'

/** Id of the heading above the answers. */
export const FAQ_ID = 'help-faq'
const SCROLL_DELAY_MS = 100

/**
 * Holds the search. `pick` sets it and scrolls to the answers; `show` only scrolls. A picked or submitted search enters
 * the address as a step of its own, so it can be shared, survives a reload, and Back returns to the search before.
 */
export function useHelpSearch(asked: string) {
  const [query, setQuery] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const follow = () => setQuery(queryInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

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

function queryInAddress(): string {
  return new URL(location.href).searchParams.get('q') ?? ''
}

/** Bypasses the router, since the page does not change. The key is another one, so that each step scrolls by itself. */
export function nameInAddress(query: string): void {
  if (query === queryInAddress()) return
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  url.hash = ''
  history.pushState({ ...history.state, key: `help ${query}` }, '', url)
}

/** Returns the address where the server answers a search, for links without scripts. */
export function searchPath(query: string): string {
  return `${href('/help-center')}?${new URLSearchParams({ q: query })}#${FAQ_ID}`
}
