import { prefersReducedMotion } from '../../../ui/preferences.ts'
import type { Show } from './use-rotation.ts'

type TurningCard = {
  card: HTMLElement
  /** Element that must be mostly in view. */
  frame: HTMLElement
  count: number
  /** How long each picture shows. */
  turnMs: number
  /** How often it changes its picture by itself, until it has left the view or somebody has used it. */
  mostTurns: number
  show: Show
  /** Whether mouse or keyboard is on the card, which then rotates differently. */
  isUsed: () => boolean
}

const WELL_IN_VIEW = 0.8
/** How long a card must stay in view before its pictures rotate, so that scrolling past it loads nothing. */
const SETTLED_MS = 200

const onView = new WeakMap<Element, (isInView: boolean) => void>()

/** A single observer for all cards. The margin excludes the header, which covers the top of the page. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries) onView.get(target)?.(intersectionRatio >= WELL_IN_VIEW)
  },
  { threshold: WELL_IN_VIEW, rootMargin: '-64px 0px 0px' },
)

/**
 * Rotates a card's pictures a few times while the card is mostly in view and the page is visible. A touch stops the
 * rotation until the card has left the view, which restores the first picture.
 */
export function turnInView({ card, frame, count, turnMs, mostTurns, show, isUsed }: TurningCard) {
  let isInView = false
  let isTouched = false
  let turns = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const advance = () => {
    turns += 1
    const isLast = turns === mostTurns
    show((index) => (index + 1) % count, isLast ? 0 : 1)
    if (!isLast) timer = setTimeout(advance, turnMs)
  }
  /** Loads the next picture one rotation before it shows. */
  const settle = () => {
    show((index) => index, 1)
    timer = setTimeout(advance, turnMs)
  }
  const restart = () => {
    clearTimeout(timer)
    if (isUsed()) turns = 0
    if (!isInView || isTouched || isUsed() || turns === mostTurns || document.hidden || prefersReducedMotion()) return
    timer = setTimeout(settle, SETTLED_MS)
  }
  const noteView = (isNow: boolean) => {
    if (isInView && !isNow && !isUsed()) show(() => 0)
    if (!isNow) {
      isTouched = false
      turns = 0
    }
    isInView = isNow
    restart()
  }
  const noteTouch = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return
    isTouched = true
    restart()
  }

  onView.set(frame, noteView)
  observer.observe(frame)
  card.addEventListener('pointerdown', noteTouch)
  document.addEventListener('visibilitychange', restart)
  return {
    restart,
    stop: () => {
      clearTimeout(timer)
      observer.unobserve(frame)
      card.removeEventListener('pointerdown', noteTouch)
      document.removeEventListener('visibilitychange', restart)
    },
  }
}
