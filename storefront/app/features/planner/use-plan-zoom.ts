import { useMemo, useState } from 'react'
import { boundsOf, type Point } from '#domain/planner/geometry.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { shapeOf } from '#domain/planner/shapes.ts'
import { viewBoxOf } from './drawing-box.ts'
import { shownPart, wholePlan, ZOOM, type Zoom } from './plan-zoom.ts'
import type { DrawingTools } from './use-drawing-tools.ts'

export type ZoomStep = 'in' | 'out' | 'whole'

/**
 * How large the drawing shows the plan: the whole of it until the tools have loaded. The chosen piece stays in sight while
 * keys and buttons move it.
 */
export function usePlanZoom(plan: Plan, piece: PlannedPiece | undefined, tools: DrawingTools | undefined) {
  const { x, y, width, height } = viewBoxOf(plan)
  const whole = useMemo(() => ({ x, y, width, height }), [x, y, width, height])
  const place = piece && `${piece.id} ${piece.x} ${piece.y}`
  const [shown, setShown] = useState(() => ({ whole, place, zoom: wholePlan(whole) }))
  if (shown.whole !== whole || shown.place !== place) {
    // Other walls are another drawing, and so is one with a piece beside them.
    const zoom = shown.whole === whole ? shown.zoom : wholePlan(whole)
    setShown({ whole, place, zoom: piece && tools ? tools.inSight(whole, zoom, boundsOf(shapeOf(piece))) : zoom })
  }
  const change = (next: (zoom: Zoom, moves: DrawingTools) => Zoom) => {
    if (tools) setShown((now) => ({ ...now, zoom: next(now.zoom, tools) }))
  }
  const { zoom } = shown
  return {
    shown: shownPart(whole, zoom),
    isWhole: zoom.factor <= ZOOM.least,
    isLargest: zoom.factor >= ZOOM.most,
    /** @param at  the point of the plan that stays where it is on the screen */
    by: (factor: number, at: Point) => change((now, { zoomed }) => zoomed(whole, now, factor, at)),
    pan: (way: Point) => change((now, { panned }) => panned(whole, now, way)),
    /** A step of keys and buttons, towards the chosen piece. */
    step: (way: ZoomStep) =>
      change((now, { zoomed }) => {
        if (way === 'whole') return wholePlan(whole)
        return zoomed(whole, now, way === 'in' ? ZOOM.step : 1 / ZOOM.step, piece ?? now)
      }),
  }
}

export type PlanZoom = ReturnType<typeof usePlanZoom>
