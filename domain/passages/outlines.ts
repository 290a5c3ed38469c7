import { HANDS_CM } from './passage.ts'

/** Centimeters to the right and up. */
export type Point = readonly [x: number, y: number]

/**
 * A rectangle within one whose side of length `long` ends on both axes and falls to the right by `angle`.
 *
 * @param inset  by which each end of the inner one is shorter; its sides are inset by the room for hands
 */
export function onBothAxes(long: number, angle: number, bareLong: number, bareThick: number, inset: number): Point[] {
  const low: Point = [long * Math.cos(angle), 0]
  const [dx, dy] = [-Math.cos(angle), Math.sin(angle)]
  const [nx, ny] = [Math.sin(angle), Math.cos(angle)]
  const from: Point = [low[0] + inset * dx + HANDS_CM * nx, low[1] + inset * dy + HANDS_CM * ny]
  return parallelogram(from, [bareLong * dx, bareLong * dy], [bareThick * nx, bareThick * ny])
}

/** A rectangle from its lower rear corner, with its front end raised by `angle`. */
export function rectangle(rear: Point, angle: number, long: number, thick: number): Point[] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return parallelogram(rear, [long * cosine, long * sine], [-thick * sine, thick * cosine])
}

/** A point moved into a raised rectangle by the same distance from two of its sides. */
export function shifted([x, y]: Point, angle: number, by: number): Point {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return [x + by * (cosine - sine), y + by * (sine + cosine)]
}

function parallelogram([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point[] {
  return [
    [x, y],
    [x + ax, y + ay],
    [x + ax + bx, y + ay + by],
    [x + bx, y + by],
  ]
}

export function block(left: number, bottom: number, right: number, top: number): Point[] {
  return parallelogram([left, bottom], [right - left, 0], [0, top - bottom])
}
