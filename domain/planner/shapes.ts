import { type Polygon, turnedOval, turnedRectangle } from './geometry.ts'
import type { Pillar, PlannedPiece } from './plan.ts'

/** The convex outline of a piece on the floor. */
export function shapeOf(piece: PlannedPiece): Polygon {
  return piece.kind === 'round' ? turnedOval(piece) : turnedRectangle(piece)
}

export function pillarShape({ x, y, width, depth }: Pillar): Polygon {
  return turnedRectangle({ x: x + width / 2, y: y + depth / 2, width, depth, turn: 0 })
}
