import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Point } from '#domain/planner/geometry.ts'
import { toPlan } from './use-drag.ts'
import type { DrawingTools } from './use-drawing-tools.ts'
import type { PlanZoom } from './use-plan-zoom.ts'

/**
 * Returns whether a press takes hold of a piece, door or window. A finger on a zoomed plan looks around, so it takes only the piece that
 * was chosen before.
 */
export function takesPiece({ target, pointerType }: PointerEvent, { isWhole }: Pick<PlanZoom, 'isWhole'>): boolean {
  const piece = target instanceof Element ? target.closest('[role=button], [data-opening]') : null
  return piece !== null && (isWhole || pointerType !== 'touch' || piece.getAttribute('aria-pressed') === 'true')
}

/** Fingers, mouse and touchpad zoom the drawing and move it (zoom-gestures.ts), once what they need has loaded. */
export function useZoomGestures(
  drawing: RefObject<SVGSVGElement>,
  zoom: PlanZoom,
  tools: DrawingTools | undefined,
  onPinch: () => void,
): void {
  const zoomBy = useEffectEvent((factor: number, at: Point) => zoom.by(factor, toPlan(drawing.current, at)))
  const panBy = useEffectEvent((from: Point, to: Point) => {
    if (zoom.isWhole) return
    const [start, end] = [toPlan(drawing.current, from), toPlan(drawing.current, to)]
    zoom.pan({ x: start.x - end.x, y: start.y - end.y })
  })
  const pinch = useEffectEvent(onPinch)
  const isFree = useEffectEvent((event: PointerEvent) => !takesPiece(event, zoom))

  // At once: pieces say with their names that hands can do all that they can, and a finger may be there already.
  useLayoutEffect(() => {
    const gone = new AbortController()
    const gestures = {
      zoomBy: (factor: number, at: Point) => zoomBy(factor, at),
      panBy: (from: Point, to: Point) => panBy(from, to),
      onPinch: () => pinch(),
      isFree: (event: PointerEvent) => isFree(event),
    }
    tools?.listenToGestures(drawing.current, gestures, gone.signal)
    return () => gone.abort()
  }, [drawing, tools])
}
