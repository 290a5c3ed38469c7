import { hasSlowNetwork, prefersReducedMotion, savesData } from '../../../ui/preferences.ts'
import { turnInView } from './turn-in-view.ts'
import type { Show } from './use-rotation.ts'

/** How long each picture shows. */
const ROTATION_MS = 3000

type Rotation = {
  card: HTMLElement
  /** Element that must be mostly in view. */
  frame: HTMLElement
  count: number
  show: Show
}

/**
 * Rotates a card's pictures every 3 s while the card is in view (turn-in-view.ts). On hover or focus the second picture
 * shows at once, and each further one after 3 s.
 *
 * @returns  stops it
 */
export function turnPictures({ card, frame, count, show }: Rotation): () => void {
  let isUsed = false
  const canTurn = !prefersReducedMotion() && !savesData() && !hasSlowNetwork()
  const byItself = canTurn
    ? turnInView({ card, frame, count, turnMs: ROTATION_MS, show, isUsed: () => isUsed })
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
  let timer: ReturnType<typeof setInterval> | undefined
  const advance = () => show((index) => (index + 1) % count)
  const start = () => {
    if (timer !== undefined) return
    onUse(true)
    advance()
    timer = setInterval(() => !prefersReducedMotion() && advance(), ROTATION_MS)
  }
  const stop = () => {
    if (isUnderMouse(card)) return
    clearInterval(timer)
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
    clearInterval(timer)
    for (const [type, listener] of Object.entries(listeners)) card.removeEventListener(type, listener)
  }
}

function isUnderMouse(card: HTMLElement): boolean {
  return card.matches(':hover, :focus-within')
}
