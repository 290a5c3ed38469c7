export const furnitureKinds = [
  'box',
  'bunk-bed',
  'four-poster',
  'drawers',
  'shelf',
  'wardrobe',
  'mattress',
  'lamp',
  'dining-set',
  'lounger',
  'bench',
  'corner-sofa',
  'armchair',
  'sofa',
  'office-chair',
  'chair',
  'table',
  'desk',
  'bed',
] as const

/** A kind of furniture that has an outline of its own (furniture-pieces.ts); `box` for everything else. */
export type FurnitureKind = (typeof furnitureKinds)[number]
