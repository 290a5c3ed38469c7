import { axesAt, dot, spanAlong, whole } from './geometry.ts'
import type { Plan, PlannedPiece } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { bedKinds } from './solids.ts'

/** Wider furniture, such as a wardrobe, does not come in pairs around a bed. */
const BEDSIDE_MM = 700
/** A piece stands beside a bed up to this gap. */
const BESIDE_MM = 300

/**
 * Returns the places at the other side of a bed, for the second of a pair such as bedside tables: mirrored from each
 * piece of the same kind and size that stands beside the bed. Nothing says that they are free.
 */
export function acrossBeds({ pieces }: Plan, piece: PlannedPiece): PlannedPiece[] {
  if (piece.width > BEDSIDE_MM) return []
  const pairs = pieces.filter((one) => {
    return one.id !== piece.id && (['kind', 'width', 'depth'] as const).every((fact) => one[fact] === piece[fact])
  })
  const beds = pieces.filter(({ kind }) => bedKinds.has(kind))
  return pairs.flatMap((pair) => beds.flatMap((bed) => (isBeside(pair, bed) ? [mirrored(piece, pair, bed)] : [])))
}

function isBeside(pair: PlannedPiece, bed: PlannedPiece): boolean {
  const [along, ahead] = axesAt(bed.turn)
  const [left, right] = gaps(pair, bed, along)
  const [behind, before] = gaps(pair, bed, ahead)
  const gap = Math.max(left, right)
  return gap >= 0 && gap <= BESIDE_MM && behind < 0 && before < 0
}

/** Returns how far a piece lies before and after a bed along an axis; negative where it reaches beyond its edge. */
function gaps(pair: PlannedPiece, bed: PlannedPiece, axis: { x: number; y: number }): [before: number, after: number] {
  const [from, to] = spanAlong(shapeOf(pair), axis)
  const [start, end] = spanAlong(shapeOf(bed), axis)
  return [start - to, from - end]
}

function mirrored(piece: PlannedPiece, pair: PlannedPiece, bed: PlannedPiece): PlannedPiece {
  const [along] = axesAt(bed.turn)
  const away = 2 * dot({ x: pair.x - bed.x, y: pair.y - bed.y }, along)
  const turn = (((2 * bed.turn - pair.turn) % 360) + 360) % 360
  return { ...piece, x: whole(pair.x - away * along.x), y: whole(pair.y - away * along.y), turn }
}
