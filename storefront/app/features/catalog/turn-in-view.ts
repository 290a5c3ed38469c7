import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import type { TurningCard } from './use-rotation.ts'

const WELL_IN_VIEW = 0.8
/** After the last movement of the page. */
const SETTLED_MS = 200
/** Cards whose middles differ by less stand in one row. */
const SAME_ROW_PX = 8

const inView = new Set<TurningCard>()
const hasTurned = new WeakSet<TurningCard>()
const cardOf = new WeakMap<Element, TurningCard>()
let watched = 0
let turning: { card: TurningCard; timer: ReturnType<typeof setInterval> } | undefined
let settling: ReturnType<typeof setTimeout> | undefined

/** The header lies over the page's upper edge. */
const observer = new IntersectionObserver(noteViews, { threshold: WELL_IN_VIEW, rootMargin: '-64px 0px 0px' })

/**
 * Lets a card's pictures turn one round by themselves when it is well in view and, of all such cards, in the row
 * nearest the middle of the screen; one card at a time. A touch stops it, leaving the view brings the first picture back.
 *
 * @returns  what ends it
 */
export function watchCard(card: TurningCard): () => void {
  const halt = () => {
    if (turning?.card !== card) return
    hasTurned.add(card)
    stopTurning()
  }
  cardOf.set(card.frame, card)
  observer.observe(card.frame)
  card.card.addEventListener('pointerdown', halt)
  watched += 1
  if (watched === 1) addEventListener('scroll', chooseSoon, { passive: true })
  return () => {
    watched -= 1
    if (watched === 0) removeEventListener('scroll', chooseSoon)
    if (turning?.card === card) stopTurning()
    inView.delete(card)
    observer.unobserve(card.frame)
    card.card.removeEventListener('pointerdown', halt)
  }
}

function noteViews(entries: IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    const card = cardOf.get(target)!
    if (intersectionRatio >= WELL_IN_VIEW) inView.add(card)
    // One that a touch stopped may stand at any picture; one that turns still is seen to below.
    else if (inView.delete(card) && hasTurned.has(card)) card.show(0)
  }
  chooseSoon()
}

function chooseSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(choose, SETTLED_MS)
}

function choose(): void {
  const row = nearestRow()
  if (turning) {
    if (row.includes(turning.card)) return
    turning.card.show(0)
    stopTurning()
  }
  const next = row.find((card) => !hasTurned.has(card))
  if (next && !prefersReducedMotion()) startTurning(next)
}

function nearestRow(): TurningCard[] {
  const middle = innerHeight / 2
  const distances = [...inView].map((card) => {
    const { top, height } = card.frame.getBoundingClientRect()
    return { card, distance: Math.abs(top + height / 2 - middle) }
  })
  const least = Math.min(...distances.map(({ distance }) => distance))
  const row = distances.filter(({ distance }) => distance - least < SAME_ROW_PX).map(({ card }) => card)
  return row.toSorted((one, other) =>
    one.frame.compareDocumentPosition(other.frame) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function startTurning(card: TurningCard): void {
  let index = 0
  card.show(index)
  const timer = setInterval(() => {
    index = (index + 1) % card.count
    card.show(index)
    if (index > 0) return
    hasTurned.add(card)
    stopTurning()
    choose()
  }, card.turnMs)
  turning = { card, timer }
}

function stopTurning(): void {
  clearInterval(turning?.timer)
  turning = undefined
}
