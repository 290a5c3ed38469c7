import { expect, test } from 'vitest'
import { areaOf } from '#domain/planner/geometry.ts'
import { door, planOf } from '#domain/planner/sample-plan.fixture.ts'
import type { Opening } from '#domain/planner/plan.ts'
import { lShapedRoom } from '#domain/planner/rooms.ts'
import { outerCorners, wallSolids, type WallSolid } from './wall-solids.ts'

const window: Opening = { kind: 'window', id: 'window', wall: 0, offset: 1000, width: 1500, height: 1200, sill: 900 }

const wallsIn = (solids: readonly WallSolid[]) => solids.filter(({ paint }) => paint === 'wall')
/** Cubic meters. */
const volumeOf = ({ base, bottom, top }: WallSolid) => Math.abs(areaOf(base)) * (top - bottom)
const total = (solids: readonly WallSolid[]) => solids.reduce((sum, solid) => sum + volumeOf(solid), 0)

const paintsOf = (openings: Opening[]) => new Set(wallSolids(planOf({ openings }))[0]!.map(({ paint }) => paint))
const handleAt = (hinge: 'start' | 'end') => {
  const [solids] = wallSolids(planOf({ openings: [door({ wall: 0, offset: 1000, hinge })] }))
  return solids!.find(({ paint }) => paint === 'handle')!.base[0]!.x
}

test('each wall of a square fills its mitered place outside of the room, in meters', () => {
  for (const solids of wallSolids(planOf())) {
    expect(wallsIn(solids)).toHaveLength(1)
    // Between 5 m inside and 5.28 m outside, 14 cm thick and 2.6 m high.
    expect(total(wallsIn(solids))).toBeCloseTo(5.14 * 0.14 * 2.6, 9)
  }
  const [{ base, bottom, top }] = wallsIn(wallSolids(planOf())[0]!) as [WallSolid]
  expect({ base, bottom, top }).toEqual({
    base: [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5.14, y: -0.14 },
      { x: -0.14, y: -0.14 },
    ],
    bottom: 0,
    top: 2.6,
  })
})

test.each([
  ['a door', door({ wall: 0, offset: 1000 }), 0.9 * 2],
  ['a door as high as the room', door({ wall: 0, offset: 1000, height: 2600 }), 0.9 * 2.6],
  ['a window', window, 1.5 * 1.2],
])('the wall leaves out %s', (_case, opening, squareMeters) => {
  const [whole] = wallSolids(planOf())
  const [opened] = wallSolids(planOf({ openings: [opening] }))
  const missing = total(wallsIn(whole!)) - total(wallsIn(opened!))
  expect(missing).toBeCloseTo(squareMeters * 0.14, 2)
})

test('a door has a frame, a leaf and a handle on the side without hinges, a window has glass', () => {
  expect(paintsOf([door({ wall: 0 })])).toEqual(new Set(['wall', 'skirting', 'frame', 'leaf', 'handle']))
  expect(paintsOf([window])).toEqual(new Set(['wall', 'skirting', 'frame', 'glass']))
  expect(handleAt('start')).toBeGreaterThan(1.45)
  expect(handleAt('end')).toBeLessThan(1.45)
})

test('no skirting board runs through a door', () => {
  const [solids] = wallSolids(planOf({ openings: [door({ wall: 0, offset: 1000 })] }))
  const boards = solids!.filter(({ paint }) => paint === 'skirting').map(({ base }) => base.map(({ x }) => x))
  expect(boards.map((xs) => [Math.min(...xs), Math.max(...xs)])).toEqual([
    [0, 1],
    [1.9, 5],
  ])
})

test('outer corners lie outside of a convex corner and within a concave one', () => {
  const made = lShapedRoom({
    width: 4000,
    depth: 3000,
    height: 2600,
    cut: { corner: 'bottom-right', width: 1000, depth: 1000 },
  })
  if (!('room' in made)) throw new Error(made.problem)
  const corners = outerCorners(made.room)
  expect(corners).toContainEqual({ x: -140, y: -140 })
  expect(corners).toContainEqual({ x: 3140, y: 2140 })
})
