import { type RefObject, useEffect, useState } from 'react'

/** Tolerance for fractions of a pixel. */
const SLACK_PX = 1

/**
 * Whether what scrolls sideways is wider than it is seen, and whether something of it is still out of sight at its end.
 * Observes the first child of its content.
 */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ isWide: false, hasMore: false })
  useEffect(() => {
    const box = scroller.current!
    const look = () => {
      const rest = box.scrollWidth - box.clientWidth
      const now = { isWide: rest > SLACK_PX, hasMore: rest - box.scrollLeft > SLACK_PX }
      setHidden((was) => (was.isWide === now.isWide && was.hasMore === now.hasMore ? was : now))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    sizes.observe(box.firstElementChild!)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller])
  return hidden
}
