import { acrossBeds } from './across-bed.ts'
import { pieceOf } from './move-piece.ts'
import { firstFreePlace, freePlaces, seenPlace } from './free-place.ts'
import { axesAt, whole } from './geometry.ts'
import { newId } from './new-id.ts'
import { MAX_PIECES, type PieceFacts, type Plan, type PlannedPiece } from './plan.ts'

/** `isFree`: whether there was a free place; without one the piece lies where it is seen, for the shopper to move. */
export type Added = { plan: Plan; id: string; isFree: boolean } | { problem: 'too-many' }

/** Adds a piece at the first free place; see `firstFreePlace`. */
export function addPiece(plan: Plan, facts: PieceFacts): Added {
  const piece = { ...facts, id: newId(plan, 'piece'), x: 0, y: 0, turn: 0 }
  const place = firstFreePlace(plan, piece)
  return added(plan, place ?? seenPlace(plan, piece), place !== null)
}

/**
 * Adds another of a piece: at the other side of the bed where it stands beside one, else at its right side, else at its
 * left, else at the first free place.
 */
export function copyPiece(plan: Plan, id: string): Added {
  const piece = pieceOf(plan, id)
  const copy = { ...piece, id: newId(plan, 'piece') }
  const [along] = axesAt(piece.turn)
  const beside = [1, -1].map((side) => ({
    ...copy,
    x: whole(piece.x + side * along.x * piece.width),
    y: whole(piece.y + side * along.y * piece.width),
  }))
  const place = [...acrossBeds(plan, copy), ...beside].find(freePlaces(plan, copy)) ?? firstFreePlace(plan, copy)
  return added(plan, place ?? seenPlace(plan, copy), place !== null)
}

function added(plan: Plan, piece: PlannedPiece, isFree: boolean): Added {
  if (plan.pieces.length >= MAX_PIECES) return { problem: 'too-many' }
  return { plan: { ...plan, pieces: [...plan.pieces, piece] }, id: piece.id, isFree }
}
