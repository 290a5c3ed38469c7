import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { dot } from '#domain/planner/geometry.ts'
import type { Opening, Plan } from '#domain/planner/plan.ts'
import { wallsOf } from '#domain/planner/walls.ts'
import { defined } from '#domain/defined.ts'
import type { OpenPlan } from './open-plan.ts'
import { TAP_PX, toPlan } from './use-drag.ts'
import type { DrawingTools } from './use-drawing-tools.ts'
import type { Words } from './words.ts'

type Grip = { id: string; pointerId: number; from: { x: number; y: number } }

/**
 * Drags doors and windows along their wall, once the tools have loaded. The plan changes once, at the end; what cannot be is
 * refused in words.
 */
export function usePartDrag(
  open: OpenPlan,
  words: Words,
  drawing: RefObject<SVGSVGElement>,
  tools: DrawingTools | undefined,
) {
  const grip = useRef<Grip>(undefined)
  const place = useRef<Pick<Opening, 'id' | 'offset'>>(undefined)
  const [dragged, setDragged] = useState<Pick<Opening, 'id' | 'offset'>>()
  const show = (next: Pick<Opening, 'id' | 'offset'> | undefined) => {
    place.current = next
    setDragged(next)
  }

  const start = useCallback((event: PointerEvent, id: string) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { id, pointerId: event.pointerId, from: { x: event.clientX, y: event.clientY } }
    place.current = undefined
  }, [])
  const wasTap = useCallback(() => place.current === undefined, [])
  const move = (event: PointerEvent) => {
    const held = grip.current
    const plan = open.plan()
    const opening = plan.openings.find(({ id }) => id === held?.id)
    if (!held || !opening || !tools || event.pointerId !== held.pointerId) return
    const isTap = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < TAP_PX
    if (isTap && !place.current) return
    const [from, at] = [held.from, { x: event.clientX, y: event.clientY }].map((point) =>
      toPlan(drawing.current, point),
    )
    const { along } = defined(wallsOf(plan.room)[opening.wall], 'wall')
    const by = from && at ? dot({ x: at.x - from.x, y: at.y - from.y }, along) : 0
    show({ id: opening.id, offset: tools.offsetMoved(plan, opening, by, tools.STEPS_MM[words.unit].short) })
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== grip.current?.pointerId) return
    grip.current = undefined
    const dropped = place.current
    setDragged(undefined)
    if (!dropped || !tools) return
    const { text } = words
    const moved = tools.moveOpening(open.plan(), dropped.id, dropped.offset)
    if ('plan' in moved) open.change(moved.plan, text('planner.part-moved'))
    else open.say(text(`planner.plan-problem.${moved.problem}`))
  }
  const cancel = () => {
    grip.current = undefined
    show(undefined)
  }
  return {
    /** The plan with the dragged part where the pointer holds it. */
    shownIn: (plan: Plan): Plan => {
      if (!dragged) return plan
      return { ...plan, openings: plan.openings.map((one) => (one.id === dragged.id ? { ...one, ...dragged } : one)) }
    },
    start,
    cancel,
    /** Whether the last press was no drag, so that it opens the form of the part. */
    wasTap,
    handlers: { onPointerMove: move, onPointerUp: end },
  }
}
