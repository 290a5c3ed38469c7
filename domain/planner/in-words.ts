import { axesAt, boundsOf, dot, edgesOf, type Point } from './geometry.ts'
import { isInside, nearestPoints, overlapOf, TOLERANCE_MM } from './overlaps.ts'
import type { Plan, PlannedPiece, Room } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { type Wall, wallsOf } from './walls.ts'

/** Clockwise from the right; the nearest of them names a wall or a front. */
const directions = ['right', 'bottom-right', 'bottom', 'bottom-left', 'left', 'top-left', 'top', 'top-right'] as const
export type Direction = (typeof directions)[number]

/** From the outermost points of a piece straight to the next wall, in whole millimeters, to 1 mm. */
export type Distances = { left: number; right: number; top: number; bottom: number }

/**
 * Where a piece is, as a message says it: "120 cm from the left wall, with its back to the top wall, facing the
 * bottom".
 */
type Position = {
  /** Null for a piece that is not inside of the room: it stands at no wall either. */
  distances: Distances | null
  /** Walls at which it stands, in their order. */
  against: readonly { wall: number; side: Direction; withBack: boolean }[]
  /** Where its front looks. */
  facing: Direction
}

/** Skirting boards keep furniture this far from a wall. Our own rule of thumb. */
const AGAINST_MM = 20
/** Cosine of 5 degrees. */
const PARALLEL = 0.996

export function positionOf({ room }: Pick<Plan, 'room'>, piece: PlannedPiece): Position {
  const [along, ahead] = axesAt(piece.turn)
  const shape = shapeOf(piece)
  const distances = distancesIn(room, piece)
  const against = wallsOf(room).flatMap((wall) => {
    if (!distances) return []
    const isParallel = [along, ahead].some((axis) => Math.abs(dot(axis, wall.inward)) > PARALLEL)
    if (!isParallel || nearestPoints(shape, wall.segment).distance > AGAINST_MM) return []
    return [{ wall: wall.at, side: sideOf(wall), withBack: dot(ahead, wall.inward) > PARALLEL }]
  })
  return { distances, against, facing: directionOf(ahead) }
}

/** The side of the room on which a wall is, as seen from within. */
function sideOf({ inward }: Wall): Direction {
  return directionOf({ x: -inward.x, y: -inward.y })
}

/** The same for a wall by its number. */
export function sideOfWall(room: Room, wall: number): Direction {
  const found = wallsOf(room)[wall]
  return found ? sideOf(found) : 'top'
}

function directionOf({ x, y }: Point): Direction {
  const eighths = Math.round((Math.atan2(y, x) * 4) / Math.PI)
  return directions[(eighths + 8) % 8] ?? 'right'
}

/** See `Distances`; null for a piece that is not inside of the room. */
export function distancesIn(room: Room, piece: PlannedPiece): Distances | null {
  const shape = shapeOf(piece)
  if (!isInside(shape, room.corners)) return null
  const { left, right, top, bottom } = boundsOf(shape)
  const far = 10 * Math.max(...room.corners.flatMap(({ x, y }) => [x, y]), right - left, bottom - top)
  // The floor beside a piece, out to any wall; without its own edges, along which a wall may run.
  const [least, most] = [-far, far]
  const row = [top + TOLERANCE_MM, bottom - TOLERANCE_MM] as const
  const column = [left + TOLERANCE_MM, right - TOLERANCE_MM] as const
  const toLeft = wallPoints(room, [least, left + TOLERANCE_MM], row).map(({ x }) => left - x)
  const toRight = wallPoints(room, [right - TOLERANCE_MM, most], row).map(({ x }) => x - right)
  const above = wallPoints(room, column, [least, top + TOLERANCE_MM]).map(({ y }) => top - y)
  const below = wallPoints(room, column, [bottom - TOLERANCE_MM, most]).map(({ y }) => y - bottom)
  return { left: nearest(toLeft), right: nearest(toRight), top: nearest(above), bottom: nearest(below) }
}

function nearest(distances: readonly number[]): number {
  return Math.max(0, Math.round(Math.min(...distances)))
}

type Span = readonly [from: number, to: number]

/** The ends of the walls' parts within a rectangle. */
function wallPoints(room: Room, [left, right]: Span, [top, bottom]: Span): Point[] {
  const rectangle = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return edgesOf(room.corners).flatMap((wall) => overlapOf(wall, rectangle))
}
