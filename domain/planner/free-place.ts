import { acrossBeds } from './across-bed.ts'
import { mayShare } from './collisions.ts'
import { fitsInto, freeRectangles } from './free-space.ts'
import { leavesFrontsOpen, leavesSeatsUsable, PASS_MM } from './fronts.ts'
import { boundsOf, middleOf, spanAlong, whole } from './geometry.ts'
import { areOverlapping, isInside } from './overlaps.ts'
import { keptFree } from './kept-free.ts'
import { isFlat, type Plan, type PlannedPiece, ROOM_SIDE_MM } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { bedKinds } from './solids.ts'
import { fromWall, pointAt, turnAlong, type Wall, wallsOf } from './walls.ts'

const STEP_MM = 100

/**
 * Finds the first place where a piece takes nothing away: in the room, in no other piece or pillar, not before a door
 * nor higher than the window behind it. A mattress first tries the middle of each bed that it fits, and the second of a
 * pair such as bedside tables the other side of its bed. Then come places with the back to each wall, in their order,
 * every 10 cm and beside each piece, and the floor from the upper left; a rug begins with the floor. If none is free, the
 * largest free rectangle that the piece fits is tried. Places with room behind the chairs of a dining set, and behind
 * others, come before all others; among them those where a person can stand before open cupboards, and then those where
 * they just open. A chair comes under a table only where no other place is left. People may still find it too narrow
 * around the place.
 *
 * @param piece  its place and turn are not looked at
 * @returns      null if there is none
 */
export function firstFreePlace(plan: Plan, piece: PlannedPiece): PlannedPiece | null {
  const isFree = freePlaces(plan, piece)
  const isAlone = piece.kind === 'mattress' || isFlat(piece) ? isFree : freePlaces(plan, piece, { isAlone: true })
  const places = isFlat(piece)
    ? onFloor(plan, piece)
    : [...onBeds(plan, piece), ...acrossBeds(plan, piece), ...atWalls(plan, piece), ...onFloor(plan, piece)]
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
    inRectangles(plan, piece).find(isAlone) ??
    places.find(isFree) ??
    null
  )
}

/**
 * Returns where a piece lies for which no place is free: within the room, as far as can be from the middles of the
 * others, so that both are seen. A piece that is larger than the room lies in its middle.
 */
export function seenPlace(plan: Plan, piece: PlannedPiece): PlannedPiece {
  const others = plan.pieces.filter(({ id, kind }) => id !== piece.id && !isFlat({ kind }))
  const middle = middleOf(plan.room.corners)
  let [best, farthest] = [{ ...piece, x: whole(middle.x), y: whole(middle.y), turn: 0 }, -1]
  for (const place of [...onFloor(plan, piece), ...atWalls(plan, piece)]) {
    const away = Math.min(ROOM_SIDE_MM.most, ...others.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)))
    if (away <= farthest || !isInside(shapeOf(place), plan.room.corners)) continue
    ;[best, farthest] = [place, away]
  }
  return best
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

/** The last bed comes first, as somebody adds its mattress after it. */
function onBeds({ pieces }: Plan, piece: PlannedPiece): PlannedPiece[] {
  if (piece.kind !== 'mattress') return []
  const beds = pieces.filter(({ kind, width, depth }) => {
    return bedKinds.has(kind) && piece.width <= width && piece.depth <= depth
  })
  return beds.toReversed().map(({ x, y, turn }) => ({ ...piece, x, y, turn }))
}

function atWalls(plan: Plan, piece: PlannedPiece): PlannedPiece[] {
  return wallsOf(plan.room).flatMap((wall) => {
    const turned = { ...piece, turn: turnAlong(wall) }
    return startsAlong(plan, wall, piece).map((start) => {
      const { x, y } = pointAt(wall, start + piece.width / 2, piece.depth / 2)
      return { ...turned, x: whole(x), y: whole(y) }
    })
  })
}

/** Distances from the first corner of a wall: every 10 cm, beside each piece on either side, and in the last corner. */
function startsAlong({ pieces }: Plan, wall: Wall, { id, width }: PlannedPiece): number[] {
  const last = Math.max(0, wall.length - width)
  const steps = Array.from({ length: Math.floor(last / STEP_MM) + 1 }, (_, step) => step * STEP_MM)
  const others = pieces.filter((other) => other.id !== id && !isFlat(other))
  const corner = -fromWall(wall, { x: 0, y: 0 }).along
  const beside = others.flatMap((other) => {
    const [from, to] = spanAlong(shapeOf(other), wall.along)
    return [to - corner, from - corner - width]
  })
  const starts = [...steps, ...beside.filter((start) => start >= 0 && start <= last), last]
  return [...new Set(starts)].toSorted((one, other) => one - other)
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

/** In a corner of each large enough piece of free floor. */
function inRectangles(plan: Plan, piece: PlannedPiece): PlannedPiece[] {
  const others = { ...plan, pieces: plan.pieces.filter(({ id }) => id !== piece.id) }
  return freeRectangles(others)
    .filter((rectangle) => fitsInto(rectangle, piece))
    .map((rectangle) => {
      const isStraight = piece.width <= rectangle.width && piece.depth <= rectangle.depth
      const [across, down] = isStraight ? [piece.width, piece.depth] : [piece.depth, piece.width]
      return {
        ...piece,
        turn: isStraight ? 0 : 90,
        x: whole(rectangle.x + across / 2),
        y: whole(rectangle.y + down / 2),
      }
    })
}
