import { axesAt, boundsOf, dot, type Point, spanAlong, wholeTurn } from './geometry.ts'
import { changed, inSight, movePiece, pieceOf } from './move-piece.ts'
import { isInside } from './overlaps.ts'
import type { PieceFacts, Plan, PlannedPiece, Table } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { wallsOf } from './walls.ts'

/**
 * Changes of a plan, each a new plan; what it does not touch stays the very same objects. An id that is not in the plan
 * is a bug of the caller and throws an Error.
 */

/**
 * Turns a piece around its middle by some degrees, clockwise, and moves it off a wall through which it would then reach.
 * One that was outside of the room, or does not fit there that way, only turns.
 */
export function turnPiece(plan: Plan, id: string, degrees: number): Plan {
  const { corners } = plan.room
  const before = pieceOf(plan, id)
  const turned = changed(plan, id, { turn: wholeTurn(before.turn + degrees) })
  const shape = shapeOf(pieceOf(turned, id))
  if (isInside(shape, corners) || !isInside(shapeOf(before), corners)) return turned
  const [bounds, room] = [boundsOf(shape), boundsOf(corners)]
  const moved = movePiece(turned, id, {
    x: before.x + Math.max(0, room.left - bounds.left) - Math.max(0, bounds.right - room.right),
    y: before.y + Math.max(0, room.top - bounds.top) - Math.max(0, bounds.bottom - room.bottom),
  })
  return isInside(shapeOf(pieceOf(moved, id)), corners) ? moved : turned
}

export function removePiece(plan: Plan, id: string): Plan {
  pieceOf(plan, id)
  return { ...plan, pieces: plan.pieces.filter((piece) => piece.id !== id) }
}

/**
 * Puts another piece in the place of one, with its turn and its id. The middle of its back stays where it is, as with
 * another variant.
 */
export function swapPiece(plan: Plan, id: string, facts: PieceFacts): Plan {
  const before = pieceOf(plan, id)
  const after = { ...facts, id, turn: before.turn, ...grown(plan, before, facts) }
  return { ...plan, pieces: plan.pieces.map((piece) => (piece === before ? after : piece)) }
}

/** What a variant changes; sizes in millimeters. */
type VariantFacts = { variantId: string; name: string; width: number; depth: number; height: number; table?: Table }

/**
 * Gives a piece of the shop another color or size. The middle of its back stays where it is, and so the wall behind it.
 * In a corner its side stays at the other wall.
 *
 * @throws Error if the piece is the shopper's own
 */
export function changeVariant(plan: Plan, id: string, variant: VariantFacts): Plan {
  const piece = pieceOf(plan, id)
  if (piece.own) throw new Error(`Piece ${id} has no variants`)
  const { table: _before, ...kept } = piece
  const after = { ...kept, ...variant, ...grown(plan, piece, variant) }
  return { ...plan, pieces: plan.pieces.map((one) => (one === piece ? after : one)) }
}

/** The middle of a piece once it has other measures and its back stays at its wall. */
function grown(plan: Plan, piece: PlannedPiece, size: { width: number; depth: number }): Point {
  const [along, ahead] = axesAt(piece.turn)
  const deeper = (size.depth - piece.depth) / 2
  const wider = ((size.width - piece.width) / 2) * sideAway(plan, piece)
  return {
    x: inSight(piece.x + ahead.x * deeper + along.x * wider),
    y: inSight(piece.y + ahead.y * deeper + along.y * wider),
  }
}

/** The way that a piece can grow: 1 to its right, -1 to its left, 0 to both, by the walls that its sides touch. */
function sideAway({ room }: Plan, piece: PlannedPiece): number {
  const [along] = axesAt(piece.turn)
  const shape = shapeOf(piece)
  const [left, right] = [1, -1].map((side) => {
    return wallsOf(room).some(({ inward, segment }) => {
      const isBeside = dot(inward, along) * side > PARALLEL
      const [[from, to], [line]] = [spanAlong(shape, inward), spanAlong(segment, inward)]
      return isBeside && to > line && Math.abs(from - line) <= AT_WALL_MM
    })
  })
  return Number(left) - Number(right)
}

/** Cosine of half a degree. */
const PARALLEL = 0.9999
const AT_WALL_MM = 2
