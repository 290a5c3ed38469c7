import { boundsOf, type Polygon } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { shapeOf } from '#domain/planner/shapes.ts'
import { DRAWN_WALL_MM } from '#domain/planner/walls.ts'

export const WALL_MM = DRAWN_WALL_MM
/** Around the walls, for the measures above and at the left. */
const MARGIN_MM = { left: 480, top: 480, right: 220, bottom: 330 }
/** Around a piece beside the room; less than any margin, so that pieces inside change nothing. */
const BESIDE_MM = 100

/** The part of the plan that the drawing shows, in millimeters: the room, and pieces that lie beside it. */
export function viewBoxOf({ room, pieces }: Plan) {
  const walls = boundsOf(room.corners)
  const { left, right, top, bottom } = boundsOf([
    { x: walls.left - MARGIN_MM.left, y: walls.top - MARGIN_MM.top },
    { x: walls.right + MARGIN_MM.right, y: walls.bottom + MARGIN_MM.bottom },
    ...pieces.flatMap((piece) =>
      shapeOf({ ...piece, width: piece.width + 2 * BESIDE_MM, depth: piece.depth + 2 * BESIDE_MM }),
    ),
  ])
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function pointsOf(polygon: Polygon): string {
  return polygon.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')
}
