import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside } from './overlaps.ts'
import { changeRoom, movedPieces, movedPillars, nearestInside, placeFromWalls, withinRoom } from './inside.ts'
import type { PlannedPiece, Room } from './plan.ts'
import { anyPlan, slantedRoom } from './random-plans.fixture.ts'
import { lShapedRoom, rectangularRoom } from './rooms.ts'
import { piece, planOf } from './sample-plan.fixture.ts'
import { shapeOf } from './shapes.ts'

const roomIn = (made: ReturnType<typeof rectangularRoom>): Room => {
  if ('problem' in made) throw new Error(made.problem)
  return made.room
}
/** 14 by 12 feet. */
const smaller = roomIn(rectangularRoom({ width: 4267, depth: 3658, height: 2600 }))
const square = planOf().room
/** Without the upper left 2 m by 1.5 m. */
const bend = roomIn(
  lShapedRoom({ width: 5000, depth: 4000, height: 2600, cut: { corner: 'top-left', width: 2000, depth: 1500 } }),
)
const chest = piece('chest', 'drawers', [1000, 500, 800])
const placed = (x: number, y: number, turn = 0) => ({ ...chest, x, y, turn })
const placeOf = (found: PlannedPiece | null) => found && { x: found.x, y: found.y, turn: found.turn }

test.each<[string, Room, PlannedPiece, { x: number; y: number }]>([
  ['inside stays', square, placed(2000, 2000), { x: 2000, y: 2000 }],
  ['below the room comes to the bottom wall', square, placed(2000, 5750), { x: 2000, y: 4750 }],
  ['through a wall comes off it', square, placed(400, 2000), { x: 500, y: 2000 }],
  ['beyond a corner comes into it', square, placed(7000, 7000), { x: 4500, y: 4750 }],
  ['that lies along a wall keeps its turn', square, placed(5750, 2000, 90), { x: 4750, y: 2000 }],
  ['in the missing corner of an L takes the shorter way', bend, placed(1000, 1400), { x: 1000, y: 1750 }],
  ['beside the missing corner comes off its wall', bend, placed(2300, 700), { x: 2500, y: 700 }],
])('a piece %s', (_, room, lies, place) => {
  expect(placeOf(nearestInside(room, lies))).toEqual({ ...place, turn: lies.turn })
})

test('a turned piece comes to an inner corner with its side', () => {
  const found = nearestInside(bend, placed(1900, 1400, 135))!
  expect(isInside(shapeOf(found), bend.corners)).toBe(true)
  // Its side is at a slant before the corner at (2000, 1500): half its depth away.
  expect(found.x - 2000 + (found.y - 1500)).toBeCloseTo(250 * Math.SQRT2, -1)
})

test('a piece that fits nowhere has no place inside', () => {
  expect(nearestInside(square, { ...chest, width: 5010 })).toBeNull()
})

test('the place inside of any room is inside, and no other along the grid is nearer', () => {
  const anyRoom = fc.oneof(
    anyPlan.map(({ room }) => room),
    fc.constant({ corners: slantedRoom, height: 2600 }),
  )
  const anyPlace = fc.record({
    x: fc.integer({ min: -3000, max: 9000 }),
    y: fc.integer({ min: -3000, max: 9000 }),
    turn: fc.constantFrom(0, 30, 90, 200),
  })
  fc.assert(
    fc.property(anyRoom, anyPlace, (room, place) => {
      const lies = { ...chest, width: 700, ...place }
      const found = nearestInside(room, lies)
      if (!found) return
      expect(isInside(shapeOf(found), room.corners)).toBe(true)
      const way = Math.hypot(found.x - lies.x, found.y - lies.y)
      for (let x = 0; x <= 6000; x += 250) {
        for (let y = 0; y <= 6000; y += 250) {
          const isNearer = Math.hypot(x - lies.x, y - lies.y) < way - 3
          expect(isNearer && isInside(shapeOf({ ...lies, x, y }), room.corners)).toBe(false)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('in a smaller room, pieces beyond its walls move in, and all others stay where they are', () => {
  const pieces = [
    placed(1000, 1000),
    { ...placed(4750, 4000, 90), id: 'right' },
    { ...placed(2000, 4750), id: 'below' },
    { ...placed(7000, 2000), id: 'beside' },
    { ...placed(2500, 2500), id: 'long', width: 4400 },
  ]
  const plan = planOf({ pieces })
  const within = { ...plan, room: smaller, pieces: withinRoom(plan, smaller) }
  expect(within.pieces.map(({ id, x, y }) => ({ id, x, y }))).toEqual([
    { id: 'chest', x: 1000, y: 1000 },
    { id: 'right', x: 4017, y: 3158 },
    { id: 'below', x: 2000, y: 3408 },
    // It was put down beside the room.
    { id: 'beside', x: 7000, y: 2000 },
    // It no longer fits.
    { id: 'long', x: 2500, y: 2500 },
  ])
  expect(movedPieces(plan, within)).toBe(2)
  expect(within.pieces[0]).toBe(pieces[0])
})

test('a mattress moves with its bed', () => {
  const bed = piece('bed', 'bed', [1800, 2200, 900], { x: 4000, y: 1100 })
  const mattress = piece('mattress', 'mattress', [1500, 2000, 200], { x: 4000, y: 1150 })
  const pieces = withinRoom(planOf({ pieces: [mattress, bed] }), smaller)
  expect(pieces.map(({ x, y }) => ({ x, y }))).toEqual([
    { x: 3367, y: 1150 },
    { x: 3367, y: 1100 },
  ])
})

test.each<[string, PlannedPiece, { left?: number; top?: number }, { x: number; y: number }]>([
  ['inside moves along one axis', placed(2000, 2000), { left: 100 }, { x: 600, y: 2000 }],
  ['below the room comes inside by its distance from above', placed(2000, 5750), { top: 510 }, { x: 2000, y: 760 }],
  ['below the room comes inside by its distance from the left', placed(2000, 5750), { left: 0 }, { x: 500, y: 4750 }],
  ['through a wall is measured from within', placed(400, 2000), { left: 20 }, { x: 520, y: 2000 }],
])('a typed distance: a piece %s', (_, lies, wanted, place) => {
  expect(placeFromWalls(planOf({ pieces: [lies] }), 'chest', wanted).pieces[0]).toMatchObject(place)
})

test('a typed distance leaves a piece that fits nowhere, and an unknown one is a bug', () => {
  const plan = planOf({ pieces: [{ ...chest, width: 5010 }] })
  expect(placeFromWalls(plan, 'chest', { left: 100 })).toBe(plan)
  expect(() => placeFromWalls(plan, 'sofa', {})).toThrow('There is no piece sofa')
})

const pillar = (id: string, x: number, y: number) => ({ id, x, y, width: 300, depth: 400 })

test('in a smaller room, pillars that stood in it come inside, and those in a wall or beside the room stay', () => {
  const plan = planOf({
    pillars: [
      pillar('free', 1000, 1000),
      pillar('right', 4600, 1000),
      pillar('in-wall', 2000, -200),
      pillar('far', 6000, 0),
    ],
  })
  const made = changeRoom(plan, smaller)
  if ('problem' in made) throw new Error(made.problem)
  expect(made.plan.pillars.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['free', 1000, 1000],
    ['right', 3967, 1000],
    ['in-wall', 2000, -200],
    ['far', 6000, 0],
  ])
  expect(movedPillars(plan, made.plan)).toBe(1)
})
