import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, type Polygon } from './geometry.ts'
import { anyRoom, slantedRoom } from './random-plans.fixture.ts'
import { roomProblem } from './room-problem.ts'
import { lShapedRoom, type MadeRoom, rectangularRoom, type RoomCorner, roomOfWalls } from './rooms.ts'

const cornersOf = (made: MadeRoom) => ('room' in made ? made.room.corners.map(({ x, y }) => [x, y]) : made.problem)
const polygon = (...corners: [number, number][]): Polygon => corners.map(([x, y]) => ({ x, y }))
const walls = (text: string) => {
  return text.split(' ').map((wall) => ({
    length: Number(wall.slice(0, -1)),
    turn: wall.endsWith('R') ? ('right' as const) : ('left' as const),
  }))
}

test('a rectangle has its corners clockwise from the upper left', () => {
  expect(cornersOf(rectangularRoom({ width: 5200, depth: 4200, height: 2700 }))).toEqual([
    [0, 0],
    [5200, 0],
    [5200, 4200],
    [0, 4200],
  ])
})

test.each<[RoomCorner, number[][]]>([
  [
    'top-left',
    [
      [0, 1000],
      [1500, 1000],
      [1500, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ],
  ],
  [
    'top-right',
    [
      [0, 0],
      [2500, 0],
      [2500, 1000],
      [4000, 1000],
      [4000, 3000],
      [0, 3000],
    ],
  ],
  [
    'bottom-right',
    [
      [0, 0],
      [4000, 0],
      [4000, 2000],
      [2500, 2000],
      [2500, 3000],
      [0, 3000],
    ],
  ],
  [
    'bottom-left',
    [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [1500, 3000],
      [1500, 2000],
      [0, 2000],
    ],
  ],
])('an L without its %s corner', (corner, expected) => {
  const made = lShapedRoom({ width: 4000, depth: 3000, height: 2600, cut: { corner, width: 1500, depth: 1000 } })
  expect(cornersOf(made)).toEqual(expected)
})

test('a room of typed walls begins with the first wall and lies at its right hand', () => {
  const made = roomOfWalls(walls('4000R 2000R 1500L 1000R 2500R 3000R'), 2600)
  expect(cornersOf(made)).toEqual([
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [2500, 2000],
    [2500, 3000],
    [0, 3000],
  ])
})

test('a niche above the first wall moves the room down, so that its least x and y are 0', () => {
  const made = roomOfWalls(walls('2000L 500R 2000R 3500R 4000R 3000R'), 2600)
  expect(cornersOf(made)).toEqual([
    [0, 500],
    [2000, 500],
    [2000, 0],
    [4000, 0],
    [4000, 3500],
    [0, 3500],
  ])
})

test.each<[string, MadeRoom, object]>([
  [
    'walls that miss each other by 20 cm',
    roomOfWalls(walls('4000R 3000R 3800R 3000R'), 2600),
    { problem: 'does-not-close', missing: { x: -200, y: 0 } },
  ],
  ['a turn too few', roomOfWalls(walls('4000R 3000R 4000R'), 2600), { problem: 'does-not-close' }],
  ['no walls', roomOfWalls([], 2600), { problem: 'too-few-corners' }],
  ['a walk to the left', roomOfWalls(walls('4000L 3000L 4000L 3000L'), 2600), { problem: 'wrong-way-round' }],
  ['more walls than allowed', roomOfWalls(walls(`${'1000R '.repeat(12)}1000R`), 2600), { problem: 'too-many-corners' }],
  ['a side of 90 cm', rectangularRoom({ width: 900, depth: 3000, height: 2600 }), { problem: 'room-size' }],
  ['a side of 21 m', rectangularRoom({ width: 21_000, depth: 3000, height: 2600 }), { problem: 'room-size' }],
  ['no number', rectangularRoom({ width: Number.NaN, depth: 3000, height: 2600 }), { problem: 'room-size' }],
  ['a ceiling of 1.5 m', rectangularRoom({ width: 4000, depth: 3000, height: 1500 }), { problem: 'ceiling-height' }],
  [
    'a cut as wide as the room',
    lShapedRoom({ width: 4000, depth: 3000, height: 2600, cut: { corner: 'top-left', width: 4000, depth: 500 } }),
    { problem: 'wall-length' },
  ],
  [
    'a cut wider than the room',
    lShapedRoom({ width: 4000, depth: 3000, height: 2600, cut: { corner: 'top-left', width: 4500, depth: 500 } }),
    { problem: 'walls-cross' },
  ],
  [
    'a cut of less than nothing',
    lShapedRoom({ width: 4000, depth: 3000, height: 2600, cut: { corner: 'top-left', width: -500, depth: 500 } }),
    { problem: 'wall-length' },
  ],
])('%s make no room', (_, made, expected) => {
  expect(made).toEqual(expected)
})

test.each<[string, Polygon, string | undefined]>([
  ['slanted walls', slantedRoom, undefined],
  ['a triangle', polygon([0, 0], [4000, 0], [0, 3000]), undefined],
  ['a straight wall in two parts', polygon([0, 0], [2000, 0], [4000, 0], [4000, 3000], [0, 3000]), undefined],
  ['two corners', polygon([0, 0], [4000, 0]), 'too-few-corners'],
  ['an hourglass', polygon([0, 0], [4000, 3000], [4000, 0], [0, 3000]), 'walls-cross'],
  ['a wall that folds back', polygon([0, 0], [4000, 0], [4000, 3000], [2000, 0], [0, 3000]), 'walls-cross'],
  ['a spike', polygon([0, 0], [4000, 0], [4000, 3000], [4000, 1000], [0, 1000]), 'walls-cross'],
  ['the same corner twice', polygon([0, 0], [4000, 0], [4000, 0], [0, 3000]), 'wall-length'],
  [
    'two rooms at one corner',
    polygon([0, 0], [2000, 2000], [4000, 0], [4000, 4000], [2000, 2000], [0, 4000]),
    'walls-cross',
  ],
  ['counterclockwise', polygon([0, 0], [0, 3000], [4000, 3000], [4000, 0]), 'wrong-way-round'],
])('corners of %s', (_, corners, expected) => {
  expect(roomProblem({ corners, height: 2600 })).toBe(expected)
})

test('walking along the walls of any room with right angles makes the same room again', () => {
  fc.assert(
    fc.property(anyRoom, ({ corners, height }) => {
      const along = corners.map((from, at) => {
        const to = corners[(at + 1) % corners.length]!
        return { x: to.x - from.x, y: to.y - from.y }
      })
      // The walk begins with a wall to the right.
      const first = along.findIndex(({ x }) => x > 0)
      const ordered = [...along.slice(first), ...along.slice(0, first)]
      const typed = ordered.map((wall, at) => {
        const next = ordered[(at + 1) % ordered.length]!
        const isRight = wall.x * next.y - wall.y * next.x > 0
        return { length: Math.abs(wall.x + wall.y), turn: isRight ? ('right' as const) : ('left' as const) }
      })
      const made = roomOfWalls(typed, height)
      expect('room' in made && areaOf(made.room.corners)).toBe(areaOf(corners))
    }),
  )
})
