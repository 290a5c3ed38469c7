type Point = { x: number; y: number; z: number }
type Side = 1 | -1

/** The box around a model, metres; y upwards, the front towards +z. */
export type Box = { size: Point; centre: Point }

export type MeasureLine = { id: string; measures: 'width' | 'depth' | 'height'; from: Point; to: Point }

/** How far the lines stand off the model, of its longest side. */
const GAP = 0.05

/** Every line along which a box can be measured from outside: two widths, two depths, four heights. */
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
 * The three lines that stand free before the model: width and depth on the sides turned to the camera, the height at
 * the outline's edge beside the depth.
 *
 * @param theta  where the camera stands around the model, radians; 0 before its front, growing to its right
 */
export function lineIdsFacing(theta: number): string[] {
  const x = Math.sin(theta) >= 0 ? 1 : -1
  const z = Math.cos(theta) >= 0 ? 1 : -1
  return [lineId('width', z), lineId('depth', x), lineId('height', x, z === 1 ? -1 : 1)]
}

function lineId(measures: MeasureLine['measures'], ...sides: Side[]): string {
  return [measures, ...sides.map((side) => (side === 1 ? 'plus' : 'minus'))].join('-')
}
