import { useEffect, useRef, useState } from 'react'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import { prefersReducedMotion } from '../../../../ui/preferences.ts'

/** Tolerance for rounding errors of the layout. */
const EDGE_PX = 2

/** Scrolls a horizontal list by whole views, and returns whether it is at an end. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(BEFORE_MOUNT)
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false })

  const noteScroll = () => setEdges((known) => edgesOf(list.current, known))
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setEdges((known) => edgesOf(element, known)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const turn = (views: 1 | -1) => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    list.current.scrollBy({ left: views * list.current.clientWidth, behavior })
  }
  return { list, edges, noteScroll, turn }
}

type Edges = { atStart: boolean; atEnd: boolean }

/** Returns the known object if nothing changed, to avoid rendering again. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, known: Edges): Edges {
  const atStart = scrollLeft <= EDGE_PX
  const atEnd = scrollLeft >= scrollWidth - clientWidth - EDGE_PX
  return known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }
}
