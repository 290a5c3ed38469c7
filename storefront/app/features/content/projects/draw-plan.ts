import type { Rupees } from '#domain/money.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import { isDoor, type Opening, type Plan } from '#domain/planner/plan.ts'
import { PROJECT_PARAM } from '#domain/planner/plan-fragment.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { DRAWN_WALL_MM, pointAt, sweptBy, type Wall, wallsOf } from '#domain/planner/walls.ts'
import { pointsOf } from '../../planner/drawing-box.ts'
import { inLayers } from '../../planner/layers.ts'
import { detailPath } from '../../planner/piece-outline.ts'

/** A finished room as the project's page shows it: SVG shapes in millimeters, and what leads to it. */
export type DrawnPlan = {
  name: string
  /** Query and fragment of its address at the planner. */
  search: string
  /** The rectangle around the room, in millimeters. */
  width: number
  depth: number
  pieces: number
  /** What the shop's furniture in it costs; null if there is none. */
  price: Rupees | null
  viewBox: string
  floor: string
  openings: { gap: string; pane?: string; swing?: string }[]
  furniture: { id: string; place: string; outline: string; detail: string }[]
}

/** Around the walls. */
const MARGIN_MM = DRAWN_WALL_MM + 40

/** Draws a plan of a project on the server, so that the page loads nothing of the planner. */
export async function drawPlan(plan: Plan, projectId: string, price: Rupees | null): Promise<DrawnPlan> {
  const { name, room, openings, pieces } = plan
  const { left, right, top, bottom } = boundsOf(room.corners)
  const [width, depth] = [right - left, bottom - top]
  const walls = wallsOf(room)
  return {
    name,
    search: `?${PROJECT_PARAM}=${projectId}${await writePlanFragment(plan)}`,
    width,
    depth,
    pieces: pieces.length,
    price,
    viewBox: [left - MARGIN_MM, top - MARGIN_MM, width + 2 * MARGIN_MM, depth + 2 * MARGIN_MM].join(' '),
    floor: pointsOf(room.corners),
    openings: openings.flatMap((opening) => {
      const wall = walls[opening.wall]
      return wall ? [drawOpening(opening, wall)] : []
    }),
    furniture: inLayers(pieces).map((piece) => {
      const { id, x, y, turn, width: across, depth: along } = piece
      return {
        id,
        place: `translate(${x} ${y}) rotate(${turn})`,
        outline: `M${-across / 2} ${-along / 2}h${across}v${along}h${-across}z`,
        detail: detailPath(piece),
      }
    }),
  }
}

function drawOpening(opening: Opening, wall: Wall): DrawnPlan['openings'][number] {
  const { offset, width } = opening
  const gap = [
    pointAt(wall, offset, 0),
    pointAt(wall, offset + width, 0),
    pointAt(wall, offset + width, -DRAWN_WALL_MM),
    pointAt(wall, offset, -DRAWN_WALL_MM),
  ]
  if (!isDoor(opening)) {
    const pane = [offset, offset + width].map((along) => pointAt(wall, along, -DRAWN_WALL_MM / 2))
    return { gap: pointsOf(gap), pane: pointsOf(pane) }
  }
  return { gap: pointsOf(gap), ...(opening.opens === 'inwards' && { swing: pointsOf(sweptBy(opening, wall, 90)) }) }
}
