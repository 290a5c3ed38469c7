import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnedRectangle, wholeTurn } from './geometry.ts'
import { isInside } from './overlaps.ts'
import type { PlannedPiece } from './plan.ts'
import { anyPlan, slantedRoom } from './random-plans.fixture.ts'
import { piece, planOf } from './sample-plan.fixture.ts'
import { SNAP_MM, snapped, snappedTurn } from './snap.ts'

const chest = (place: Partial<Pick<PlannedPiece, 'x' | 'y' | 'turn' | 'kind'>>): PlannedPiece => ({
  ...piece('chest', 'drawers', [1000, 400, 800]),
  ...place,
})
const other = piece('other', 'drawers', [800, 600, 800], { x: 1400, y: 300 })
const one = (...pieces: PlannedPiece[]) => planOf({ pieces })

test.each([
  ['far from everything', one(), chest({}), { x: 2500, y: 2500, turn: 0, to: [] }],
  ['9 cm from the upper wall', one(), chest({ y: 290 }), { x: 2500, y: 200, turn: 0, to: [{ wall: 0 }] }],
  ['11 cm from it', one(), chest({ y: 310 }), { x: 2500, y: 310, turn: 0, to: [] }],
  ['9 cm beyond it', one(), chest({ y: 110 }), { x: 2500, y: 200, turn: 0, to: [{ wall: 0 }] }],
  ['at the left wall it turns its back', one(), chest({ x: 550 }), { x: 200, y: 2500, turn: 270, to: [{ wall: 3 }] }],
  ['at the right wall', one(), chest({ x: 4450 }), { x: 4800, y: 2500, turn: 90, to: [{ wall: 1 }] }],
  ['at the lower wall', one(), chest({ y: 4750 }), { x: 2500, y: 4800, turn: 180, to: [{ wall: 2 }] }],
  ['in a corner', one(), chest({ x: 560, y: 210 }), { x: 500, y: 200, turn: 0, to: [{ wall: 0 }, { wall: 3 }] }],
  [
    'beside a piece at the wall',
    one(other),
    chest({ x: 2360, y: 210 }),
    { x: 2300, y: 200, turn: 0, to: [{ wall: 0 }, { piece: 'other' }] },
  ],
  [
    'beside a piece, flush with its back',
    one({ ...other, y: 2500 }),
    chest({ x: 2350, y: 2420 }),
    { x: 2300, y: 2400, turn: 0, to: [{ piece: 'other' }, { piece: 'other' }] },
  ],
  [
    'before a piece, with its side flush',
    one({ ...other, y: 2500 }),
    chest({ x: 1550, y: 3080 }),
    { x: 1500, y: 3000, turn: 0, to: [{ piece: 'other' }, { piece: 'other' }] },
  ],
  [
    'beside a piece that is turned otherwise',
    one({ ...other, y: 2500, turn: 20 }),
    chest({ x: 2350 }),
    { x: 2350, y: 2500, turn: 0, to: [] },
  ],
  ['beside a rug', one({ ...other, kind: 'rug', y: 2500 }), chest({ x: 2350 }), { x: 2350, y: 2500, turn: 0, to: [] }],
] as const)('a chest %s', (_, plan, dragged, expected) => {
  expect(snapped(plan, dragged, true)).toEqual(expected)
})

test.for([
  ['that it would lie through as it stands', { x: 350 }, { x: 200, turn: 270, to: [{ wall: 3 }] }],
  ['that its back would lie through', { y: 120 }, { y: 200, turn: 0, to: [{ wall: 0 }] }],
  ['in a corner, where its back is', { x: 450, y: 210 }, { x: 500, y: 200, turn: 0, to: [{ wall: 0 }, { wall: 3 }] }],
] as const)('a chest is drawn to a wall %s', ([, at, expected]) => {
  expect(snapped(one(), chest(at), true)).toMatchObject(expected)
})

test('a piece that was turned by hand keeps its turn at the wall, and so does a rug', () => {
  expect(snapped(one(), chest({ x: 550 }), false)).toEqual({ x: 500, y: 2500, turn: 0, to: [{ wall: 3 }] })
  expect(snapped(one(), chest({ x: 550, kind: 'rug' }), true)).toEqual({ x: 500, y: 2500, turn: 0, to: [{ wall: 3 }] })
})

