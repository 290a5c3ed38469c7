import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canPass, cornersAt, flightSearch } from './brute-force.fixture.ts'
import { bestMovement } from './movements.ts'
import { boxesOf, isUpright, type Landing, type Piece, type Stairs } from './passage.ts'
import { radians } from './rectangles.ts'
import { bendSpare, movementsOnStairs, slopeOfSteps } from './stairs.ts'

const stairs = (measures: Partial<Stairs>): Stairs => ({
  kind: 'stairs',
  widthCm: 90,
  headroomCm: 205,
  slopeDegrees: 35,
  landing: null,
  ...measures,
})
const piece = (lengthCm: number, widthCm: number, heightCm: number, keepUpright = false): Piece => ({
  lengthCm,
  widthCm,
  heightCm,
  weightKg: 50,
  keepUpright,
})
const quarter: Landing = { turn: 'quarter', depthCm: 90, widthCm: 90 }
const half: Landing = { turn: 'half', depthCm: 110, widthCm: 190 }

test.each([
  ['a chair stays level', piece(50, 50, 90), {}, 'upright straight'],
  ['a sofa lies on the slope', piece(200, 80, 80), {}, 'tilted along-slope'],
  ['a refrigerator that must stand is too high', piece(70, 65, 180, true), {}, 'no'],
  ['a low one is not', piece(55, 55, 140, true), {}, 'upright straight'],
  ['a box that is wider than the stairs', piece(200, 90, 90), {}, 'no'],
  ['a mattress turns on a landing', piece(190, 20, 90), { landing: quarter }, 'tilted turning'],
  ['a sofa does not turn on a small landing', piece(200, 80, 80), { landing: quarter }, 'no'],
  ['a chest goes sideways over a half landing', piece(80, 80, 60), { landing: half }, 'upright sideways'],
  ['a packet of boards turns by half', piece(180, 20, 60), { landing: half }, 'upright turning'],
])('%s', (_, goods, measures, expected) => {
  const movement = bestMovement(goods, stairs(measures))
  const found = movement ? `${isUpright(movement) ? 'upright' : 'tilted'} ${movement.motion}` : 'no'
  expect(found).toBe(expected)
})

test('stairs of unknown slope count as steep as any', () => {
  const sofa = piece(215, 70, 75)
  expect(bestMovement(sofa, stairs({ slopeDegrees: null }))).toEqual(bestMovement(sofa, stairs({ slopeDegrees: 38 })))
  const [steep, gentle] = [38, 30].map((slope) => bendSpare(215, 75, 205, radians(slope), Infinity).spareCm)
  expect(steep).toBeLessThan(gentle!)
})

test('steps of 17.5 by 25 rise by 35 degrees', () => {
  expect(slopeOfSteps(17.5, 25)).toBeCloseTo(35, 1)
})

const cm = (min: number, max: number) => fc.integer({ min, max })

test('what tips onto a flight finds its way there on a grid', () => {
  const grid = { stepCm: 2, stepDegrees: 1 }
  fc.assert(
    fc.property(
      cm(60, 240),
      cm(20, 150),
      cm(180, 260),
      cm(20, 45),
      fc.option(cm(70, 200), { nil: Infinity }),
      (along, thick, headroom, slope, flat) => {
        const { spareCm } = bendSpare(along + 4, thick + 4, headroom, radians(slope), flat)
        if (spareCm < 0) return
        expect(canPass(along, thick, flightSearch(along + thick, { headroom, slope, flat }, grid))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

/** Steps of a staircase with a quarter landing: up along y to the landing, then away along x. */
function floorAt(x: number, y: number, first: number, second: number, slope: number): number {
  const above = Math.max(0, x - first)
  const below = Math.max(0, y - second)
  return (above - below) * Math.tan(radians(slope))
}

test('a level box on a landing stays between the steps below it and the ceiling above it at every angle', () => {
  fc.assert(
    fc.property(
      cm(30, 220),
      cm(10, 90),
      cm(20, 150),
      cm(70, 140),
      cm(70, 140),
      cm(190, 260),
      cm(20, 45),
      (lengthCm, widthCm, heightCm, width, depth, headroomCm, slopeDegrees) => {
        const landing: Landing = { turn: 'quarter', depthCm: depth, widthCm: width }
        const at = stairs({ widthCm: Math.max(width, depth), headroomCm, slopeDegrees, landing })
        for (const box of boxesOf(piece(lengthCm, widthCm, heightCm))) {
          if (!movementsOnStairs(box, at, true).some(({ motion }) => motion === 'turning')) continue
          for (let degrees = 0; degrees <= 90; degrees += 1) {
            const corners = cornersAt(box.alongCm, box.acrossCm, -degrees)
            const [left, low] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis]!)))
            // The landing is in the outer corner; y grows down the first flight.
            const floors = corners.map(([x, y]) => floorAt(x - left!, y - low!, width, depth, slopeDegrees))
            expect(Math.max(0, ...floors) - Math.min(...floors) + box.upCm).toBeLessThanOrEqual(headroomCm + 1e-9)
          }
        }
      },
    ),
    { numRuns: 100 },
  )
})
