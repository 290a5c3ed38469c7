import type { Door, PieceFacts, PieceKind, Plan, PlannedPiece } from './plan.ts'

/** An own piece in the middle of a room of 5 m, unless its place says otherwise. Millimeters. */
export function piece(
  id: string,
  kind: PieceKind,
  [width, depth, height]: readonly [number, number, number],
  place: Partial<Pick<PlannedPiece, 'x' | 'y' | 'turn'>> = {},
): PlannedPiece {
  return { id, name: id, kind, width, depth, height, own: true, x: 2500, y: 2500, turn: 0, ...place }
}

export function door(measures: Partial<Door> = {}): Door {
  const inWall = { id: 'door', wall: 3, offset: 2900, width: 900, height: 2000 }
  return { kind: 'door', ...inWall, opens: 'inwards', hinge: 'start', ...measures }
}

/** A square of 5 m with a height of 2.6 m, its corners clockwise from the upper left. */
export function planOf(parts: Partial<Omit<Plan, 'version'>> = {}): Plan {
  const corners = [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
    { x: 5000, y: 5000 },
    { x: 0, y: 5000 },
  ]
  const room = { corners, height: 2600 }
  return { version: 1, name: '', room, openings: [], pillars: [], pieces: [], ...parts }
}

/**
 * A bedroom of 520 x 420 cm as somebody may plan it: the door strikes the dresser, and the bed is near the wardrobe.
 */
export const bedroom: Plan = {
  version: 1,
  name: 'Bedroom, Baneshwor',
  room: {
    corners: [
      { x: 0, y: 0 },
      { x: 5200, y: 0 },
      { x: 5200, y: 4200 },
      { x: 0, y: 4200 },
    ],
    height: 2700,
  },
  openings: [
    { kind: 'door', id: 'door', wall: 3, offset: 2900, width: 900, height: 2030, opens: 'inwards', hinge: 'start' },
    { kind: 'window', id: 'window', wall: 2, offset: 1600, width: 1800, height: 1200, sill: 900 },
  ],
  pillars: [],
  pieces: [
    piece('rug', 'rug', [2360, 1760, 10], { x: 3160, y: 2080 }),
    piece('dresser', 'drawers', [1310, 490, 800], { x: 855, y: 245 }),
    piece('left-table', 'drawers', [480, 420, 550], { x: 2000, y: 210 }),
    piece('bed', 'four-poster', [1740, 2170, 2000], { x: 3190, y: 1085 }),
    piece('right-table', 'drawers', [480, 420, 550], { x: 4380, y: 210 }),
    piece('wardrobe', 'wardrobe', [1530, 650, 2100], { x: 4875, y: 1965, turn: 90 }),
  ],
}

/** A product to add. */
export const wardrobe: PieceFacts = {
  name: 'Lumbini wardrobe',
  kind: 'wardrobe',
  width: 1530,
  depth: 650,
  height: 2100,
  own: false,
  productId: '12',
  variantId: '34',
}

export const chest = piece('chest', 'drawers', [1000, 500, 800])

/** A wider product of the same kind. */
export const wide = {
  kind: 'drawers',
  own: false,
  name: 'Wide',
  productId: '7',
  variantId: '71',
  width: 1600,
  depth: 600,
  height: 900,
} as const
