import { type RefObject, useEffect, useState } from 'react'
import styles from './sticky-names.module.css'

type Place = {
  /** Below the header of the page, px from the top of the window. */
  top: number
  /** Width of the first column, whose place stays free, px. */
  free: number
  columns: { left: number; width: number }[]
}

type StickyNamesProps = { names: readonly string[]; scroller: RefObject<HTMLElement> }

/**
 * The names of the products above their columns, once the head of the table has scrolled away. The table scrolls inside
 * itself, where its own head could only stick to it.
 */
export default function StickyNames({ names, scroller }: StickyNamesProps) {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    // Kept, because React forgets it before it ends this effect, and a frame may come between.
    const table = scroller.current
    const gone = new AbortController()
    let frame = 0
    let last: string | undefined
    const measure = () => {
      frame = 0
      const next = placeOver(table)
      const measured = JSON.stringify(next)
      if (measured === last) return
      last = measured
      setPlace(next)
    }
    const follow = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const listen = { passive: true, signal: gone.signal }
    for (const event of ['scroll', 'resize', 'transitionend']) addEventListener(event, follow, listen)
    table.addEventListener('scroll', follow, listen)
    follow()
    return () => {
      gone.abort()
      cancelAnimationFrame(frame)
    }
  }, [scroller])
  if (!place) return null
  return (
    <div aria-hidden="true" className={styles.names} style={{ top: place.top }}>
      <div className={styles.row} style={{ paddingInlineStart: place.free }}>
        <div className={styles.columns}>
          {names.map((name, at) => (
            <span key={at} className={styles.name} style={place.columns[at]}>
              <span>{name}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Undefined while the head of the table is in sight, and below its end. */
function placeOver(scroller: HTMLElement): Place | undefined {
  const top = headerBottom()
  const head = scroller.querySelector('thead tr')!
  if (head.getBoundingClientRect().bottom > top || scroller.getBoundingClientRect().bottom < top + 2 * LEAST_PX) {
    return undefined
  }
  const [corner, ...cells] = [...head.children].map((cell) => cell.getBoundingClientRect())
  return {
    top,
    free: corner!.width,
    columns: cells.map(({ left, width }) => ({ left: left - corner!.right, width })),
  }
}

/** Hides the names near the end of the table. */
const LEAST_PX = 48

/** Parts of the header slide away while the page scrolls. */
function headerBottom(): number {
  const parts = [...(document.querySelector('header')?.children ?? [])]
  return Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom))
}
