import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../ui/preferences.ts'

const SHARE_IN_VIEW = 0.1
/** Just below the window. */
const COMING = '0px 0px 100px 0px'

/**
 * Returns whether an element about to be scrolled into view must wait until a tenth of it is visible, so that it fades
 * in. Elements in view from the start never wait, nor do those far away, so that a print or a full-page screenshot
 * shows them.
 */
export function useWaiting(element: RefObject<HTMLElement>): boolean {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (prefersReducedMotion()) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once.
        if (!entries.at(-1)?.isIntersecting) return
        setIsWaiting(false)
        seen.disconnect()
        coming.disconnect()
      },
      { threshold: SHARE_IN_VIEW },
    )
    const coming = new IntersectionObserver((entries) => setIsWaiting(Boolean(entries.at(-1)?.isIntersecting)), {
      rootMargin: COMING,
    })
    coming.observe(element.current)
    seen.observe(element.current)
    return () => {
      coming.disconnect()
      seen.disconnect()
    }
  }, [element])
  return isWaiting
}
