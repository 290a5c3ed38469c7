import { dot, edgesOf, lengthOf, middleOf, type Point, type Polygon, type Segment, spanAlong } from './geometry.ts'

/** Below this an overlap is rounding, not a fact of the room. */
export const TOLERANCE_MM = 1

/**
 * How far two convex polygons are within one another: the shortest way to push one out. Less than 0 if they are apart.
 * Either may be a segment.
 *
 * @source  separating axis theorem: S. Gottschalk (1996); the shortest way out is along a normal of one of the edges
 */
export function penetration(one: Polygon, other: Polygon): number {
  const least = shallowest(one, one, other, Infinity)
  return least < 0 ? least : shallowest(other, one, other, least)
}

/** The least that two polygons share along the normals of one of them; it ends where they share nothing. */
function shallowest(edged: Polygon, one: Polygon, other: Polygon, most: number): number {
  let least = most
  let from = edged.at(-1)
  for (const to of edged) {
    const length = from ? lengthOf([from, to]) : 0
    if (from && length > 0) {
      const axis = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
      const [start, end] = spanAlong(one, axis)
      const [otherStart, otherEnd] = spanAlong(other, axis)
      least = Math.min(least, end - otherStart, otherEnd - start)
      if (least < 0) return least
    }
    from = to
  }
  return least
}

/** Whether two convex polygons share more than the tolerance; those that touch do not. Either may be a segment. */
export function areOverlapping(one: Polygon, other: Polygon): boolean {
  return penetration(one, other) > TOLERANCE_MM
}

/**
 * The shortest segment between two convex polygons, from the one to the other. Its length is 0 where they touch or
 * overlap; it then is somewhere on both. Either may be a segment.
 */
export function nearestPoints(one: Polygon, other: Polygon): { distance: number; segment: Segment } {
  if (penetration(one, other) >= 0) {
    const shared = overlapOf(one, other)[0]
    if (shared) return { distance: 0, segment: [shared, shared] }
  }
  const candidates = [
    ...one.flatMap((point) => edgesOf(other).map((edge): Segment => [point, nearestOn(edge, point)])),
    ...other.flatMap((point) => edgesOf(one).map((edge): Segment => [nearestOn(edge, point), point])),
  ]
  let nearest = { distance: Infinity, segment: [origin, origin] as Segment }
  for (const segment of candidates) {
    const distance = lengthOf(segment)
    if (distance < nearest.distance) nearest = { distance, segment }
  }
  return nearest
}

const origin: Point = { x: 0, y: 0 }

/** The point of a segment that is nearest to a point. */
export function nearestOn([from, to]: Segment, { x, y }: Point): Point {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const square = dot(along, along)
  if (square === 0) return from
  const share = Math.min(1, Math.max(0, dot({ x: x - from.x, y: y - from.y }, along) / square))
  return { x: from.x + share * along.x, y: from.y + share * along.y }
}

/** What two convex polygons share, their edges included; empty if nothing. The first may be a segment. */
export function overlapOf(one: Polygon, other: Polygon): Polygon {
  return edgesOf(other).reduce<Polygon>((rest, edge) => cutBy(rest, edge), one)
}

/**
 * What is left of a convex polygon or a segment on the right-hand side of a directed line, the line included.
 *
 * @source  Sutherland and Hodgman (1974), one step
 */
export function cutBy(polygon: Polygon, [from, to]: Segment): Polygon {
  const inward = { x: -(to.y - from.y), y: to.x - from.x }
  const sideOf = (point: Point) => dot({ x: point.x - from.x, y: point.y - from.y }, inward)
  return edgesOf(polygon).flatMap(([start, end]) => {
    const [atStart, atEnd] = [sideOf(start), sideOf(end)]
    const kept = atStart >= 0 ? [start] : []
    if (atStart >= 0 === atEnd >= 0 || atStart === 0 || atEnd === 0) return kept
    const share = atStart / (atStart - atEnd)
    return [...kept, { x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) }]
  })
}

/**
 * Whether a convex polygon is within a room, which need not be convex; it may touch the walls or cross them by the
 * tolerance.
 */
export function isInside(polygon: Polygon, room: Polygon): boolean {
  return isPointInside(middleOf(polygon), room) && !edgesOf(room).some((wall) => areOverlapping(polygon, wall))
}

/**
 * Whether a point is within a simple polygon. On its edge, either.
 *
 * @source  crossing number: W. R. Franklin, PNPOLY
 */
export function isPointInside({ x, y }: Point, polygon: Polygon): boolean {
  let isIn = false
  let from = polygon.at(-1)
  for (const to of polygon) {
    const isCrossed = from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    if (isCrossed) isIn = !isIn
    from = to
  }
  return isIn
}
