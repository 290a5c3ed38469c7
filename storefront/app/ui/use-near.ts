import { type RefObject, useEffect, useState } from 'react'

/** About one screen of scrolling, so that requested content arrives before it comes into view. */
const NEAR = '600px'

/** Returns whether an element has been in or near the view. */
export function useNear(element: RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const follow = (entries: readonly IntersectionObserverEntry[]) => {
      // A busy browser reports several changes at once.
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(follow, { rootMargin: NEAR })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
