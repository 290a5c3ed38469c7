import type { Size } from '../dimension-box.ts'
import { block, legs, levels, type Piece, type Span } from './piece.ts'

export function table({ width, depth, height }: Size): Piece[] {
  return onLegs([0, width], height, [0, depth])
}

/** A narrower desk stands on legs, and a wider one on drawers at both sides. Those between have a panel at the right. */
const DRAWERS_FROM_CM = 120
const DRAWERS_AT_BOTH_FROM_CM = 160

export function desk({ width, depth, height }: Size): Piece[] {
  if (width < DRAWERS_FROM_CM) return table({ width, depth, height })
  const under = height - Math.min(4, height * 0.08)
  const drawers = (x: Span) => block(x, [0, under], [0, depth], levels(x, [under * 0.34, under * 0.67]))
  return [
    width < DRAWERS_AT_BOTH_FROM_CM
      ? block([width * 0.97, width], [0, under], [0, depth])
      : drawers([width * 0.7, width]),
    drawers([0, width * 0.3]),
    block([0, width], [under, height], [0, depth]),
  ]
}

export function onLegs(x: Span, height: number, z: Span): Piece[] {
  const top = Math.min(5, height * 0.1)
  return [...legs(x, height - top, z, Math.min(8, (x[1] - x[0]) * 0.08)), block(x, [height - top, height], z)]
}
