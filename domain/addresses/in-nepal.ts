import { borderOfNepal } from './border-of-nepal.ts'
import type { Position } from './position.ts'

/** The simplified border runs up to this far from the true one, through towns such as Kakarbhitta. */
const TOLERANCE_KM = 5
const KM_A_DEGREE = 111.2

type Corner = (typeof borderOfNepal)[number]

/** Whether a position is inside Nepal, or within a few kilometres of its border. */
export function isInNepal(position: Position): boolean {
  const sides = borderOfNepal.map((corner, index) => [borderOfNepal.at(index - 1)!, corner] as const)
  const crossed = sides.filter(([from, to]) => isWestOf(position, from, to))
  return crossed.length % 2 === 1 || sides.some(([from, to]) => distanceToSideKm(position, from, to) <= TOLERANCE_KM)
}

/** Whether a ray to the east meets a side of the border. */
function isWestOf({ latitude, longitude }: Position, from: Corner, to: Corner): boolean {
  if (from[0] > latitude === to[0] > latitude) return false
  const share = (latitude - from[0]) / (to[0] - from[0])
  return longitude < from[1] + share * (to[1] - from[1])
}

/** On a flat map around the position, which is exact enough over some kilometres. */
function distanceToSideKm({ latitude, longitude }: Position, from: Corner, to: Corner): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const [startX, startY] = [(from[1] - longitude) * narrowing, from[0] - latitude]
  const [wide, high] = [(to[1] - from[1]) * narrowing, to[0] - from[0]]
  const share = Math.min(1, Math.max(0, -(startX * wide + startY * high) / (wide ** 2 + high ** 2)))
  return Math.hypot(startX + share * wide, startY + share * high) * KM_A_DEGREE
}