test('at a slanted wall it is turned along it, to a whole degree, and stays in the room', () => {
  const plan = planOf({ room: { corners: slantedRoom, height: 2600 } })
  const found = snapped(plan, chest({ x: 2600, y: 560 }), true)
  expect(found).toMatchObject({ turn: 8, to: [{ wall: 0 }] })
  expect(isInside(turnedRectangle(chest(found)), slantedRoom)).toBe(true)
})

test('what is drawn to something never moves farther than two such distances, and lands on whole numbers', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(11), (plan, choice) => {
      fc.pre(plan.pieces.length > 0)
      const dragged = plan.pieces[choice % plan.pieces.length]!
      const { x, y, turn } = snapped(plan, dragged, false)
      const isNear = Math.hypot(x - dragged.x, y - dragged.y) <= 2 * SNAP_MM + 1
      return isNear && turn === dragged.turn && [x, y].every((value) => Number.isInteger(value))
    }),
    { numRuns: 100 },
  )
})

test.each([
  [6, 0],
  [8, 8],
  [356, 0],
  [-93, 270],
  [85.4, 90],
  [45, 45],
])('a turn to %d degrees becomes %i', (degrees, expected) => {
  expect(snappedTurn(planOf(), degrees)).toBe(expected)
})

test('in a room with a slanted wall its direction draws as well', () => {
  const corners = planOf().room.corners.map((corner, at) => (at === 1 ? { x: 5000, y: 700 } : corner))
  const plan = planOf({ room: { corners, height: 2600 } })
  expect(snappedTurn(plan, 10)).toBe(8)
  expect(snappedTurn(plan, 100)).toBe(98)
  expect(snappedTurn(plan, 2)).toBe(0)
})

test.each([
  [360, 0],
  [-1, 359],
  [-0.4, 0],
  [725, 5],
])('%d degrees are %i whole ones', (degrees, expected) => {
  expect(wholeTurn(degrees)).toBe(expected)
})

const bed = (place: Partial<PlannedPiece>) => piece('bed', 'bed', [1600, 2000, 1000], place)

test('a bed with its side at a wall keeps its turn, and one with its back towards it lies along it', () => {
  expect(snapped(one(), bed({ x: 850 }), true)).toEqual({ x: 800, y: 2500, turn: 0, to: [{ wall: 3 }] })
  expect(snapped(one(), bed({ y: 3950 }), true)).toEqual({ x: 2500, y: 4000, turn: 0, to: [{ wall: 2 }] })
  const near = bed({ y: 1250, turn: 20 })
  expect(snapped(one(), near, true)).toMatchObject({ y: 1000, turn: 0, to: [{ wall: 0 }] })
})

const desk = piece('desk', 'desk', [1200, 600, 750], { x: 2500, y: 1500 })
const chair = (place: Partial<Pick<PlannedPiece, 'x' | 'y' | 'kind'>>): PlannedPiece => ({
  ...piece('chair', 'office-chair', [600, 700, 1200]),
  ...place,
})

test.each([
  ['before the desk', desk, { x: 2500, y: 2240 }, 180],
  ['behind it', desk, { x: 2500, y: 760 }, 0],
  ['at its left end', desk, { x: 1560, y: 1500 }, 270],
  ['at its right end', desk, { x: 3440, y: 1500 }, 90],
  ['half under it', desk, { x: 2500, y: 2000 }, 180],
  ['before a turned desk', { ...desk, turn: 90 }, { x: 1800, y: 1500 }, 270],
  ['before a table', { ...desk, kind: 'table' as const }, { x: 2500, y: 2240 }, 180],
])('a chair that is drawn to a desk faces it: %s', (_, table, at, turn) => {
  expect(snapped(one(table), chair(at), true).turn).toBe(turn)
})

test.each([
  ['far from the desk', [desk], chair({ x: 2500, y: 3500 }), true],
  ['beyond its corner', [desk], chair({ x: 3150, y: 2200 }), true],
  ['once it was turned by hand', [desk], chair({ x: 2500, y: 2240 }), false],
  ['beside drawers', [{ ...desk, kind: 'drawers' as const }], chair({ x: 2500, y: 2240 }), true],
  ['an armchair', [desk], chair({ x: 2500, y: 2240, kind: 'armchair' }), true],
])('it keeps its turn: %s', (_, others, dragged, mayTurn) => {
  expect(snapped(one(...others), dragged, mayTurn).turn).toBe(0)
})
