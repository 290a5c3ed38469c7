import { areaOf, boundsOf, dot, edgesOf, lengthOf, type Point, type Segment } from './geometry.ts'
import { CEILING_MM, MAX_CORNERS, type Room, ROOM_SIDE_MM, WALL_MM } from './plan.ts'

/**
 * Why corners and a height are no room:
 * - `does-not-close`: the last typed wall does not end where the first begins; `missing` says how far that is.
 * - `too-many-corners`, `too-few-corners`
 * - `room-size`: the rectangle around it is outside of `ROOM_SIDE_MM`.
 * - `wall-length`, `ceiling-height`
 * - `walls-cross`: two walls touch elsewhere than at their shared corner.
 * - `wrong-way-round`: the corners are counterclockwise.
 */
export type RoomProblem =
  | 'does-not-close'
  | 'too-many-corners'
  | 'too-few-corners'
  | 'room-size'
  | 'wall-length'
  | 'ceiling-height'
  | 'walls-cross'
  | 'wrong-way-round'

/** Returns why a room cannot be; see `RoomProblem`. */
export function roomProblem({ corners, height }: Room): RoomProblem | undefined {
  if (corners.length > MAX_CORNERS) return 'too-many-corners'
  if (corners.length < 3) return 'too-few-corners'
  const { left, right, top, bottom } = boundsOf(corners)
  if (!isWithin(right - left, ROOM_SIDE_MM) || !isWithin(bottom - top, ROOM_SIDE_MM)) return 'room-size'
  if (!isWithin(height, CEILING_MM)) return 'ceiling-height'
  const walls = edgesOf(corners)
  if (!walls.every((wall) => isWithin(lengthOf(wall), WALL_MM))) return 'wall-length'
  const isTwice = corners.some((corner, at) => corners.slice(at + 1).some((other) => isSame(corner, other)))
  if (isTwice || walls.some((wall, at) => walls.slice(at + 1).some((other) => areEntangled(wall, other))))
    return 'walls-cross'
  return areaOf(corners) > 0 ? undefined : 'wrong-way-round'
}

/** False for what is not a number. */
export function isWithin(length: number, { least, most }: { least: number; most: number }): boolean {
  return length >= least && length <= most
}

/** Whether two walls share more than one corner. That they are neighbors then follows: no corner occurs twice. */
function areEntangled(one: Segment, other: Segment): boolean {
  const corner = one.find((end) => other.some((otherEnd) => isSame(end, otherEnd)))
  if (!corner) return areCrossing(one, other)
  const [end, otherEnd] = [farEnd(one, corner), farEnd(other, corner)]
  // Walls that share a corner share more if one folds back onto the other.
  return sideOf([corner, end], otherEnd) === 0 && dot(minus(end, corner), minus(otherEnd, corner)) > 0
}

function farEnd([from, to]: Segment, corner: Point): Point {
  return isSame(from, corner) ? to : from
}

export function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y
}

export function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

/** Whether two segments share a point, their ends included. Exact for whole numbers. */
export function areCrossing([a, b]: Segment, [c, d]: Segment): boolean {
  const [atC, atD] = [sideOf([a, b], c), sideOf([a, b], d)]
  const [atA, atB] = [sideOf([c, d], a), sideOf([c, d], b)]
  if (atC === 0 && atD === 0) return areSpansShared(a.x, b.x, c.x, d.x) && areSpansShared(a.y, b.y, c.y, d.y)
  return atC * atD <= 0 && atA * atB <= 0
}

/** More than 0 at the right hand of a person who walks along the segment; 0 on its line. */
function sideOf([from, to]: Segment, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}

function areSpansShared(a: number, b: number, c: number, d: number): boolean {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d))
}
