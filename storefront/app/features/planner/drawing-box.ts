import { boundsOf, type Polygon } from '#domain/planner/geometry.ts'
import { DRAWN_WALL_MM } from '#domain/planner/walls.ts'

export const WALL_MM = DRAWN_WALL_MM
/** Around the walls, for the measures above and at the left. */
const MARGIN_MM = { left: 480, top: 480, right: 220, bottom: 330 }

/** The part of the plan that the drawing shows, in millimeters. */
export function viewBoxOf(corners: Polygon) {
  const { left, right, top, bottom } = boundsOf(corners)
  return {
    x: left - MARGIN_MM.left,
    y: top - MARGIN_MM.top,
    width: right - left + MARGIN_MM.left + MARGIN_MM.right,
    height: bottom - top + MARGIN_MM.top + MARGIN_MM.bottom,
  }
}

export function pointsOf(polygon: Polygon): string {
  return polygon.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')
}
