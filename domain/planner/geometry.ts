/**
 * Plane geometry of convex polygons. Lengths are millimeters; x runs to the right and y downwards, so that a positive
 * angle turns clockwise.
 */

export type Point = { x: number; y: number }
/** Corners in order, clockwise. Two points are a segment, where a function says that it takes one. */
export type Polygon = readonly Point[]

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

const origin: Point = { x: 0, y: 0 }

export function lengthOf([from, to]: Segment): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** The mean of the corners. */
export function middleOf(polygon: Polygon): Point {
  const total = polygon.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), origin)
  return { x: total.x / polygon.length, y: total.y / polygon.length }
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

/** Whole degrees, 0 to 359, of any angle. */
export function wholeTurn(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360
}
