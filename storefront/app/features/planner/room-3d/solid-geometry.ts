import { BufferGeometry, type Color, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three'
import { areaOf, edgesOf, type Point, type Polygon } from '#domain/planner/geometry.ts'

/** An upright body in meters, on a base of any shape; `x` and `y` are those of the plan. */
type Body = { base: Polygon; bottom: number; top: number; side: Color; cap: Color }

type Corner = readonly [x: number, y: number, z: number]

/** How dark a wall is where it meets the floor; it grows lighter up to the ceiling. */
const SHADE = 0.86
const SHADED_M = 1.1

/** Returns one geometry of several bodies, each vertex in its color. */
export function solidGeometry(bodies: readonly Body[]): BufferGeometry {
  const made = { position: [] as number[], normal: [] as number[], color: [] as number[] }
  const face = (corners: readonly Corner[], normal: Corner, color: Color) => {
    for (const corner of corners) {
      const shade = normal[1] === 0 ? SHADE + (1 - SHADE) * Math.min(1, Math.max(0, corner[1]) / SHADED_M) : 1
      made.position.push(...corner)
      made.normal.push(...normal)
      made.color.push(color.r * shade, color.g * shade, color.b * shade)
    }
  }
  for (const { base: given, bottom, top, side, cap } of bodies) {
    const base = areaOf(given) > 0 ? given.toReversed() : given
    for (const [from, to] of edgesOf(base)) {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const lower = (point: Point): Corner => [point.x, bottom, point.y]
      const upper = (point: Point): Corner => [point.x, top, point.y]
      const normal: Corner = [(from.y - to.y) / length, 0, (to.x - from.x) / length]
      face([lower(from), lower(to), upper(to), lower(from), upper(to), upper(from)], normal, side)
    }
    for (const corners of trianglesOf(base)) {
      face(
        corners.map(({ x, y }) => [x, top, y]),
        [0, 1, 0],
        cap,
      )
      face(
        corners.toReversed().map(({ x, y }) => [x, bottom, y]),
        [0, -1, 0],
        side,
      )
    }
  }
  const geometry = new BufferGeometry()
  for (const [name, values] of Object.entries(made)) geometry.setAttribute(name, new Float32BufferAttribute(values, 3))
  return geometry
}

/** Returns a level surface in meters, whose texture repeats each meter. */
export function levelGeometry(polygon: Polygon, height: number, faces: 'up' | 'down'): BufferGeometry {
  const corners = trianglesOf(polygon).flatMap((triangle) => (faces === 'up' ? triangle : triangle.toReversed()))
  const positions = corners.flatMap(({ x, y }) => [x, height, y])
  const normals = corners.flatMap(() => [0, faces === 'up' ? 1 : -1, 0])
  const places = corners.flatMap(({ x, y }) => [x, y])
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3))
    .setAttribute('uv', new Float32BufferAttribute(places, 2))
}

/** The triangles of a simple polygon, counterclockwise as seen from above. */
function trianglesOf(polygon: Polygon): Polygon[] {
  const contour = polygon.map(({ x, y }) => new Vector2(x, y))
  return ShapeUtils.triangulateShape(contour, []).map((indices) => {
    const triangle = indices.flatMap((index) => polygon[index] ?? [])
    return areaOf(triangle) > 0 ? triangle.toReversed() : triangle
  })
}
