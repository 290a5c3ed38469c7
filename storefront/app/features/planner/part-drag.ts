import type { PointerEvent as PressEvent } from 'react'
import { defined } from '#domain/defined.ts'
import { dot } from '#domain/planner/geometry.ts'
import { moveOpening, offsetMoved } from '#domain/planner/openings.ts'
import type { Opening } from '#domain/planner/plan.ts'
import { wallsOf } from '#domain/planner/walls.ts'
import type { OpenPlan } from './open-plan.ts'
import { STEPS_MM } from './piece-keys.ts'
import { TAP_PX, toPlan } from './use-drag.ts'
import type { Words } from './words.ts'

/** A door or window where the pointer holds it. */
export type HeldPart = Pick<Opening, 'id' | 'offset'>

export type PartHold = {
  cancel: () => void
  /** Whether it was no drag, so that it opens the form of the part. */
  wasTap: () => boolean
}

type Holding = {
  id: string
  open: OpenPlan
  words: Words
  drawing: SVGSVGElement
  onShow: (held: HeldPart | undefined) => void
}

/**
 * Drags a door or window along its wall until the pointer lets go. The plan changes once, at the end; what cannot be is
 * refused in words.
 *
 * @returns  undefined for a press that holds nothing
 */
export function holdPart(event: PressEvent, { id, open, words, drawing, onShow }: Holding): PartHold | undefined {
  if (event.button !== 0 || !event.isPrimary) return undefined
  event.currentTarget.setPointerCapture(event.pointerId)
  const { pointerId } = event
  const from = { x: event.clientX, y: event.clientY }
  const gone = new AbortController()
  let held: HeldPart | undefined

  const move = (at: PointerEvent) => {
    const plan = open.plan()
    const opening = plan.openings.find((one) => one.id === id)
    if (!opening || at.pointerId !== pointerId) return
    const isTap = Math.hypot(at.clientX - from.x, at.clientY - from.y) < TAP_PX
    if (isTap && !held) return
    const [start, end] = [toPlan(drawing, from), toPlan(drawing, { x: at.clientX, y: at.clientY })]
    const { along } = defined(wallsOf(plan.room)[opening.wall], 'wall')
    const by = dot({ x: end.x - start.x, y: end.y - start.y }, along)
    held = { id, offset: offsetMoved(plan, opening, by, STEPS_MM[words.unit].short) }
    onShow(held)
  }
  const end = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return
    gone.abort()
    onShow(undefined)
    if (!held) return
    const { text } = words
    const moved = moveOpening(open.plan(), id, held.offset)
    if ('plan' in moved) open.change(moved.plan, text('planner.part-moved'))
    else open.say(text(`planner.plan-problem.${moved.problem}`))
  }
  drawing.addEventListener('pointermove', move, { signal: gone.signal })
  drawing.addEventListener('pointerup', end, { signal: gone.signal })
  return {
    cancel: () => {
      gone.abort()
      held = undefined
      onShow(undefined)
    },
    wasTap: () => held === undefined,
  }
}
