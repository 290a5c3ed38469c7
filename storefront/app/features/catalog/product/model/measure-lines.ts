type Point = { x: number; y: number; z: number }
type Side = 1 | -1

/** Bounding box of a model in meters; y points up, the front faces +z. */
export type Box = { size: Point; centre: Point }

export type MeasureLine = { id: string; measures: 'width' | 'depth' | 'height'; from: Point; to: Point }

/** Distance of the lines from the model, as a share of its longest side. */
const GAP = 0.05

/** Returns all lines that measure a box from outside: two widths, two depths, four heights. */
export function measureLines({ size, centre }: Box): MeasureLine[] {
  const gap = Math.max(size.x, size.y, size.z) * GAP
  const at = (x: Side, y: Side, z: Side, standOff: { x?: number; z?: number }): Point => ({
    x: centre.x + x * (size.x / 2 + (standOff.x ?? 0)),
    y: centre.y + y * (size.y / 2),
    z: centre.z + z * (size.z / 2 + (standOff.z ?? 0)),
  })
  const sides: Side[] = [1, -1]
  return sides.flatMap((x): MeasureLine[] => [
    { id: lineId('width', x), measures: 'width', from: at(-1, -1, x, { z: gap }), to: at(1, -1, x, { z: gap }) },
    { id: lineId('depth', x), measures: 'depth', from: at(x, -1, -1, { x: gap }), to: at(x, -1, 1, { x: gap }) },
    ...sides.map((z): MeasureLine => {
      return {
        id: lineId('height', x, z),
        measures: 'height',
        from: at(x, -1, z, { x: gap }),
        to: at(x, 1, z, { x: gap }),
      }
    }),
  ])
}

/**
 * Returns the three unobstructed lines: width and depth on the sides facing the camera, and height at the outline's
 * edge beside the depth.
 *
 * @param theta  angle of the camera around the model in radians; 0 in front, growing to the right
 */
export function lineIdsFacing(theta: number): string[] {
  const x = Math.sin(theta) >= 0 ? 1 : -1
  const z = Math.cos(theta) >= 0 ? 1 : -1
  return [lineId('width', z), lineId('depth', x), lineId('height', x, z === 1 ? -1 : 1)]
}

function lineId(measures: MeasureLine['measures'], ...sides: Side[]): string {
  return [measures, ...sides.map((side) => (side === 1 ? 'plus' : 'minus'))].join('-')
}
