/**
 * Plane geometry of convex polygons. Lengths are millimeters; x runs to the right and y downwards, so that a positive
 * angle turns clockwise.
 */

export type Point = { x: number; y: number }
/** Corners in order, clockwise. Two points are a segment, where a function says that it takes one. */
export type Polygon = readonly Point[]

/** Below this an overlap is rounding, not a fact of the room. */
export const TOLERANCE_MM = 1

/**
 * Returns the corners of a rectangle that is turned around its middle: back left, back right, front right, front
 * left.
 */
export function turnedRectangle({
  x,
  y,
  width,
  depth,
  turn,
}: Point & { width: number; depth: number; turn: number }): Polygon {
  const [along, ahead] = axesAt(turn)
  const corner = (side: number, front: number) => ({
    x: x + (side * width * along.x) / 2 + (front * depth * ahead.x) / 2,
    y: y + (side * width * along.y) / 2 + (front * depth * ahead.y) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/**
 * Returns a polygon around an oval that touches all sides of a turned rectangle, clockwise. It touches the oval at the
 * middle of each side, and is nowhere more than 1% wider: what clears the polygon clears the oval.
 */
export function turnedOval({
  x,
  y,
  width,
  depth,
  turn,
}: Point & { width: number; depth: number; turn: number }): Polygon {
  const [along, ahead] = axesAt(turn)
  const half = Math.PI / OVAL_SIDES
  return Array.from({ length: OVAL_SIDES }, (_, at) => {
    const angle = (2 * at + 1) * half
    const side = ((width / 2) * Math.cos(angle)) / Math.cos(half)
    const front = ((depth / 2) * Math.sin(angle)) / Math.cos(half)
    return { x: x + side * along.x + front * ahead.x, y: y + side * along.y + front * ahead.y }
  })
}

/** A multiple of four, so that the polygon is no wider and no deeper than the oval. */
const OVAL_SIDES = 24

/**
 * Returns the unit vectors of a turn in whole degrees: along the width, from left to right, and ahead, from back to
 * front. Quarter turns are exact.
 */
export function axesAt(turn: number): [along: Point, ahead: Point] {
  const [cos, sin] = turn % 90 === 0 ? quarter(turn) : [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return [
    { x: cos, y: sin },
    { x: -sin, y: cos },
  ]
}

function quarter(turn: number): [cos: number, sin: number] {
  const quarters: [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  return quarters[(((turn / 90) % 4) + 4) % 4] ?? [1, 0]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

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

export type Segment = readonly [from: Point, to: Point]

export function edgesOf(polygon: Polygon): Segment[] {
  return polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] ?? from])
}

/** From where to where a polygon reaches along a unit vector, measured from the origin. */
export function spanAlong(polygon: Polygon, axis: Point): [from: number, to: number] {
  let [from, to] = [Infinity, -Infinity]
  for (const point of polygon) {
    const value = dot(point, axis)
    if (value < from) from = value
    if (value > to) to = value
  }
  return [from, to]
}

export function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y
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

export function lengthOf([from, to]: Segment): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

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

/** The mean of the corners. */
export function middleOf(polygon: Polygon): Point {
  const total = polygon.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), origin)
  return { x: total.x / polygon.length, y: total.y / polygon.length }
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

/** Square millimeters of a simple polygon; less than 0 if its corners are counterclockwise. */
export function areaOf(polygon: Polygon): number {
  return edgesOf(polygon).reduce((total, [from, to]) => total + (from.x * to.y - to.x * from.y) / 2, 0)
}

type Bounds = { left: number; right: number; top: number; bottom: number }

export function boundsOf(polygon: Polygon): Bounds {
  const [left, right] = spanAlong(polygon, { x: 1, y: 0 })
  const [top, bottom] = spanAlong(polygon, { x: 0, y: 1 })
  return { left, right, top, bottom }
}

/** Whole millimeters; never the -0 that JSON does not know. */
export function whole(length: number): number {
  return Math.round(length) + 0
}
