import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

/** Where the answers begin. */
export const FAQ_ID = 'help-faq'
const SCROLL_DELAY_MS = 100

/**
 * What is searched for. `pick` sets it and then leads to the answers; `show` only leads there. Once a search is picked
 * or submitted the address names it, so that it can be shared and outlives a reload.
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

/** Without the router: the page stays what it is. */
export function nameInAddress(query: string): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  url.hash = ''
  history.replaceState(history.state, '', url)
}
