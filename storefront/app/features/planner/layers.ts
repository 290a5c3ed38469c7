import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'

/** The order in which pieces are drawn: a rug lies under everything. */
export function inLayers(pieces: readonly PlannedPiece[]): PlannedPiece[] {
  return pieces.toSorted((one, other) => Number(isFlat(other)) - Number(isFlat(one)))
}
