import { expect, test } from 'vitest'
import { planOf } from './sample-plan.fixture.ts'
import { lShapedRoom, rectangularRoom } from './rooms.ts'
import { readRoom, typedOf, withFewerWalls, withMoreWalls } from './read-room.ts'
import { fieldsOf, newRoom, type TypedRoom } from './typed-room.ts'

const cm = (text: string) => ({ cm: text })
const typed = (changes: Partial<TypedRoom>): TypedRoom => ({ ...newRoom('cm'), ...changes })
const rectangle = typed({ lengths: { width: cm('520'), depth: cm('४२०'), height: cm('270') } })

test('a rectangle is read in any digits', () => {
  expect(readRoom(rectangle)).toEqual(rectangularRoom({ width: 5200, depth: 4200, height: 2700 }))
})

test('feet and inches are read to the millimeter', () => {
  const lengths = {
    width: { feet: '15', inches: '' },
    depth: { feet: '12', inches: '6' },
    height: { feet: '9', inches: '0' },
  }
  expect(readRoom({ ...newRoom('ft'), lengths })).toEqual(rectangularRoom({ width: 4572, depth: 3810, height: 2743 }))
})

test('an L lacks the chosen corner', () => {
  const lengths = { ...rectangle.lengths, 'cut-width': cm('200'), 'cut-depth': cm('150') }
  const cut = { corner: 'top-left', width: 2000, depth: 1500 } as const
  expect(readRoom(typed({ shape: 'l', cut: 'top-left', lengths }))).toEqual(
    lShapedRoom({ width: 5200, depth: 4200, height: 2700, cut }),
  )
})

test('each field says what is wrong with it', () => {
  const lengths = { width: cm('wide'), depth: cm('50'), height: cm('900') }
  expect(readRoom(typed({ lengths }))).toEqual({
    problems: { width: 'unclear', depth: 'too-small', height: 'too-large' },
  })
  expect(readRoom(newRoom('cm'))).toEqual({ problems: { width: 'empty', depth: 'empty' } })
})

test('walls are added and removed in pairs, up to twelve and down to four', () => {
  const more = withMoreWalls(typed({ shape: 'walls' }))
  expect(fieldsOf(more)).toHaveLength(7)
  expect(withFewerWalls(more).turns).toHaveLength(4)
  expect(withFewerWalls(withFewerWalls(more)).turns).toHaveLength(4)
  let most = more
  for (let at = 0; at < 10; at += 1) most = withMoreWalls(most)
  expect(most.turns).toHaveLength(12)
})

test.each(['cm', 'ft'] as const)(
  'a room is shown as it would be typed in %s, and read again to the millimeter',
  (unit) => {
    const cut = { corner: 'bottom-left', width: 1500, depth: 1200 } as const
    for (const made of [
      rectangularRoom({ width: 5200, depth: 4200, height: 2700 }),
      lShapedRoom({ width: 5200, depth: 4200, height: 2700, cut }),
    ]) {
      const room = 'room' in made ? made.room : planOf().room
      const again = readRoom(typedOf(room, unit)!)
      const corners = 'room' in again ? again.room.corners : []
      expect(corners).toHaveLength(room.corners.length)
      for (const [at, { x, y }] of corners.entries()) {
        expect(Math.abs(x - room.corners[at]!.x)).toBeLessThanOrEqual(unit === 'cm' ? 0 : 3)
        expect(Math.abs(y - room.corners[at]!.y)).toBeLessThanOrEqual(unit === 'cm' ? 0 : 3)
      }
    }
  },
)

test('slanted walls are not typed', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 4000, y: 500 },
    { x: 4000, y: 4000 },
    { x: 0, y: 4000 },
  ]
  expect(typedOf({ corners, height: 2600 }, 'cm')).toBeNull()
})
