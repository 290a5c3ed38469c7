import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersAt } from './brute-force.fixture.ts'
import { overloadKg } from './lift.ts'
import { bestMovement } from './movements.ts'
import { isUpright, type Lift, type Piece } from './passage.ts'

const lift = (measures: Partial<Lift>): Lift => ({
  kind: 'lift',
  doorWidthCm: 80,
  doorHeightCm: 200,
  widthCm: 110,
  depthCm: 140,
  heightCm: 220,
  maxKg: 450,
  roomBeforeCm: null,
  ...measures,
})
const piece = (lengthCm: number, widthCm: number, heightCm: number, weightKg: number | null = 50): Piece => ({
  lengthCm,
  widthCm,
  heightCm,
  weightKg,
  keepUpright: false,
})

test.each([
  ['a desk goes in as it stands', piece(130, 60, 75), {}, 'upright straight'],
  ['a sofa of 190 stands on its end', piece(190, 70, 80), { depthCm: 120 }, 'tilted straight'],
  ['a board stands slanted in plan', piece(140, 4, 75), {}, 'upright slanted'],
  ['a board of 205 leans to the back', piece(4, 70, 205), {}, 'tilted leaning'],
  ['a sofa of 240 stays outside', piece(240, 70, 80), {}, 'no'],
  ['a narrow lobby stops what must turn into the lift', piece(130, 70, 180), { roomBeforeCm: 90 }, 'no'],
])('%s', (_, goods, measures, expected) => {
  const movement = bestMovement(goods, lift(measures))
  const found = movement ? `${isUpright(movement) ? 'upright' : 'tilted'} ${movement.motion}` : 'no'
  expect(found).toBe(expected)
})

test.each([
  [375, 450, 0],
  [376, 450, 1],
  [500, 450, 125],
  [500, null, 0],
  [null, null, 0],
  [null, 450, null],
])('a piece of %s kg and one person in a lift for %s kg are %s kg too heavy', (weightKg, maxKg, overload) => {
  expect(overloadKg(piece(50, 50, 50, weightKg), lift({ maxKg }))).toBe(overload)
})

const cm = (min: number, max: number) => fc.integer({ min, max })

test('what goes in at one angle is within the door and the cabin, by its corners', () => {
  let slanted = 0
  fc.assert(
    fc.property(cm(100, 240), cm(2, 60), cm(60, 120), cm(90, 160), (lengthCm, widthCm, heightCm, depthCm) => {
      const movement = bestMovement(piece(lengthCm, widthCm, heightCm), lift({ depthCm }))
      if (movement?.motion !== 'slanted' && movement?.motion !== 'leaning') return
      slanted += 1
      const { box, motion, angleDegrees } = movement
      const isLeaning = motion === 'leaning'
      const corners = cornersAt(box.alongCm, isLeaning ? box.upCm : box.acrossCm, angleDegrees)
      const [along, other] = [0, 1].map((axis) => {
        const values = corners.map((corner) => corner[axis]!)
        return Math.max(...values) - Math.min(...values)
      })
      expect(along).toBeLessThanOrEqual(depthCm)
      expect(other).toBeLessThanOrEqual(isLeaning ? 200 : 80)
      expect(isLeaning ? box.acrossCm : box.upCm).toBeLessThanOrEqual(isLeaning ? 80 : 200)
    }),
    { numRuns: 500 },
  )
  expect(slanted).toBeGreaterThan(0)
})
