import { dot, edgesOf, type Point, type Polygon, type Segment } from './geometry.ts'
import { areOverlapping, cutBy, overlapOf, TOLERANCE_MM } from './overlaps.ts'
import { type Door, isDoor, type Plan } from './plan.ts'
import { nameOfThing, piecesAmong, type Solid } from './solids.ts'
import { hingeOf, sweptBy, type Wall, wallsOf } from './walls.ts'
import { type Warning, warningId } from './warning.ts'

const WIDE_OPEN_DEGREES = 90
/** Sines of a right angle are not exact. */
const NOISE_DEGREES = 1e-6

/** What stops each door that opens into the room before 90 degrees. */
export function struckByDoors({ room, openings }: Plan, solids: readonly Solid[]): Warning[] {
  const walls = wallsOf(room)
  return openings.filter(isDoor).flatMap((door) => {
    const wall = walls[door.wall]
    if (!wall || door.opens !== 'inwards') return []
    return solids.flatMap(({ thing, shape }): Warning[] => {
      if ('wall' in thing && thing.wall === door.wall) return []
      const opensDegrees = opensUntil(door, wall, shape)
      if (opensDegrees >= WIDE_OPEN_DEGREES) return []
      return [
        {
          id: warningId('door-strikes', [door.id, nameOfThing(thing)]),
          kind: 'door-strikes',
          pieces: piecesAmong([thing]),
          door: door.id,
          by: thing,
          opensDegrees,
          shape: overlapOf(shape, sweptBy(door, wall, WIDE_OPEN_DEGREES)),
        },
      ]
    })
  })
}

/**
 * By how many whole degrees a door opens until its leaf, a line from the hinge, meets a shape: 90 if it never does.
 * Exact: over an edge the angle has its least value at an end, or where the edge leaves the circle of the leaf.
 *
 * @param shape  a convex polygon or a segment; what only touches the leaf does not stop it
 */
export function opensUntil(door: Door, wall: Wall, shape: Polygon): number {
  if (!areOverlapping(shape, sweptBy(door, wall, WIDE_OPEN_DEGREES))) return WIDE_OPEN_DEGREES
  const { at, closed } = hingeOf(door, wall)
  const fromHinge = shape.map((point) => {
    const offset = { x: point.x - at.x, y: point.y - at.y }
    return { x: dot(offset, closed), y: dot(offset, wall.inward) }
  })
  const before = cutBy(cutBy(fromHinge, BEFORE_WALL), BESIDE_HINGE)
  const angles = edgesOf(before)
    .flatMap((edge) => withinCircle(edge, door.width))
    // The hinge itself has no angle; the other ends of its edges have theirs.
    .filter((point) => Math.hypot(point.x, point.y) > TOLERANCE_MM)
    .map(({ x, y }) => (Math.atan2(y, x) * 180) / Math.PI)
  return Math.floor(Math.min(WIDE_OPEN_DEGREES, ...angles) + NOISE_DEGREES)
}

/** In the hinge's own axes: x along the closed leaf, y into the room. */
const BEFORE_WALL: Segment = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
]
const BESIDE_HINGE: Segment = [
  { x: 0, y: 1 },
  { x: 0, y: 0 },
]

/** The ends of the part of a segment that is within a circle around the origin; empty if none of it is. */
function withinCircle([from, to]: Segment, radius: number): Point[] {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const [a, b, c] = [dot(along, along), dot(from, along), dot(from, from) - radius * radius]
  if (a === 0) return c <= 0 ? [from] : []
  const root = Math.sqrt(b * b - a * c)
  const [start, end] = [Math.max(0, (-b - root) / a), Math.min(1, (-b + root) / a)]
  // Not a number if the line misses the circle.
  if (!(start <= end)) return []
  return [start, end].map((share) => ({ x: from.x + share * along.x, y: from.y + share * along.y }))
}
