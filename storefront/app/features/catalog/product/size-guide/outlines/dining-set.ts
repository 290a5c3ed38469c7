import type { SetSeats } from '#domain/catalog/set-seats.ts'
import type { Size } from '../dimension-box.ts'
import { block, middle, type Piece, posts, type Span } from './piece.ts'
import { onLegs, type TableParts } from './tables.ts'

/** What is known of a set, beyond the size of the whole. */
export type SetParts = Pick<TableParts, 'isRound'> & {
  seats?: SetSeats | null
  /** The table alone, in centimeters. */
  table?: { width: number; depth: number } | null
}

const USUAL_SEATS: SetSeats = { chairs: 6, hasBench: false }
const CHAIR_CM = { width: 45, depth: 42 }
/** A set that much wider than its table has a chair at each end. */
const END_CM = 20

/** A table with its chairs pulled out: at the ends if there is room for them, and along both sides; a bench is in front. */
export function diningSet(size: Size, { seats, table, isRound }: SetParts = {}): Piece[] {
  const { chairs, hasBench } = seats ?? USUAL_SEATS
  const { width, depth, height } = size
  const hasEnds = chairs > 1 && isSatAtEnds(size, chairs, hasBench, table)
  const aside = hasEnds ? chairs - 2 : chairs
  const behind = hasBench ? aside : Math.ceil(aside / 2)
  const before = aside - behind

  const seatDepth = Math.min(CHAIR_CM.depth, depth * 0.25)
  const taken = (behind > 0 ? 1 : 0) + (before > 0 || hasBench ? 1 : 0)
  const gap = taken > 0 && table && table.depth < depth ? (depth - table.depth) / taken : seatDepth * 0.6
  const top: Span = [before > 0 || hasBench ? gap : 0, behind > 0 ? depth - gap : depth]

  const seatAtEnd = Math.min(CHAIR_CM.depth, width * 0.25)
  const gapAtEnd = table && table.width < width ? (width - table.width) / 2 : seatAtEnd * 0.6
  const across: Span = hasEnds ? [gapAtEnd, width - gapAtEnd] : [0, width]

  const level: Span = [height * 0.46, height * 0.52]
  const end = middle(Math.min(0.4, CHAIR_CM.width / depth), depth)
  const rest = Math.min(4, seatDepth * 0.2, seatAtEnd * 0.2)
  const isBehind: Span = [depth - Math.max(seatDepth, gap), depth]
  return [
    ...placesAlong(across, behind).flatMap((x) => [
      ...posts(x, [0, level[1]], [depth - rest, depth], rest),
      block(x, [level[1], height], [depth - rest, depth]),
      block(x, level, [isBehind[0], depth - rest]),
    ]),
    ...(hasEnds ? [block([0, rest], [0, height], end), block([rest, seatAtEnd], level, end)] : []),
    ...onLegs(across, height * 0.88, top, isRound),
    ...(hasEnds ? [block([width - rest, width], [0, height], end)] : []),
    ...(hasBench ? bench(across, level, [0, Math.min(seatDepth, depth / 2)]) : []),
    ...placesAlong(across, before).flatMap((x) => [
      block(x, level, [rest, Math.max(seatDepth, gap)]),
      ...posts(x, [0, level[1]], [0, rest], rest),
      block(x, [level[1], height], [0, rest]),
    ]),
  ]
}

/** The measures tell, if the table's are known. Otherwise six sit at the ends too, and so do four around a square. */
function isSatAtEnds({ width, depth }: Size, chairs: number, hasBench: boolean, table: SetParts['table']): boolean {
  if (table) return width - table.width >= END_CM
  if (hasBench) return false
  return chairs === 4 ? Math.abs(width - depth) < END_CM : chairs % 4 === 2
}

/** Equal places along a side of the table, each as wide as a chair where there is room. */
function placesAlong([from, to]: Span, count: number): Span[] {
  const each = (to - from) / count
  const half = Math.min(CHAIR_CM.width, each * 0.75) / 2
  return Array.from({ length: count }, (_, at) => {
    const center = from + each * (at + 0.5)
    return [center - half, center + half]
  })
}

/** It has no back, so that it slides under the table. */
function bench([from, to]: Span, level: Span, z: Span): Piece[] {
  const inset = (to - from) * 0.1
  const x: Span = [from + inset, to - inset]
  const leg = Math.min(5, (x[1] - x[0]) * 0.08, (z[1] - z[0]) / 4)
  return [
    ...posts(x, [0, level[0]], [z[1] - leg, z[1]], leg),
    ...posts(x, [0, level[0]], [z[0], z[0] + leg], leg),
    block(x, level, z),
  ]
}
