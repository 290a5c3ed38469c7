import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'
import type { Paints } from './paints.ts'

/** A thing to draw: where, of which piece, and in which color if it is a box of 1 m. */
export type Instance = { matrix: Matrix4; id: string; color?: Color }

const RUG_EDGE_M = 0.09
/** What lies on a floor is at most this high, and a soft shadow above it. */
const FLAT_M = 0.01
const SHADOW_M = { above: 0.014, around: 0.22 }
const LEAST_HEIGHT_M = 0.004
const FRAME_M = { wide: 0.025, high: 0.018, around: 0.03 }

/** Where a piece stands, on its own axes: width, height and depth. */
export function placeOf(
  { x, y, turn }: PlannedPiece,
  [width, height, depth]: readonly [number, number, number],
): Matrix4 {
  const turned = new Quaternion().setFromEuler(new Euler(0, (-turn * Math.PI) / 180, 0))
  return new Matrix4().compose(new Vector3(x / 1000, 0, y / 1000), turned, new Vector3(width, height, depth))
}

function sizeOf({ width, depth, height }: PlannedPiece) {
  return { width: width / 1000, depth: depth / 1000, height: Math.max(LEAST_HEIGHT_M, height / 1000) }
}

/** The box of a piece; a rug is two, its field and its edge. */
export function boxesOf(piece: PlannedPiece, swatch: string | undefined, paints: Paints): Instance[] {
  const { id } = piece
  const { width, depth, height } = sizeOf(piece)
  if (!isFlat(piece)) {
    const color = swatch === undefined ? paints.box : new Color(swatch).lerp(paints.box, 0.25)
    return [{ id, color, matrix: placeOf(piece, [width, height, depth]) }]
  }
  const low = Math.min(height, FLAT_M)
  const field = [Math.max(width - 2 * RUG_EDGE_M, 0.01), low + 0.002, Math.max(depth - 2 * RUG_EDGE_M, 0.01)] as const
  return [
    { id, color: paints['rug-edge'], matrix: placeOf(piece, [width, low, depth]) },
    { id, color: paints.rug, matrix: placeOf(piece, field) },
  ]
}

/** The shadow below a piece, as a level square of 1 m is stretched to it. */
export function shadowOf(piece: PlannedPiece): Instance {
  const { width, depth } = sizeOf(piece)
  const matrix = placeOf(piece, [width + SHADOW_M.around, 1, depth + SHADOW_M.around])
  return { id: piece.id, matrix: new Matrix4().makeTranslation(0, SHADOW_M.above, 0).multiply(matrix) }
}

/** Four bars on the floor around a piece. */
export function frameOf(piece: PlannedPiece): Instance[] {
  const { width, depth } = sizeOf(piece)
  const [across, along] = [width / 2 + FRAME_M.around, depth / 2 + FRAME_M.around]
  const place = placeOf(piece, [1, 1, 1])
  const bar = (x: number, z: number, wide: number, deep: number): Instance => {
    const own = new Matrix4().makeTranslation(x, 0, z).scale(new Vector3(wide, FRAME_M.high, deep))
    return { id: piece.id, matrix: place.clone().multiply(own) }
  }
  return [
    bar(0, -along, 2 * across + FRAME_M.wide, FRAME_M.wide),
    bar(0, along, 2 * across + FRAME_M.wide, FRAME_M.wide),
    bar(-across, 0, FRAME_M.wide, 2 * along),
    bar(across, 0, FRAME_M.wide, 2 * along),
  ]
}
