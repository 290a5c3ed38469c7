import type { Size } from '../dimension-box.ts'
import { block, legs, levels, middle, type Piece, posts, type Span } from './piece.ts'

export function table({ width, depth, height }: Size): Piece[] {
  return onLegs([0, width], height, [0, depth])
}

/** Drawers at the left, a panel at the right. */
export function desk({ width, depth, height }: Size): Piece[] {
  const under = height - Math.min(4, height * 0.08)
  const drawers: Span = [0, width * 0.3]
  return [
    block([width * 0.97, width], [0, under], [0, depth]),
    block(drawers, [0, under], [0, depth], levels(drawers, [under * 0.34, under * 0.67])),
    block([0, width], [under, height], [0, depth]),
  ]
}

/** A table with two chairs at each long side, and one at each end. */
export function diningSet({ width, depth, height }: Size): Piece[] {
  const [reach, gap] = [width * 0.2, depth * 0.2]
  const end = middle(0.28, depth)
  const seat: Span = [height * 0.46, height * 0.52]
  const rest = Math.min(4, gap * 0.3, reach * 0.2)
  const chairs = [0.36, 0.64].map((share): Span => [width * share - reach * 0.45, width * share + reach * 0.45])
  return [
    ...chairs.flatMap((x) => [
      ...posts(x, [0, seat[1]], [depth - rest, depth], rest),
      block(x, [seat[1], height], [depth - rest, depth]),
      block(x, seat, [depth - gap, depth - rest]),
    ]),
    block([0, reach * 0.1], [0, height], end),
    block([reach * 0.1, reach * 0.8], seat, end),
    ...onLegs([reach / 2, width - reach / 2], height * 0.88, [gap / 2, depth - gap / 2]),
    block([width - reach * 0.1, width], [0, height], end),
    ...chairs.flatMap((x) => [
      block(x, seat, [rest, gap]),
      ...posts(x, [0, seat[1]], [0, rest], rest),
      block(x, [seat[1], height], [0, rest]),
    ]),
  ]
}

function onLegs(x: Span, height: number, z: Span): Piece[] {
  const top = Math.min(5, height * 0.1)
  return [...legs(x, height - top, z, Math.min(8, (x[1] - x[0]) * 0.08)), block(x, [height - top, height], z)]
}
