import { useEffect, useState, type RefObject } from 'react'
import { prefersReducedMotion, savesData } from '../../../ui/preferences.ts'
import { whenNear } from '../slider/when-near.ts'

/** How long each picture shows. */
const ROTATION_MS = 3000

/** Index of the shown picture, and how many pictures have been requested. */
type Turn = { index: number; seen: number }

/** @param ahead  how many pictures to load beyond the visible one */
type Show = (indexAfter: (index: number) => number, ahead?: number) => void

export type TurningCard = {
  card: HTMLElement
  /** Element that must be mostly in view. */
  frame: HTMLElement
  count: number
  /** How long each picture shows. */
  turnMs: number
  show: Show
  /** Whether mouse or keyboard is on the card, which then rotates differently. */
  isUsed: () => boolean
}

/**
 * Rotates a card's pictures every 3 s while the card is in view (turn-in-view.ts). On hover or focus the second
 * picture shows at once, and each further one after 3 s.
 */
export function useRotation(frame: RefObject<HTMLElement>, count: number): Turn {
  const [turn, setTurn] = useState<Turn>({ index: 0, seen: 1 })
  useEffect(() => {
    const card = frame.current?.closest('article')
    if (!card || count < 2) return undefined
    const show: Show = (indexAfter, ahead = 0) =>
      setTurn(({ index: before, seen }) => {
        const index = indexAfter(before)
        return { index, seen: Math.max(seen, Math.min(count, index + 1 + ahead)) }
      })
    const byItself = turnByItself(card, frame.current, count, show)
    const canHover = !matchMedia('(hover: none)').matches
    const forgetMouse = canHover ? turnUnderMouse(card, count, show, byItself.holdWhileUsed) : undefined
    return () => {
      forgetMouse?.()
      byItself.stop()
    }
  }, [frame, count])
  return turn
}

/** Waits until the page is loaded and the card is near, so that further pictures do not compete with visible ones. */
function turnByItself(card: HTMLElement, frame: HTMLElement, count: number, show: Show) {
  if (prefersReducedMotion() || savesData()) return { stop: () => {}, holdWhileUsed: () => {} }
  let turning: { stop: () => void; restart: () => void } | undefined
  let isUsed = false
  let isGone = false
  const forget = whenNear(frame, () => {
    import('./turn-in-view.ts').then(
      ({ turnInView }) => {
        if (!isGone) turning = turnInView({ card, frame, count, turnMs: ROTATION_MS, show, isUsed: () => isUsed })
      },
      (error: unknown) => console.warn('The pictures of cards do not turn', error),
    )
  })
  return {
    stop: () => {
      isGone = true
      forget()
      turning?.stop()
    },
    holdWhileUsed: (isUsedNow: boolean) => {
      isUsed = isUsedNow
      turning?.restart()
    },
  }
}

function turnUnderMouse(card: HTMLElement, count: number, show: Show, onUse: (isUsed: boolean) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const advance = () => show((index) => (index + 1) % count)
  const start = () => {
    if (timer !== undefined) return
    onUse(true)
    advance()
    timer = setInterval(() => !prefersReducedMotion() && advance(), ROTATION_MS)
  }
  const stop = () => {
    if (card.matches(':hover, :focus-within')) return
    clearInterval(timer)
    timer = undefined
    show(() => 0)
    onUse(false)
  }
  // `:focus-within` is up to date only after the event.
  const stopSoon = () => queueMicrotask(stop)
  const listeners = { mouseenter: start, focusin: start, mouseleave: stop, focusout: stopSoon }
  for (const [type, listener] of Object.entries(listeners)) card.addEventListener(type, listener)
  return () => {
    clearInterval(timer)
    for (const [type, listener] of Object.entries(listeners)) card.removeEventListener(type, listener)
  }
}
