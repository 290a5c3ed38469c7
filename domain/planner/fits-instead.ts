import { pieceOf } from './move-piece.ts'
import { swapPiece } from './edits.ts'
import { freePlaces } from './free-place.ts'
import type { PieceFacts, Plan } from './plan.ts'

/**
 * Whether another piece fits the place of one: it is no larger in any measure, or takes nothing away there (see
 * `freePlaces`).
 */
export function fitsInstead(plan: Plan, id: string, facts: PieceFacts): boolean {
  const before = pieceOf(plan, id)
  if ((['width', 'depth', 'height'] as const).every((side) => facts[side] <= before[side])) return true
  const after = pieceOf(swapPiece(plan, id, facts), id)
  return freePlaces(plan, after)(after)
}
