import { useEffect, useState, type RefObject } from 'react'
import { whenNear } from '../../../ui/when-near.ts'

/** Index of the shown picture, and how many pictures have been requested. */
type Turn = { index: number; seen: number }

/** @param ahead  how many pictures to load beyond the visible one */
export type Show = (indexAfter: (index: number) => number, ahead?: number) => void

/**
 * Rotates a card's pictures (turn-pictures.ts). It starts once the page is loaded and the card is near, so that neither
 * the script nor further pictures compete with what is visible.
 */
export function useRotation(frame: RefObject<HTMLElement>, count: number): Turn {
  const [turn, setTurn] = useState<Turn>({ index: 0, seen: 1 })
  useEffect(() => {
    const { current: box } = frame
    const card = box?.closest('article')
    if (!card || count < 2) return undefined
    const show: Show = (indexAfter, ahead = 0) =>
      setTurn(({ index: before, seen }) => {
        const index = indexAfter(before)
        return { index, seen: Math.max(seen, Math.min(count, index + 1 + ahead)) }
      })
    let isGone = false
    let stop = () => {}
    const forget = whenNear([box], () => {
      import('./turn-pictures.ts').then(
        ({ turnPictures }) => {
          if (!isGone) stop = turnPictures({ card, frame: box, count, show })
        },
        (error: unknown) => console.warn('The pictures of cards do not turn', error),
      )
    })
    return () => {
      isGone = true
      forget()
      stop()
    }
  }, [frame, count])
  return turn
}
