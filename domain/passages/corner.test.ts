import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canPass, cornersAt, cornerSearch, overlap } from './brute-force.fixture.ts'
import { movementsThroughCorridor, turningSpare } from './corner.ts'
import { boxesOf, type Corridor, type Piece } from './passage.ts'

test.each([
  // A ladder without thickness: (a^(2/3) + b^(2/3))^(3/2).
  ['a ladder between equal corridors', 282.84, 0, 100, 100, 0],
  ['a ladder between unequal corridors', 358.29, 0, 80, 180, 0],
  ['a ladder that is 10 cm too long', 292.84, 0, 100, 100, -5],
  ['a cube that is as wide as a corridor', 100, 100, 100, 120, 0],
  // At 45 degrees the corner is 100 × √2 from the outer corner: half the length less than that is left for the width.
  ['a wardrobe of 120 between equal corridors', 120, 60, 100, 100, 21.42],
  ['a sofa of 200', 200, 80, 100, 100, -38.58],
])('%s', (_, along, across, before, after, spare) => {
  expect(turningSpare(along, across, before, after).spareCm).toBeCloseTo(spare, 1)
})

const cm = (min: number, max: number) => fc.integer({ min, max })

/** Pushed into the outer corner at every quarter of a degree. */
function turnsBySampling(along: number, across: number, before: number, after: number): boolean {
  const inner: [number, number][] = [
    [after, before],
    [after + 1000, before],
    [after + 1000, before + 1000],
    [after, before + 1000],
  ]
  return Array.from({ length: 361 }, (__, index) => -index / 4).every((degrees) => {
    const corners = cornersAt(along, across, degrees)
    const [left, low] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis]!)))
    return !overlap(
      corners.map(([x, y]) => [x - left!, y - low!] as const),
      inner,
      1e-6,
    )
  })
}

test('a turn agrees with a rectangle that is pushed into the outer corner at many angles', () => {
  fc.assert(
    fc.property(cm(20, 300), cm(5, 200), cm(60, 250), cm(60, 250), (along, across, before, after) => {
      // A shorter one goes sideways, and this pushing does not look at the corridors' ends.
      fc.pre(along > Math.max(before, after) && across <= Math.min(before, after))
      const { spareCm } = turningSpare(along, across, before, after)
      return spareCm >= 0
        ? turnsBySampling(along, across, before, after)
        : !turnsBySampling(along, across + 0.03, before, after)
    }),
    { numRuns: 300 },
  )
})

test('no other path round a corner exists, and the one that is found is a path', () => {
  const grid = { stepCm: 3, stepDegrees: 2 }
  fc.assert(
    fc.property(cm(60, 260), cm(10, 110), cm(60, 160), cm(60, 160), (side, other, before, after) => {
      // A box may enter with any of its sides first; the search tries them all.
      const [long, thick] = [Math.max(side, other), Math.min(side, other)]
      const isExpected =
        (thick <= before && long <= after) ||
        (long <= before && thick <= after) ||
        turningSpare(long, thick, before, after).spareCm >= 0
      const slack = 2 * (grid.stepCm / 2 + (Math.PI / 180) * (long / 2 + thick / 2))
      const passes = (by: number) => canPass(long + by, thick + by, cornerSearch(long + thick, before, after, grid))
      return isExpected ? thick <= slack || passes(-slack) : !passes(slack)
    }),
    { numRuns: 40, examples: [[60, 85, 75, 84]] },
  )
})

const wardrobe: Piece = { lengthCm: 120, widthCm: 60, heightCm: 200, weightKg: 70, keepUpright: false }
const moves = (piece: Piece, corridor: Omit<Corridor, 'kind'>) =>
  boxesOf(piece)
    .flatMap((box) => movementsThroughCorridor(box, { kind: 'corridor', ...corridor }, !piece.keepUpright))
    .map(({ box, motion }) => `${box.up} up, ${box.along} along, ${motion}`)

test('a wardrobe stands round the corner, and lies where the ceiling is low', () => {
  expect(moves(wardrobe, { widthCm: 110, heightCm: 240, afterCornerCm: 110 })).toContain(
    'height up, length along, turning',
  )
  expect(moves(wardrobe, { widthCm: 110, heightCm: 190, afterCornerCm: 110 })).not.toContain(
    'height up, length along, turning',
  )
})

test('a long board leans under the ceiling where it would not turn lying', () => {
  const board: Piece = { lengthCm: 300, widthCm: 10, heightCm: 40, weightKg: 20, keepUpright: false }
  const corridor = { widthCm: 90, heightCm: 270, afterCornerCm: 90 }
  expect(moves(board, corridor)).toContain('height up, length along, leaning-turn')
  expect(moves(board, corridor)).not.toContain('height up, length along, turning')
  expect(moves({ ...board, keepUpright: true }, corridor)).toEqual([])
})
