import { useEffect, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { savesData } from '../../ui/saves-data.ts'

/** How long each picture is shown. */
const ROTATION_MS = 3000

/** Which picture is shown, and how many have been asked for so far. */
type Turn = { index: number; seen: number }

/**
 * Turns through a card's pictures: under mouse and keyboard the second at once, each further one after 3 s; where
 * nothing can hover one round by itself, once the card is well in view (touch-rotation.ts).
 */
export function useRotation(frame: RefObject<HTMLElement | null>, count: number): Turn {
  const [turn, setTurn] = useState<Turn>({ index: 0, seen: 1 })
  useEffect(() => {
    const card = frame.current?.closest('article')
    if (!card || count < 2) return undefined
    /** `ahead`: how many pictures beyond the shown one are asked for already. */
    const show = (indexAfter: (index: number) => number, ahead = 0) =>
      setTurn(({ index: before, seen }) => {
        const index = indexAfter(before)
        return { index, seen: Math.max(seen, Math.min(count, index + 1 + ahead)) }
      })
    if (!matchMedia('(hover: none)').matches) return turnUnderMouse(card, count, show)
    if (prefersReducedMotion() || savesData()) return undefined
    return turnByItself({ card, frame: frame.current!, count, turnMs: ROTATION_MS, show: (at) => show(() => at, 1) })
  }, [frame, count])
  return turn
}

function turnUnderMouse(card: HTMLElement, count: number, show: (indexAfter: (index: number) => number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const advance = () => show((index) => (index + 1) % count)
  const start = () => {
    if (timer !== undefined) return
    advance()
    timer = setInterval(() => !prefersReducedMotion() && advance(), ROTATION_MS)
  }
  const stop = () => {
    if (card.matches(':hover, :focus-within')) return
    clearInterval(timer)
    timer = undefined
    show(() => 0)
  }
  // After the event: only then is it true what `:focus-within` says.
  const stopSoon = () => queueMicrotask(stop)
  const listeners = { mouseenter: start, focusin: start, mouseleave: stop, focusout: stopSoon }
  for (const [type, listener] of Object.entries(listeners)) card.addEventListener(type, listener)
  return () => {
    clearInterval(timer)
    for (const [type, listener] of Object.entries(listeners)) card.removeEventListener(type, listener)
  }
}

export type TurningCard = {
  card: HTMLElement
  /** What must be well in view. */
  frame: HTMLElement
  count: number
  /** For how long each picture is shown. */
  turnMs: number
  /** Shows a picture and asks for the next. */
  show: (index: number) => void
}

function turnByItself(turning: TurningCard): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  import('./touch-rotation.ts').then(
    ({ watchCard }) => {
      if (!isGone) stop = watchCard(turning)
    },
    (error: unknown) => console.warn('The pictures of cards do not turn', error),
  )
  return () => {
    isGone = true
    stop?.()
  }
}
