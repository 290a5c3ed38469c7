import type { Point } from '#domain/planner/geometry.ts'
import { isPointInside } from '#domain/planner/overlaps.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { shapeOf } from '#domain/planner/shapes.ts'
import { fromWall, wallsOf } from '#domain/planner/walls.ts'

/** Meters: `x` and `z` are those of the plan's x and y, and `y` is above the floor. */
export type Place = { x: number; y: number; z: number }

/** A camera that circles around a point and looks at it. Angles are radians. */
export type Orbit = {
  kind: 'orbit'
  at: Place
  /** From straight before the plan's lower wall, counterclockwise as seen from above. */
  around: number
  /** From straight above. */
  down: number
  distance: number
  /** The distance of the first view. */
  whole: number
}

/** A camera in the room at eye height. Angles are radians. */
export type Walk = {
  kind: 'walk'
  x: number
  z: number
  /** 0 looks to the plan's upper wall, growing to the right. */
  heading: number
  /** Above the horizon. */
  lift: number
  /** 1 for a usual lens. */
  zoom: number
}

export type Pose = Orbit | Walk

export const EYE_M = 1.65
const DOWN = { least: 0.12, most: 1.35 }
const LIFT = { least: -0.9, most: 0.7 }
/** Shares of the first distance. */
const DISTANCE = { least: 0.3, most: 1.5 }
const ZOOM = { least: 0.8, most: 2.5 }
/** Between an eye and a wall, so that the picture never shows the wall from within. */
const STAND_OFF_MM = 250
/** What is lower, an eye passes above. */
const LOW_MM = 1200

/** Where the camera is, and a point at which it looks. */
export function sightOf(pose: Pose): { eye: Place; at: Place } {
  if (pose.kind === 'orbit') {
    const { at, around, down, distance } = pose
    const out = distance * Math.sin(down)
    return {
      eye: { x: at.x + out * Math.sin(around), y: at.y + distance * Math.cos(down), z: at.z + out * Math.cos(around) },
      at,
    }
  }
  const { x, z, heading, lift } = pose
  const level = Math.cos(lift)
  return {
    eye: { x, y: EYE_M, z },
    at: { x: x + level * Math.sin(heading), y: EYE_M + Math.sin(lift), z: z - level * Math.cos(heading) },
  }
}

/**
 * Turns the camera: around the room, or the head of somebody in it.
 *
 * @param right  radians to the right
 * @param up     radians upwards
 */
export function turned(pose: Pose, right: number, up: number): Pose {
  if (pose.kind === 'orbit') return { ...pose, around: pose.around + right, down: within(pose.down - up, DOWN) }
  return { ...pose, heading: pose.heading + right, lift: within(pose.lift + up, LIFT) }
}

/** Shows everything larger by a factor above 1, and smaller by one below. */
export function nearer(pose: Pose, factor: number): Pose {
  if (pose.kind === 'walk') return { ...pose, zoom: within(pose.zoom * factor, ZOOM) }
  const bounds = { least: DISTANCE.least * pose.whole, most: DISTANCE.most * pose.whole }
  return { ...pose, distance: within(pose.distance / factor, bounds) }
}

/**
 * Walks through a room, along walls and around high furniture.
 *
 * @param ahead  meters
 * @param aside  meters to the right
 */
export function walked(pose: Walk, ahead: number, aside: number, plan: Plan): Walk {
  const [sin, cos] = [Math.sin(pose.heading), Math.cos(pose.heading)]
  const [x, z] = [ahead * sin + aside * cos, aside * sin - ahead * cos]
  const steps = [
    { x: pose.x + x, z: pose.z + z },
    { x: pose.x + x, z: pose.z },
    { x: pose.x, z: pose.z + z },
  ]
  const isStuck = !canStand(plan, pose)
  const step = steps.find((to) => canStand(plan, to) || (isStuck && isRoomFor(plan, to)))
  return step ? { ...pose, ...step } : pose
}

function canStand(plan: Plan, place: { x: number; z: number }): boolean {
  const at = inPlan(place)
  const high = plan.pieces.filter(({ height }) => height > LOW_MM)
  return isRoomFor(plan, place) && !high.some((piece) => isPointInside(at, shapeOf(piece)))
}

function isRoomFor({ room }: Plan, place: { x: number; z: number }): boolean {
  const at = inPlan(place)
  const isNearWall = wallsOf(room).some((wall) => {
    const { along, inward } = fromWall(wall, at)
    return along > -STAND_OFF_MM && along < wall.length + STAND_OFF_MM && Math.abs(inward) < STAND_OFF_MM - 1
  })
  return isPointInside(at, room.corners) && !isNearWall
}

function inPlan({ x, z }: { x: number; z: number }): Point {
  return { x: x * 1000, y: z * 1000 }
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value))
}
