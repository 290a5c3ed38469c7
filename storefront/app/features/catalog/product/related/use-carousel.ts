import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts'

/** A rounding error of layout is no distance left to scroll. */
const EDGE_PX = 2

/** Turns a list that scrolls sideways by whole views, and tells whether it stands at an end. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false })

  const noteScroll = () => setEdges((known) => edgesOf(list.current!, known))
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setEdges((known) => edgesOf(element, known)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const turn = (views: 1 | -1) => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    list.current!.scrollBy({ left: views * list.current!.clientWidth, behavior })
  }
  return { list, edges, noteScroll, turn }
}

type Edges = { atStart: boolean; atEnd: boolean }

/** The known edges themselves when they still hold, so that nothing is rendered again. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, known: Edges): Edges {
  const atStart = scrollLeft <= EDGE_PX
  const atEnd = scrollLeft >= scrollWidth - clientWidth - EDGE_PX
  return known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }
}
