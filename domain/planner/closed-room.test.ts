import { expect, test } from 'vitest'
import { closedRoom } from './closed-room.ts'
import { areaOf } from './geometry.ts'
import { rectangularRoom, roomOfWalls, type TypedWall } from './rooms.ts'

const walls = (text: string): TypedWall[] =>
  text.split(' ').map((wall) => ({
    length: Number.parseInt(wall, 10),
    turn: wall.endsWith('R') ? 'right' : 'left',
  }))

test('walls that close make the very room', () => {
  expect(closedRoom(walls('4000R 3000R 4000R 3000R'), 2600)).toEqual(
    rectangularRoom({ width: 4000, depth: 3000, height: 2600 }),
  )
})

test.each([
  ['across', '4000R 3000R 3980R 3000R', '3980R 3000R 3980R 3000R'],
  ['down', '4000R 3000R 4000R 3020R', '4000R 3000R 4000R 3000R'],
  // The longest wall of each direction takes it up.
  ['in both', '5000R 4000R 2990R 1500L 2000R 2510R', '4990R 4010R 2990R 1500L 2000R 2510R'],
])('a slip of the tape %s is taken up', (_, typed, meant) => {
  const made = closedRoom(walls(typed), 2600)
  expect(made).toEqual(roomOfWalls(walls(meant), 2600))
  expect('room' in made && areaOf(made.room.corners) > 0).toBe(true)
})

test('more than a slip is a problem', () => {
  expect(closedRoom(walls('4000R 3000R 3900R 3000R'), 2600)).toEqual({
    problem: 'does-not-close',
    missing: { x: -100, y: 0 },
  })
})
