import type { MeasureProblem } from '../passages/measure-input.ts'
import type { LengthUnit } from '../catalog/length-units.ts'
import { readLengthMm, type TypedLength, typedMm } from '../passages/typed-length.ts'
import { pieceName } from './piece-name.ts'
import { PIECE_MM, type PieceFacts, type PlannedPiece } from './plan.ts'

/** A round piece has one measure on the floor, its diameter as `width`. In a plan an oval is `round`, too. */
export const ownKinds = ['box', 'round', 'oval', 'rug'] as const
export type OwnKind = (typeof ownKinds)[number]

const ownSides = ['width', 'depth', 'height'] as const
export type OwnSide = (typeof ownSides)[number]

/** A piece of the shopper's own as typed. */
export type TypedOwnPiece = {
  name: string
  kind: OwnKind
  lengths: Readonly<Partial<Record<OwnSide, TypedLength>>>
}

/** Nobody plans with less; a slip of the unit is more likely. */
export const SIDE_MM = { least: 50, most: PIECE_MM.most }
/** Nobody measures how thick a rug is. */
const RUG_HEIGHT_MM = 10

/** The sides that a kind asks for. */
export function sidesOf(kind: OwnKind): readonly OwnSide[] {
  if (kind === 'round') return ['width', 'height']
  return kind === 'rug' ? ['width', 'depth'] : ownSides
}

/** Returns a piece as somebody would type it, to change it; any piece that has no form of its own is a box. */
export function typedPiece(piece: PlannedPiece, unit: LengthUnit): TypedOwnPiece {
  const { name, width, depth, height } = piece
  const kind = piece.kind === 'round' && width !== depth ? 'oval' : ownKinds.find((one) => one === piece.kind)
  const lengths = { width: typedMm(width, unit), depth: typedMm(depth, unit), height: typedMm(height, unit) }
  return { name, kind: kind ?? 'box', lengths }
}

export type OwnPieceProblems = Partial<Record<OwnSide, MeasureProblem>>

/**
 * Returns the piece, or what is wrong with its measures. A name is made one that a plan may have: in one line, without
 * characters of markup, and not too long.
 *
 * @param otherwise  the name of a piece without one
 */
export function readOwnPiece(
  typed: TypedOwnPiece,
  otherwise: string,
): { facts: PieceFacts } | { problems: OwnPieceProblems } {
  const { kind, lengths } = typed
  const size = { width: 0, depth: 0, height: RUG_HEIGHT_MM }
  const problems: OwnPieceProblems = {}
  for (const side of sidesOf(kind)) {
    const read = readLengthMm(lengths[side], SIDE_MM)
    if ('problem' in read) problems[side] = read.problem
    else size[side] = read.mm
  }
  if (Object.keys(problems).length > 0) return { problems }
  const name = pieceName(typed.name, otherwise) || otherwise
  if (kind === 'round') size.depth = size.width
  return { facts: { name, kind: kind === 'oval' ? 'round' : kind, ...size, own: true } }
}
