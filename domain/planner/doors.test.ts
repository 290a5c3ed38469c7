import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinRectangle } from './brute-force.fixture.ts'
import { opensUntil } from './doors.ts'
import { turnedRectangle } from './geometry.ts'
import type { Door } from './plan.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'
import { solidsOf } from './solids.ts'
import { pointAt, wallsOf } from './walls.ts'
import { struckByDoors } from './doors.ts'

const walls = wallsOf(planOf().room)
const strikes = (plan: typeof bedroom) => struckByDoors(plan, solidsOf(plan))

test('the door of the bedroom strikes the dresser', () => {
  const [warning] = strikes(bedroom)
  expect(warning).toMatchObject({ id: 'door-strikes:door:dresser', pieces: ['dresser'], by: { piece: 'dresser' } })
})

/** A door of 90 cm in the left wall, from 1.2 m to 2.1 m below the upper corner; its hinge is below. */
const left = door({ wall: 3, offset: 2900, width: 900, hinge: 'start' })

test.each<
  [string, Partial<Door>, Parameters<typeof piece>[2], { x: number; y: number; turn?: number }, number | undefined]
>([
  ['a chest beyond its leaf', {}, [600, 400, 800], { x: 1201, y: 1650 }, undefined],
  ['a chest that the leaf just touches', {}, [600, 400, 800], { x: 1200, y: 1650 }, undefined],
  ['a chest before the opening', {}, [600, 400, 800], { x: 300, y: 1400 }, 0],
  ['a chest across the hinge', {}, [600, 400, 800], { x: 300, y: 2100 }, 0],
  ['a chest beside the hinge', {}, [600, 400, 800], { x: 300, y: 2300 }, undefined],
  ['a chest that narrows the last part', {}, [200, 200, 800], { x: 700, y: 1950 }, 67],
  ['the same with the hinge above', { hinge: 'end' }, [200, 200, 800], { x: 700, y: 1350 }, 67],
  ['the same for a door that opens outwards', { opens: 'outwards' }, [200, 200, 800], { x: 700, y: 1950 }, undefined],
  ['the same for a door that slides', { opens: 'slides' }, [200, 200, 800], { x: 700, y: 1950 }, undefined],
])('%s', (_, measures, size, place, expected) => {
  const plan = planOf({ openings: [{ ...left, ...measures }], pieces: [piece('chest', 'drawers', size, place)] })
  const [warning] = strikes(plan)
  expect(warning?.kind === 'door-strikes' ? warning.opensDegrees : undefined).toBe(expected)
})

test('a rug does not stop a door, a pillar and another wall do', () => {
  const rug = piece('rug', 'rug', [2000, 2000, 10], { x: 1000, y: 1650 })
  expect(strikes(planOf({ openings: [left], pieces: [rug] }))).toEqual([])
  const pillar = { id: 'pillar', x: 600, y: 1800, width: 200, depth: 200 }
  expect(strikes(planOf({ openings: [left], pillars: [pillar] }))).toMatchObject([
    { by: { pillar: 'pillar' }, pieces: [] },
  ])
  const corners = [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
    { x: 5000, y: 3000 },
    { x: 700, y: 1700 },
    { x: 0, y: 5000 },
  ]
  const slanted = planOf({ room: { corners, height: 2600 }, openings: [{ ...left, wall: 4 }] })
  expect(strikes(slanted)).toMatchObject([{ by: { wall: 2 } }, { by: { wall: 3 } }])
})

test('a door in a sharp corner opens up to the next wall', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
    { x: 5000, y: 5000 },
    { x: 0, y: 2500 },
  ]
  const room = { corners, height: 2600 }
  // The wall at the right meets the lower one at 63 degrees.
  const sharp = planOf({ room, openings: [{ ...left, wall: 1, offset: 4100, hinge: 'end' }] })
  expect(strikes(sharp)).toMatchObject([{ by: { wall: 2 }, opensDegrees: 63 }])
})

test('a door in the corner of a room opens fully along the next wall', () => {
  expect(strikes(planOf({ openings: [{ ...left, offset: 0 }] }))).toEqual([])
  expect(strikes(planOf({ openings: [{ ...left, offset: 4100, hinge: 'end' }] }))).toEqual([])
})

const mm = (min: number, max: number) => fc.integer({ min, max })

test('the angle agrees with turning the leaf by half degrees', () => {
  const anyPlace = fc.record({
    x: mm(0, 1500),
    y: mm(500, 3000),
    width: mm(100, 1200),
    depth: mm(100, 800),
    turn: mm(0, 359),
  })
  fc.assert(
    fc.property(anyPlace, fc.constantFrom('start' as const, 'end' as const), (rectangle, hinge) => {
      const wall = walls[3]!
      const at = { ...left, hinge }
      const opens = opensUntil(at, wall, turnedRectangle(rectangle))
      /** Whether a point of the leaf is in the rectangle at an angle; the leaf as dots 5 mm apart. */
      const isStruck = (degrees: number, by: number) => {
        const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
        return Array.from({ length: 181 }, (_, dot) => dot * 5).some((out) => {
          const along = hinge === 'start' ? at.offset + out * cos : at.offset + at.width - out * cos
          return isWithinRectangle(pointAt(wall, along, out * sin), rectangle, by)
        })
      }
      const before = Array.from({ length: 2 * opens }, (_, half) => half / 2)
      const isFreeBefore = !before.some((degrees) => degrees > 0.5 && isStruck(degrees, -3))
      return isFreeBefore && (opens === 90 || isStruck(opens + 1, 20) || isStruck(opens, 20))
    }),
    { numRuns: 300 },
  )
})
