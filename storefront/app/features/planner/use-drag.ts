import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { movePiece } from '#domain/planner/move-piece.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import type { OpenPlan } from './open-plan.ts'
import type { DrawingTools } from './use-drawing-tools.ts'
import type { Words } from './words.ts'

/** A press that moves by less is a tap. */
export const TAP_PX = 4

type Point = { x: number; y: number }

/** The pointer that holds a piece, and where it came down, in pixels: the drawing may be zoomed meanwhile. */
type Grip = { id: string; pointerId: number; from: Point }

/** Where a held piece lies. */
type Dragged = { id: string } & Pick<PlannedPiece, 'x' | 'y' | 'turn'>

/**
 * Drags pieces by mouse, pen or finger; what is near draws them to it, unless Alt is held or the tools still load. The plan
 * changes once, at the end.
 *
 * @param turned  ids of pieces that were turned by hand, which keep their turn
 */
export function useDrag(
  open: OpenPlan,
  words: Words,
  drawing: RefObject<SVGSVGElement>,
  turned: ReadonlySet<string>,
  tools: DrawingTools | undefined,
) {
  /** Moves may come faster than the page is rendered. */
  const grip = useRef<Grip>(undefined)
  const place = useRef<Dragged>(undefined)
  const hasMoved = useRef(false)
  const [dragged, setDragged] = useState<Dragged>()
  const show = (next: Dragged | undefined) => {
    place.current = next
    setDragged(next)
  }

  const start = (event: PointerEvent<SVGGElement>, { id }: PlannedPiece) => {
    // A second finger zooms (use-zoom-gestures.ts).
    if (event.button !== 0 || !event.isPrimary || grip.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY }
    grip.current = { id, pointerId: event.pointerId, from }
    hasMoved.current = false
  }
  const wasTap = () => !hasMoved.current
  const move = (event: PointerEvent) => {
    const held = grip.current
    const piece = open.plan().pieces.find(({ id }) => id === held?.id)
    if (!held || !piece || event.pointerId !== held.pointerId) return
    const isTap = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < TAP_PX
    if (isTap && !place.current) return
    hasMoved.current = true
    const at = toPlan(drawing.current, { x: event.clientX, y: event.clientY })
    const from = toPlan(drawing.current, held.from)
    const moved = { ...piece, x: piece.x + at.x - from.x, y: piece.y + at.y - from.y }
    const { x, y, turn } = event.altKey || !tools ? moved : tools.snapped(open.plan(), moved, !turned.has(piece.id))
    show({ id: piece.id, x, y, turn })
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== grip.current?.pointerId) return
    const dropped = place.current
    grip.current = undefined
    show(undefined)
    if (!dropped) return
    open.change(movePiece(open.plan(), dropped.id, dropped), '')
    tools?.sayPlace(open, words, dropped.id)
  }
  const cancel = () => {
    grip.current = undefined
    show(undefined)
  }
  /**
   * `handlers` are for the drawing, which gets the moves of a captured pointer. `wasTap` says whether the last press was
   * no drag.
   */
  return {
    dragged,
    start,
    wasTap,
    cancel,
    handlers: { onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  }
}

/** Returns where in the plan a point of the screen is. */
export function toPlan(drawing: SVGSVGElement, { x, y }: Point): Point {
  return new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM()?.inverse())
}
