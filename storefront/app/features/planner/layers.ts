import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'

/** The layers in which pieces are drawn, the lowest first: a rug lies under everything. */
export function layersOf(pieces: readonly PlannedPiece[]): (readonly PlannedPiece[])[] {
  return [pieces.filter((piece) => isFlat(piece)), pieces.filter((piece) => !isFlat(piece))]
}

/** All pieces in the order of the layers. */
export function inLayers(pieces: readonly PlannedPiece[]): PlannedPiece[] {
  return layersOf(pieces).flat()
}
