import { boundsOf, type Point, type Polygon } from './geometry.ts'
import { MAX_CORNERS, type Room, WALL_MM } from './plan.ts'
import { isSame, isWithin, minus, type RoomProblem, roomProblem } from './room-problem.ts'

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
