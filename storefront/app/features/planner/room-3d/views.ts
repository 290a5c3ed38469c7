import { boundsOf, middleOf, type Point } from '#domain/planner/geometry.ts'
import type { Opening, Plan } from '#domain/planner/plan.ts'
import { DRAWN_WALL_MM, pointAt, wallsOf } from '#domain/planner/walls.ts'
import { EYE_M, type Orbit, type Pose, type Walk } from './pose.ts'

/** The places from which a room is shown first. */
export type View = 'above' | 'door' | 'window' | 'inside'

const M_PER_MM = 0.001
/** From an opening into the room: a step in. */
const STEP_MM = 320
/** What somebody in the room looks at, above the floor. */
const LOOKED_AT_M = 0.9
/** A little from the right, and rather from above. */
const FIRST = { around: 0.35, down: 0.78 }
/** Heights are tried in steps of this. */
const HEIGHT_STEP_M = 0.05
const MARGIN = 1.04

/** Returns the views that a room has: from above, and from its first door and its first window or else its middle. */
export function viewsOf({ openings }: Pick<Plan, 'openings'>): View[] {
  const kinds = (['door', 'window'] as const).filter((kind) => openings.some((opening) => opening.kind === kind))
  return ['above', ...(kinds.length > 0 ? kinds : (['inside'] as const))]
}

/**
 * Returns the camera of a view; a view that the room does not have is that from its middle.
 *
 * @param lens  half of what the picture shows across and upwards, as tangents
 */
export function poseOf(plan: Plan, view: View, lens: { across: number; up: number }): Pose {
  if (view === 'above') return fromAbove(plan, lens)
  const opening = plan.openings.find(({ kind }) => kind === view)
  const wall = opening && wallsOf(plan.room)[opening.wall]
  const middle = middleOf(plan.room.corners)
  if (!opening || !wall) return standing(middle, { x: middle.x, y: middle.y - 1000 })
  return standing(pointAt(wall, middleOfOpening(opening), STEP_MM), middle)
}

function middleOfOpening({ offset, width }: Opening): number {
  return offset + width / 2
}

function standing(from: Point, to: Point): Walk {
  const [x, z] = [to.x - from.x, to.y - from.y]
  const away = Math.hypot(x, z) * M_PER_MM
  return {
    kind: 'walk',
    x: from.x * M_PER_MM,
    z: from.y * M_PER_MM,
    heading: Math.atan2(x, -z),
    // Half of the way down: what is in the room, and not its floor.
    lift: Math.atan2((LOOKED_AT_M - EYE_M) / 2, Math.max(1, away)),
    zoom: 1,
  }
}

/**
 * As far away as the whole room needs. The camera circles around a point above the middle of the floor: the one from which
 * upper and lower end of the room are as far from the middle of the picture.
 */
function fromAbove({ room }: Plan, lens: { across: number; up: number }): Orbit {
  const { left, right, top, bottom } = boundsOf(room.corners)
  const walls = 2 * DRAWN_WALL_MM
  const [width, depth] = [(right - left + walls) * M_PER_MM, (bottom - top + walls) * M_PER_MM]
  const height = room.height * M_PER_MM
  const needsAt = (y: number) => cornersOf(width, depth, height, y).map((corner) => distancesFor(corner, lens))
  const upwards = (y: number) => Math.max(...needsAt(y).map(({ up }) => up))
  let y = 0
  for (let tried = 0; tried < height; tried += HEIGHT_STEP_M) if (upwards(tried) < upwards(y)) y = tried
  const at = { x: ((left + right) / 2) * M_PER_MM, y, z: ((top + bottom) / 2) * M_PER_MM }
  const distance = MARGIN * Math.max(...needsAt(y).flatMap(({ up, across }) => [up, across]))
  return { kind: 'orbit', at, ...FIRST, distance, whole: distance }
}

/** The corners of a room, seen from a height above the middle of its floor. */
function cornersOf(width: number, depth: number, height: number, from: number) {
  const sides = [-1, 1] as const
  return sides.flatMap((x) =>
    sides.flatMap((z) => [0, height].map((y) => ({ x: (x * width) / 2, y: y - from, z: (z * depth) / 2 }))),
  )
}

/** How far away the camera has to be so that a point, seen from the middle, is in the picture upwards and across. */
function distancesFor({ x, y, z }: { x: number; y: number; z: number }, lens: { across: number; up: number }) {
  const [sinAround, cosAround] = [Math.sin(FIRST.around), Math.cos(FIRST.around)]
  const [sinDown, cosDown] = [Math.sin(FIRST.down), Math.cos(FIRST.down)]
  const aside = x * cosAround - z * sinAround
  const front = x * sinAround + z * cosAround
  const towards = front * sinDown + y * cosDown
  const upwards = y * sinDown - front * cosDown
  return { up: towards + Math.abs(upwards) / lens.up, across: towards + Math.abs(aside) / lens.across }
}
