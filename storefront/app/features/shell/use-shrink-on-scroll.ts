import { useEffect, type RefObject } from 'react'

/** Less is a trembling finger, not a direction. */
const LEAST_MOVE_PX = 6
const ALWAYS_WHOLE_ABOVE_PX = 160

/** Sets `data-shrunk` on an element when the page scrolls down, and removes it when it scrolls up. */
export function useShrinkOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < LEAST_MOVE_PX) return
      last = scrollY
      element.current?.toggleAttribute('data-shrunk', moved > 0 && scrollY > ALWAYS_WHOLE_ABOVE_PX)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [element])
}
