import { Mesh, Raycaster, Vector3 } from 'three'
import { isPointInside } from '#domain/planner/overlaps.ts'
import { shapeOf } from '#domain/planner/shapes.ts'
import { bedKinds } from '#domain/planner/solids.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import type { Part } from './model-parts.ts'
import { placeOf } from './piece-instances.ts'
import type { PieceModel, ShownPiece } from './shown-piece.ts'

/** Higher than people lie, and below the canopy of a four-poster and the upper bed of two. */
const ABOVE_M = 0.9
const down = new Vector3(0, -1, 0)

/**
 * How high above the floor a piece lies: a mattress on the model of the bed below its middle, everything else on the
 * floor. A box that stands in for a bed has no surface.
 *
 * @param partsOf  the meshes of a model, once it has loaded
 * @returns        meters
 */
export function surfaceBelow(
  piece: PlannedPiece,
  shown: readonly ShownPiece[],
  partsOf: (model: PieceModel) => readonly Part[] | undefined,
): number {
  if (piece.kind !== 'mattress') return 0
  const bed = shown.find((other) => bedKinds.has(other.piece.kind) && isPointInside(piece, shapeOf(other.piece)))
  const parts = bed?.model && partsOf(bed.model)
  if (!bed?.model || !parts) return 0
  const { width, height, depth } = bed.model.stretch
  const place = placeOf(bed.piece, [width, height, depth])
  const ray = new Raycaster(new Vector3(piece.x / 1000, ABOVE_M, piece.y / 1000), down)
  const tops = parts.flatMap(({ geometry, material, matrix }) => {
    const mesh = new Mesh(geometry, material)
    mesh.matrixWorld.multiplyMatrices(place, matrix)
    return ray.intersectObject(mesh, false).map(({ point }) => point.y)
  })
  return Math.max(0, ...tops)
}
