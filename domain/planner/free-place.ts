import { BEFORE_WINDOW_MM, mayShare } from './collisions.ts'
import { isDoor } from './doors.ts'
import { leavesFrontsOpen, leavesSeatsUsable, PASS_MM } from './fronts.ts'
import { areOverlapping, boundsOf, isInside, type Polygon, whole } from './geometry.ts'
import { isFlat, type Plan, type PlannedPiece } from './plan.ts'
import { bedKinds, pillarShape, shapeOf } from './solids.ts'
import { pointAt, stripBefore, turnAlong, wallsOf } from './walls.ts'

const STEP_MM = 100

/**
 * Finds the first place where a piece takes nothing away: in the room, in no other piece or pillar, not before a door
 * nor higher than the window behind it. A mattress first tries the middle of each bed that it fits. Then come places with
 * the back to each wall, in their order, every 10 cm, and the floor from the upper left; a rug begins with the floor. Places
 * with room behind the chairs of a dining set, and behind others, come before all others; among them those where a person
 * can stand before open cupboards, and then those where they just open. A chair comes under a table only where no other
 * place is left. People may still find it too narrow around the place.
 *
 * @param piece  its place and turn are not looked at
 * @returns      null if there is none
 */
export function firstFreePlace(plan: Plan, piece: PlannedPiece): PlannedPiece | null {
  const isFree = freePlaces(plan, piece)
  const isAlone = piece.kind === 'mattress' || isFlat(piece) ? isFree : freePlaces(plan, piece, { isAlone: true })
  const places = isFlat(piece)
    ? onFloor(plan, piece)
    : [...onBeds(plan, piece), ...atWalls(plan, piece), ...onFloor(plan, piece)]
  const opens = (least: number, { hasUsableSeats = false } = {}) =>
    places.find(
      (place) =>
        isAlone(place) && leavesFrontsOpen(plan, place, least) && (!hasUsableSeats || leavesSeatsUsable(plan, place)),
    )
  return (
    opens(PASS_MM, { hasUsableSeats: true }) ??
    opens(0, { hasUsableSeats: true }) ??
    opens(PASS_MM) ??
    opens(0) ??
    places.find(isAlone) ??
    places.find(isFree) ??
    null
  )
}

/**
 * Returns whether a piece takes nothing away at a place; see `firstFreePlace`. The piece itself may be in the plan.
 *
 * @param isAlone  whether it shares its place with nothing but a rug
 */
export function freePlaces(
  plan: Plan,
  piece: PlannedPiece,
  { isAlone = false } = {},
): (place: PlannedPiece) => boolean {
  const obstacles = plan.pieces.filter(({ id, kind }) => id !== piece.id && !isFlat({ kind }))
  const kept = isFlat(piece) ? [] : keptFree(plan, piece.height)
  return (place) => {
    const shape = shapeOf(place)
    if (piece.height > plan.room.height || !isInside(shape, plan.room.corners)) return false
    if (kept.some((floor) => areOverlapping(shape, floor))) return false
    return !obstacles.some((other) => (isAlone || !mayShare(place, other)) && areOverlapping(shape, shapeOf(other)))
  }
}

/** Floor that a piece of some height must not take: pillars, the floor before doors, and that before lower windows. */
export function keptFree({ room, openings, pillars }: Plan, height: number): Polygon[] {
  const walls = wallsOf(room)
  const before = openings.flatMap((opening) => {
    const wall = walls[opening.wall]
    if (!wall) return []
    // A leaf sweeps a quarter circle, of which the corner beyond is kept free as well.
    if (isDoor(opening)) return [stripBefore(opening, wall, Math.max(PASS_MM, opening.width))]
    return height > opening.sill ? [stripBefore(opening, wall, BEFORE_WINDOW_MM)] : []
  })
  return [...pillars.map(pillarShape), ...before]
}

/** The last bed comes first, as somebody adds its mattress after it. */
function onBeds({ pieces }: Plan, piece: PlannedPiece): PlannedPiece[] {
  if (piece.kind !== 'mattress') return []
  const beds = pieces.filter(({ kind, width, depth }) => {
    return bedKinds.has(kind) && piece.width <= width && piece.depth <= depth
  })
  return beds.toReversed().map(({ x, y, turn }) => ({ ...piece, x, y, turn }))
}

function atWalls({ room }: Plan, piece: PlannedPiece): PlannedPiece[] {
  return wallsOf(room).flatMap((wall) => {
    const turned = { ...piece, turn: turnAlong(wall) }
    const steps = Math.max(0, Math.floor((wall.length - piece.width) / STEP_MM))
    return Array.from({ length: steps + 1 }, (_, step) => {
      const { x, y } = pointAt(wall, piece.width / 2 + step * STEP_MM, piece.depth / 2)
      return { ...turned, x: whole(x), y: whole(y) }
    })
  })
}

function onFloor({ room }: Plan, piece: PlannedPiece): PlannedPiece[] {
  const { left, right, top, bottom } = boundsOf(room.corners)
  const [columns, rows] = [Math.ceil((right - left) / STEP_MM), Math.ceil((bottom - top) / STEP_MM)]
  return Array.from({ length: columns * rows }, (_, at) => ({
    ...piece,
    turn: 0,
    x: whole(left + piece.width / 2 + (at % columns) * STEP_MM),
    y: whole(top + piece.depth / 2 + Math.floor(at / columns) * STEP_MM),
  }))
}
