/** Plane geometry that all passages share. Angles are radians, lengths have any one unit. */

const RADIANS_PER_DEGREE = Math.PI / 180
/** An eighth of a degree over a right angle: the bound of `leastOn` is then closer than 0.01 cm for any furniture. */
const STEPS = 720

export function radians(angleDegrees: number): number {
  return angleDegrees * RADIANS_PER_DEGREE
}

export function degrees(angle: number): number {
  return angle / RADIANS_PER_DEGREE
}

/** How wide a rectangle is when its long side is turned by an angle: `long` at 0, `thick` at a right angle. */
export function extent(long: number, thick: number, angle: number): number {
  return long * Math.cos(angle) + thick * Math.sin(angle)
}

/** How high the same rectangle is: `thick` at 0, `long` at a right angle. */
export function rise(long: number, thick: number, angle: number): number {
  return long * Math.sin(angle) + thick * Math.cos(angle)
}

/**
 * The angle up to which the high end of a rectangle stays under a ceiling when it is raised from lying.
 *
 * @returns radians, a right angle at most; null if it is too high already while it lies
 * @source  long sin x + thick cos x = R cos(x - d) with R² = long² + thick² and tan d = long / thick
 */
export function raisedUnder(long: number, thick: number, ceiling: number): number | null {
  if (thick > ceiling) return null
  const diagonal = Math.hypot(long, thick)
  if (diagonal <= ceiling) return Math.PI / 2
  return Math.min(Math.PI / 2, Math.atan2(long, thick) - Math.acos(ceiling / diagonal))
}

/**
 * Leans a rectangle that is longer than an opening is wide into that opening. Exact: it returns null only if the
 * rectangle fits at no angle between those at which its sides are parallel to the opening.
 *
 * @returns the angle of the long side against the opening's width, and what is left on the tighter side
 * @source  "rectangle in a rectangle": L. Carver (1957), J. E. Wetzel (2000). They give the limit in closed form; this
 *          solves for the two angles between which width and height fit.
 */
export function leanInto(
  long: number,
  thick: number,
  openingWidth: number,
  openingHeight: number,
): { angle: number; spare: number } | null {
  if (long <= openingWidth || thick > openingWidth) return null
  const least = Math.atan2(thick, long) + Math.acos(openingWidth / Math.hypot(long, thick))
  const most = raisedUnder(long, thick, openingHeight)
  if (most === null || most < least) return null
  const angle = (least + most) / 2
  const spare = Math.min(openingWidth - extent(long, thick, angle), openingHeight - rise(long, thick, angle))
  return spare < 0 ? null : { angle, spare }
}

/**
 * A lower bound of a smooth function over an interval: never above its minimum.
 *
 * @param curvature  at least the greatest absolute value of the second derivative over the interval
 * @returns          the bound, and where the function was least
 * @source           error of linear interpolation: at most curvature × step² / 8
 */
export function leastOn(
  compute: (angle: number) => number,
  [from, to]: readonly [number, number],
  curvature: number,
): { at: number; value: number } {
  const step = (to - from) / STEPS
  let least = { at: from, value: compute(from) }
  for (let index = 1; index <= STEPS; index += 1) {
    const at = from + index * step
    const value = compute(at)
    if (!(value >= least.value)) least = { at, value }
  }
  return { at: least.at, value: least.value - (curvature * step * step) / 8 }
}
