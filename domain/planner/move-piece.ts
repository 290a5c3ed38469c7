import { defined } from '../defined.ts'
import { whole, wholeTurn } from './geometry.ts'
import { PLACE_MM, type Plan, type PlannedPiece } from './plan.ts'

/** Puts a piece elsewhere, in millimeters and degrees, which are rounded; never out of sight of the room. */
export function movePiece(plan: Plan, id: string, place: { x: number; y: number; turn?: number }): Plan {
  const { turn } = pieceOf(plan, id)
  return changed(plan, id, { x: inSight(place.x), y: inSight(place.y), turn: wholeTurn(place.turn ?? turn) })
}

/** A place at which a piece can be seen, in whole millimeters. */
export function inSight(place: number): number {
  return Math.min(PLACE_MM.most, Math.max(PLACE_MM.least, whole(place)))
}

/** The same plan but for some facts of a piece. */
export function changed(plan: Plan, id: string, change: Partial<PlannedPiece>): Plan {
  const pieces = plan.pieces.map((piece) => (piece.id === id ? ({ ...piece, ...change } as PlannedPiece) : piece))
  return { ...plan, pieces }
}

export function pieceOf({ pieces }: Plan, id: string): PlannedPiece {
  return defined(
    pieces.find((piece) => piece.id === id),
    `piece ${id}`,
  )
}
