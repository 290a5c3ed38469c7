import { hasSlowNetwork, prefersReducedMotion, savesData } from '../../../ui/preferences.ts'
import { turnInView } from './turn-in-view.ts'
import type { Show } from './use-rotation.ts'

/** How long each picture shows. */
const ROTATION_MS = 3000

/**
 * A card changes its picture this often by itself, 3 s apart. What nobody can pause must end within 5 s:
 * https://www.w3.org/TR/WCAG22/#pause-stop-hide
 */
const MOST_TURNS = 2

type Rotation = {
  card: HTMLElement
  /** Element that must be mostly in view. */
  frame: HTMLElement
  count: number
  show: Show
}

/**
 * Rotates a card's pictures twice, every 3 s, once the card is in view (turn-in-view.ts). On hover or focus the second
 * picture shows at once, and the next one after 3 s.
 *
 * @returns  stops it
 */
export function turnPictures({ card, frame, count, show }: Rotation): () => void {
  let isUsed = false
  const canTurn = !prefersReducedMotion() && !savesData() && !hasSlowNetwork()
  const byItself = canTurn
    ? turnInView({ card, frame, count, turnMs: ROTATION_MS, mostTurns: MOST_TURNS, show, isUsed: () => isUsed })
    : undefined
  const canHover = !matchMedia('(hover: none)').matches
  const onUse = (isUsedNow: boolean) => {
    isUsed = isUsedNow
    byItself?.restart()
  }
  const forgetMouse = canHover ? turnUnderMouse(card, count, show, onUse) : undefined
  return () => {
    forgetMouse?.()
    byItself?.stop()
  }
}

function turnUnderMouse(card: HTMLElement, count: number, show: Show, onUse: (isUsed: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const advance = () => show((index) => (index + 1) % count)
  const start = () => {
    if (timer !== undefined) return
    onUse(true)
    advance()
    timer = setTimeout(() => !prefersReducedMotion() && advance(), ROTATION_MS)
  }
  const stop = () => {
    if (isUnderMouse(card)) return
    clearTimeout(timer)
    timer = undefined
    show(() => 0)
    onUse(false)
  }
  // `:focus-within` is up to date only after the event.
  const stopSoon = () => queueMicrotask(stop)
  const listeners = { mouseenter: start, focusin: start, mouseleave: stop, focusout: stopSoon }
  for (const [type, listener] of Object.entries(listeners)) card.addEventListener(type, listener)
  // The mouse may have come before this script.
  if (isUnderMouse(card)) start()
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of Object.entries(listeners)) card.removeEventListener(type, listener)
  }
}

function isUnderMouse(card: HTMLElement): boolean {
  return card.matches(':hover, :focus-within')
}
