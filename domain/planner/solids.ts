import type { FurnitureKind } from '../catalog/furniture-kinds.ts'
import type { Polygon } from './geometry.ts'
import { isFlat, type Plan } from './plan.ts'
import { pillarShape, shapeOf } from './shapes.ts'
import { wallsOf } from './walls.ts'

/** What a warning can name. */
export type Thing = { piece: string } | { pillar: string } | { wall: number }

/** Something that nobody walks through, with its convex outline on the floor; a wall is a segment. */
export type Solid = { thing: Thing; shape: Polygon }

/** Returns what stands in a room: the pieces that are not flat, in their order, then the pillars, then the walls. */
export function solidsOf(plan: Plan): Solid[] {
  const pieces = plan.pieces.filter((piece) => !isFlat(piece))
  return [
    ...pieces.map((piece) => ({ thing: { piece: piece.id }, shape: shapeOf(piece) })),
    ...plan.pillars.map((pillar) => ({ thing: { pillar: pillar.id }, shape: pillarShape(pillar) })),
    ...wallsOf(plan.room).map(({ at, segment }) => ({ thing: { wall: at }, shape: segment })),
  ]
}

/** A name within the id of a warning; a colon is in no id of a plan. */
export function nameOfThing(thing: Thing): string {
  if ('piece' in thing) return thing.piece
  return 'pillar' in thing ? thing.pillar : `wall:${thing.wall}`
}

export function piecesAmong(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => ('piece' in thing ? [thing.piece] : []))
}

const kinds = (...names: FurnitureKind[]): ReadonlySet<string> => new Set(names)

/** Chairs are light: a person moves them out of the way, and pushes them under a table. */
export const chairKinds = kinds('chair', 'office-chair')
/** Seats that stand where they are put, with one front. */
export const seatKinds = kinds('sofa', 'corner-sofa', 'armchair')
/** Their fronts open, and nobody uses their backs. */
export const cupboardKinds = kinds('wardrobe', 'drawers', 'shelf')
export const tableKinds = kinds('table', 'desk')
export const bedKinds = kinds('bed', 'four-poster', 'bunk-bed')
