import type { Size } from '../dimension-box.ts'
import { bed, bunkBed, fourPoster, mattress } from './beds.ts'
import type { FurnitureKind } from '#domain/catalog/furniture-kinds.ts'
import { diningSet, type SetParts } from './dining-set.ts'
import { block, type Piece } from './piece.ts'
import { armchair, bench, chair, cornerSofa, lounger, officeChair, sofa } from './seats.ts'
import { drawers, lamp, shelf, wardrobe } from './storage.ts'
import { desk, table, type TableParts } from './tables.ts'

/** What is known of furniture, beyond its kind and size. */
export type DrawnParts = SetParts & TableParts

/**
 * Returns the parts of a kind of furniture, in the order in which to draw them: those behind first. Together they are
 * as wide, deep and high as `size`. They are simple: they tell a bed from a wardrobe, not one bed from another. Only
 * tables, desks and dining sets have `parts`: people count drawers and chairs.
 */
export function furniturePieces(kind: FurnitureKind, size: Size, parts?: DrawnParts): Piece[] {
  return makers[kind](size, parts)
}

const makers: Record<FurnitureKind, (size: Size, parts?: DrawnParts) => Piece[]> = {
  box: ({ width, depth, height }) => [block([0, width], [0, height], [0, depth])],
  bed,
  'four-poster': fourPoster,
  'bunk-bed': bunkBed,
  mattress,
  sofa,
  'corner-sofa': cornerSofa,
  armchair,
  bench,
  chair,
  'office-chair': officeChair,
  lounger,
  table,
  desk,
  'dining-set': diningSet,
  drawers,
  wardrobe,
  shelf,
  lamp,
}
