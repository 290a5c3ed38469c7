import { dot, edgesOf, lengthOf, type Point, type Polygon, type Segment } from './geometry.ts'
import type { Door, Opening, Room } from './plan.ts'

/** How thick drawings show a wall; nobody measures it. */
export const DRAWN_WALL_MM = 140

/** A straight wall with the directions that belong to it, as unit vectors. */
export type Wall = {
  at: number
  segment: Segment
  length: number
  /** From the first corner to the last. */
  along: Point
  /** Into the room. */
  inward: Point
}

export function wallsOf({ corners }: Room): Wall[] {
  return edgesOf(corners).map((segment, at) => {
    const [from, to] = segment
    const length = lengthOf(segment)
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    return { at, segment, length, along, inward: { x: -along.y, y: along.x } }
  })
}

/** The turn, in whole degrees, at which a piece has its back to a wall. */
export function turnAlong({ along }: Wall): number {
  return (Math.round((Math.atan2(along.y, along.x) * 180) / Math.PI) + 360) % 360
}

/** A point of the floor, by its distances along a wall from its first corner and into the room. */
export function pointAt({ segment: [from], along, inward }: Wall, alongMm: number, inwardMm: number): Point {
  return {
    x: from.x + along.x * alongMm + inward.x * inwardMm,
    y: from.y + along.y * alongMm + inward.y * inwardMm,
  }
}

/** The distances of a point along a wall and from it; the reverse of `pointAt`. */
export function fromWall({ segment: [from], along, inward }: Wall, point: Point): { along: number; inward: number } {
  const offset = { x: point.x - from.x, y: point.y - from.y }
  return { along: dot(offset, along), inward: dot(offset, inward) }
}

/** The rectangle of floor before an opening, as wide as that is. */
export function stripBefore({ offset, width }: Opening, wall: Wall, depth: number): Polygon {
  return [
    pointAt(wall, offset, 0),
    pointAt(wall, offset + width, 0),
    pointAt(wall, offset + width, depth),
    pointAt(wall, offset, depth),
  ]
}

/** Where a door's leaf hangs, and the direction in which it lies while closed. */
export function hingeOf({ offset, width, hinge }: Door, wall: Wall): { at: Point; closed: Point } {
  if (hinge === 'start') return { at: pointAt(wall, offset, 0), closed: wall.along }
  return { at: pointAt(wall, offset + width, 0), closed: { x: -wall.along.x, y: -wall.along.y } }
}

/**
 * The floor that a door's leaf sweeps up to an angle of 90 degrees at most, as a polygon within the sector; from its
 * hinge.
 */
export function sweptBy(door: Door, wall: Wall, degrees: number): Polygon {
  const { at, closed } = hingeOf(door, wall)
  const steps = Math.max(1, Math.ceil(degrees / SWEEP_STEP_DEGREES))
  const arc = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (((degrees * step) / steps) * Math.PI) / 180
    const [out, side] = [door.width * Math.cos(angle), door.width * Math.sin(angle)]
    return {
      x: at.x + closed.x * out + wall.inward.x * side,
      y: at.y + closed.y * out + wall.inward.y * side,
    }
  })
  return door.hinge === 'start' ? [at, ...arc] : [at, ...arc.toReversed()]
}

/** The drawn arc is then within 1 mm of that of a leaf of 1 m. */
const SWEEP_STEP_DEGREES = 5
