import { expect, test } from 'vitest'
import { distancesIn, positionOf } from './in-words.ts'
import { slantedRoom } from './random-plans.fixture.ts'
import { lShapedRoom } from './rooms.ts'
import { bedroom, piece, planOf } from './sample-plan.fixture.ts'

test('the wardrobe of the bedroom is 455 cm from the left wall, and its back is to the right one', () => {
  const wardrobe = bedroom.pieces.find(({ id }) => id === 'wardrobe')!
  expect(positionOf(bedroom, wardrobe)).toEqual({
    distances: { left: 4550, right: 0, top: 1200, bottom: 1470 },
    against: [{ wall: 1, side: 'right', withBack: true }],
    facing: 'left',
  })
})

test.each([
  [0, 'bottom'],
  [44, 'bottom-left'],
  [90, 'left'],
  [135, 'top-left'],
  [180, 'top'],
  [225, 'top-right'],
  [270, 'right'],
  [359, 'bottom'],
])('a piece at %i degrees faces the %s', (turn, facing) => {
  expect(positionOf(planOf(), piece('chair', 'chair', [500, 500, 850], { turn })).facing).toBe(facing)
})

test('in a corner a bed stands at two walls, at one with its side', () => {
  const bed = piece('bed', 'bed', [1600, 2000, 900], { x: 800, y: 1015 })
  expect(positionOf(planOf(), bed).against).toEqual([
    { wall: 0, side: 'top', withBack: true },
    { wall: 3, side: 'left', withBack: false },
  ])
  expect(positionOf(planOf(), { ...bed, y: 1025, x: 830 }).against).toEqual([])
  expect(positionOf(planOf(), { ...bed, x: 1274, y: 1274, turn: 45 }).against).toEqual([])
})

test('the next wall counts, not the outermost one', () => {
  const made = lShapedRoom({
    width: 5000,
    depth: 4000,
    height: 2600,
    cut: { corner: 'top-left', width: 2000, depth: 1500 },
  })
  const room = 'room' in made ? made.room : planOf().room
  const chest = piece('chest', 'drawers', [1000, 500, 800], { x: 3500, y: 1000 })
  expect(distancesIn(room, chest)).toEqual({ left: 1000, right: 1000, top: 750, bottom: 2750 })
  // Below the inner corner.
  expect(distancesIn(room, { ...chest, y: 1750 })).toMatchObject({ left: 3000, top: 1500 })
  expect(distancesIn(room, { ...chest, x: 1000, y: 3000 })).toEqual({ left: 500, right: 3500, top: 1250, bottom: 750 })
})

test('along a slanted wall the nearest point counts', () => {
  const chest = piece('chest', 'drawers', [1000, 600, 800], { x: 2500, y: 2300 })
  const { left, right, top, bottom } = distancesIn({ corners: slantedRoom, height: 2600 }, chest) ?? {}
  const expected = {
    left: 2000 - 800 * (1 - 2000 / 4800),
    right: 4300 - 3000,
    top: 2000 - (600 / 4200) * (3000 - 800),
    bottom: 4200 + 600 * (1 - 3000 / 5600) - 2600,
  }
  expect(Math.abs((left ?? 0) - expected.left)).toBeLessThan(1)
  expect(Math.abs((right ?? 0) - expected.right)).toBeLessThan(1)
  expect(Math.abs((top ?? 0) - expected.top)).toBeLessThan(1)
  expect(Math.abs((bottom ?? 0) - expected.bottom)).toBeLessThan(1)
})

test.each([
  ['beside the room', { x: 7000, y: 7000 }],
  ['below its bottom wall', { x: 2500, y: 5750 }],
  ['through a wall', { x: 2500, y: 4900 }],
])('a piece %s has no distances and no wall behind it', (_, place) => {
  const chest = piece('chest', 'drawers', [1000, 500, 800], place)
  expect(distancesIn(planOf().room, chest)).toBeNull()
  expect(positionOf(planOf(), chest)).toEqual({ distances: null, against: [], facing: 'bottom' })
})
