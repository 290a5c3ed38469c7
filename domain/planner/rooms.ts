import { areaOf, boundsOf, dot, edgesOf, lengthOf, type Point, type Polygon, type Segment } from './geometry.ts'
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

/** `missing`: what the walls that run to the right and those that run down fall short of closing, in millimeters. */
export type MadeRoom = { room: Room } | { problem: RoomProblem; missing?: Point }

/** Makes a room of four walls, in whole millimeters. */
export function rectangularRoom(size: { width: number; depth: number; height: number }): MadeRoom {
  return checkedRoom(rectangle(size.width, size.depth), size.height)
}

export type RoomCorner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

/** Makes a rectangle without one corner, in whole millimeters; the corner must be smaller than the rectangle. */
export function lShapedRoom({
  width,
  depth,
  height,
  cut,
}: {
  width: number
  depth: number
  height: number
  cut: { corner: RoomCorner; width: number; depth: number }
}): MadeRoom {
  if (![cut.width, cut.depth].every((side) => isWithin(side, WALL_MM))) return { problem: 'wall-length' }
  const x = cut.corner.endsWith('left') ? cut.width : width - cut.width
  const y = cut.corner.startsWith('top') ? cut.depth : depth - cut.depth
  const inner = { x, y }
  const cuts: Record<RoomCorner, Polygon> = {
    'top-left': [{ x: 0, y }, inner, { x, y: 0 }],
    'top-right': [{ x, y: 0 }, inner, { x: width, y }],
    'bottom-right': [{ x: width, y }, inner, { x, y: depth }],
    'bottom-left': [{ x, y: depth }, inner, { x: 0, y }],
  }
  const order: RoomCorner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
  const corners = rectangle(width, depth).flatMap((corner, at) => {
    return order[at] === cut.corner ? cuts[cut.corner] : [corner]
  })
  return checkedRoom(corners, height)
}

function rectangle(width: number, depth: number): Polygon {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]
}

const origin: Point = { x: 0, y: 0 }

/** A wall as a person measures it on the way round: its length, and the turn to the next one. */
export type TypedWall = { length: number; turn: 'right' | 'left' }

/**
 * Makes a room of walls with right angles. The first wall runs to the right, and the room is at the right hand of a
 * person who walks along it.
 *
 * @param walls   in whole millimeters; the turn after the last must lead back to the first
 * @param height  of the ceiling
 */
export function roomOfWalls(walls: readonly TypedWall[], height: number): MadeRoom {
  if (walls.length > MAX_CORNERS) return { problem: 'too-many-corners' }
  let at = origin
  let direction = { x: 1, y: 0 }
  const corners = [origin]
  for (const { length, turn } of walls) {
    at = { x: at.x + direction.x * length, y: at.y + direction.y * length }
    corners.push(at)
    direction = turn === 'right' ? { x: -direction.y, y: direction.x } : { x: direction.y, y: -direction.x }
  }
  const end = corners.pop()
  if (!end || direction.x !== 1) return { problem: 'does-not-close' }
  if (!isSame(end, origin)) return { problem: 'does-not-close', missing: minus(origin, end) }
  const { left, top } = boundsOf(corners)
  return checkedRoom(
    corners.map(({ x, y }) => ({ x: x - left, y: y - top })),
    height,
  )
}

function checkedRoom(corners: Polygon, height: number): MadeRoom {
  const problem = roomProblem({ corners, height })
  return problem === undefined ? { room: { corners, height } } : { problem }
}

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

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y
}

function minus(one: Point, other: Point): Point {
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
