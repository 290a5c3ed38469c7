import { borderOfNepal } from './border-of-nepal.ts'

/** Degrees. */
export type Position = { latitude: number; longitude: number }

/** Decimals of a stored position: a metre is enough to find a door. */
const DECIMALS = 5

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

/** Returns a position as it is stored. */
export function tidyPosition({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0 // never -0
}

/** `28.2096,83.95536`, as maps read it. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude},${longitude}`
}

/** Parses what `positionText` writes; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text) ?? []
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** A page that shows a position, in the map app of a phone that has one. */
export function mapUrl(position: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(positionText(position))}`
}
