/** A side of a piece. Its length is the longer side of the floor that it takes: a sofa is long where it is wide. */
export const sides = ['width', 'depth', 'height', 'length'] as const
export type Side = (typeof sides)[number]

/** What a search asks of one side, in whole centimeters; null where it sets no limit. */
export type MeasureLimit = { side: Side; leastCm: number | null; mostCm: number | null }

/** In centimeters. */
export type Dimensions = { width: number; depth: number; height: number }

/** Returns whether a piece of these dimensions, in centimeters, keeps all limits. */
export function keepsLimits(dimensions: Dimensions, limits: readonly MeasureLimit[]): boolean {
  const { width, depth } = dimensions
  const measured = { ...dimensions, length: Math.max(width, depth) }
  return limits.every(({ side, leastCm, mostCm }) => {
    return measured[side] >= (leastCm ?? 0) && measured[side] <= (mostCm ?? Infinity)
  })
}
