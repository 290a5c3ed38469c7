// oxlint-disable-next-line eslint/no-restricted-imports -- only tests import this file
import fc from 'fast-check'
import type { Polygon } from './geometry.ts'
import { pieceKinds, type Plan, type PlannedPiece, type Room } from './plan.ts'
import { planFrom } from './read-plan.ts'
import { lShapedRoom, rectangularRoom } from './rooms.ts'

const mm = (min: number, max: number) => fc.integer({ min, max })

/** What a polygon test needs: a rectangle at any whole degree, in some 6 m. */
export const anyRectangle = fc.record({
  x: mm(0, 6000),
  y: mm(0, 6000),
  width: mm(100, 2500),
  depth: mm(100, 2500),
  turn: fc.oneof(fc.constantFrom(0, 90, 180, 270), mm(0, 359)),
})

const anyCut = fc.record({
  corner: fc.constantFrom('top-left' as const, 'top-right' as const, 'bottom-right' as const, 'bottom-left' as const),
  width: mm(300, 1500),
  depth: mm(300, 1500),
})

/** A rectangle or an L of 2 to 6 m. */
export const anyRoom: fc.Arbitrary<Room> = fc
  .record({ width: mm(2000, 6000), depth: mm(2000, 6000), height: mm(2200, 3000), cut: fc.option(anyCut) })
  .map(({ width, depth, height, cut }) => {
    const made = cut ? lShapedRoom({ width, depth, height, cut }) : rectangularRoom({ width, depth, height })
    if ('problem' in made) throw new Error(made.problem)
    return made.room
  })

/** A room with slanted walls, of which no right-angled maker knows. */
export const slantedRoom: Polygon = [
  { x: 800, y: 0 },
  { x: 5000, y: 600 },
  { x: 4300, y: 2600 },
  { x: 5600, y: 4200 },
  { x: 0, y: 4800 },
]

const anyName = fc.string({ unit: 'grapheme', maxLength: 60 })

const anyPiece: fc.Arbitrary<PlannedPiece> = fc
  .record({
    id: fc.constant('piece'),
    name: anyName,
    kind: fc.constantFrom(...pieceKinds),
    width: mm(5, 3000),
    depth: mm(5, 3000),
    height: mm(5, 2600),
    x: mm(-500, 6500),
    y: mm(-500, 6500),
    turn: mm(0, 359),
    own: fc.boolean(),
    hasTable: fc.boolean(),
  })
  .map(({ own, hasTable, ...piece }) => {
    if (own) return { ...piece, own }
    const table = { width: Math.max(5, Math.ceil(piece.width / 2)), depth: piece.depth }
    return { ...piece, own, productId: '12', variantId: '345', ...(hasTable && { table }) }
  })

/** A valid plan: some openings on its first walls, pillars and up to 12 pieces, wherever they are. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    name: anyName,
    room: anyRoom,
    doorOffset: mm(0, 1000),
    door: fc.record({
      opens: fc.constantFrom('inwards' as const, 'outwards' as const, 'slides' as const),
      hinge: fc.constantFrom('start' as const, 'end' as const),
      wall: mm(0, 3),
    }),
    pillars: fc.array(fc.record({ x: mm(0, 5000), y: mm(0, 5000), width: mm(100, 600), depth: mm(100, 600) }), {
      maxLength: 2,
    }),
    pieces: fc.array(anyPiece, { maxLength: 12 }),
  })
  .map(({ name, room, doorOffset, door, pillars, pieces }) => ({
    version: 1 as const,
    name,
    room,
    openings: [{ kind: 'door' as const, id: 'door', offset: doorOffset, width: 800, height: 2000, ...door }],
    pillars: pillars.map((pillar, at) => ({ ...pillar, id: `pillar-${at}` })),
    pieces: pieces.map((piece, at) => ({ ...piece, id: `piece-${at}` })),
  }))
  .filter((plan) => 'plan' in planFrom(plan))
