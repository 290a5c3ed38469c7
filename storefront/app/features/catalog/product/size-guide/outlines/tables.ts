import type { Size } from '../dimension-box.ts'
import { block, legs, levels, type Piece, type Span } from './piece.ts'

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

export function onLegs(x: Span, height: number, z: Span): Piece[] {
  const top = Math.min(5, height * 0.1)
  return [...legs(x, height - top, z, Math.min(8, (x[1] - x[0]) * 0.08)), block(x, [height - top, height], z)]
}
