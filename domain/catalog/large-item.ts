/** From here on one person cannot carry it up a stair, or it does not go round a corner of one. */
const LARGE_FROM = { weightKg: 30, longestCm: 140 }

/** What is known of a piece; null where nothing is. */
export type ItemSize = {
  weightKg: number | null
  widthCm: number | null
  depthCm: number | null
  heightCm: number | null
}

/** Whether delivery needs the floor, the lift and the access. */
export function isLargeItem({ weightKg, widthCm, depthCm, heightCm }: ItemSize): boolean {
  const longest = Math.max(widthCm ?? 0, depthCm ?? 0, heightCm ?? 0)
  return (weightKg ?? 0) >= LARGE_FROM.weightKg || longest >= LARGE_FROM.longestCm
}
