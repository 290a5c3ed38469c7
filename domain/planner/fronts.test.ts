import { expect, test } from 'vitest'
import { blockedFronts, seatsAtWalls, tightSeats } from './fronts.ts'
import type { PieceKind, Plan, PlannedPiece } from './plan.ts'
import { piece, planOf } from './sample-plan.fixture.ts'
import { solidsOf } from './solids.ts'

const figuresOf = (plan: Plan) => {
  const solids = solidsOf(plan)
  return [...blockedFronts(plan, solids), ...tightSeats(plan, solids), ...seatsAtWalls(plan, solids)].map((warning) =>
    'gapMm' in warning ? `${warning.id} ${warning.gapMm} of ${warning.neededMm}` : warning.id,
  )
}

/** A wardrobe at the upper wall; its front is at 65 cm. */
const wardrobe = piece('wardrobe', 'wardrobe', [1500, 650, 2100], { x: 2500, y: 325 })
const before = (gap: number, kind: PieceKind = 'bed'): PlannedPiece => {
  return piece('other', kind, [1600, 1000, 900], { x: 2900, y: 650 + gap + 500 })
}

test.each([
  ['60 cm are enough', [wardrobe, before(600)], []],
  ['49 cm are too narrow to pass', [wardrobe, before(490)], ['narrow-way:other:wardrobe 490 of 600']],
  ['44 cm stop the doors', [wardrobe, before(440)], ['front-blocked:other:wardrobe 440 of 450']],
  ['nothing is left', [wardrobe, before(0)], ['front-blocked:other:wardrobe 0 of 450']],
  ['a piece beside the front is not before it', [wardrobe, { ...before(100), x: 4050 }], []],
  [
    'a piece that touches its side is not before it',
    [wardrobe, piece('other', 'bed', [500, 2000, 900], { x: 3500, y: 1000 })],
    [],
  ],
  ['a rug lies before it', [wardrobe, before(100, 'rug')], []],
  ['a chair is moved away', [wardrobe, before(100, 'chair')], []],
  ['what is in one place with it is another warning', [wardrobe, before(-100)], []],
  [
    'a chest needs 40 cm',
    [{ ...wardrobe, kind: 'drawers' as const }, before(390)],
    ['front-blocked:other:wardrobe 390 of 400'],
  ],
  [
    'a shelf needs 30 cm',
    [{ ...wardrobe, kind: 'shelf' as const }, before(290)],
    ['front-blocked:other:wardrobe 290 of 300'],
  ],
  ['a sofa opens nowhere', [{ ...wardrobe, kind: 'sofa' as const }, before(100)], []],
  ['the front faces a wall', [{ ...wardrobe, turn: 180 }], ['front-blocked:wall:0:wardrobe 0 of 450']],
  ['the front faces a wall 50 cm away', [{ ...wardrobe, turn: 90, x: 4175, y: 2500 }], []],
  ['a turned front', [{ ...wardrobe, turn: 90, x: 825, y: 2500 }], ['narrow-way:wall:3:wardrobe 500 of 600']],
] as const)('before a front: %s', (_, pieces, expected) => {
  expect(figuresOf(planOf({ pieces }))).toEqual(expected)
})

test('a pillar before a front counts', () => {
  const pillars = [{ id: 'pillar', x: 2400, y: 1000, width: 200, depth: 200 }]
  expect(figuresOf(planOf({ pillars, pieces: [wardrobe] }))).toEqual(['front-blocked:pillar:wardrobe 350 of 450'])
})

test('the floor to draw lies between the front and what is before it, as wide as both face each other', () => {
  const plan = planOf({ pieces: [wardrobe, before(490)] })
  const [warning] = blockedFronts(plan, solidsOf(plan))
  const xs = warning?.shape.map(({ x }) => x) ?? []
  const ys = warning?.shape.map(({ y }) => y) ?? []
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([2100, 3248, 650, 1140])
})

const table = piece('table', 'table', [1600, 900, 750], { x: 2500, y: 2500 })
/** A chair below the table, with its front towards it. */
const chair = (y: number) => piece('chair', 'chair', [450, 500, 850], { x: 2500, y, turn: 180 })

/** A set of 253 x 169 cm whose table measures 170 x 90 cm. */
const janaki = (place: Partial<Pick<PlannedPiece, 'x' | 'y' | 'turn'>>): PlannedPiece => ({
  ...piece('set', 'dining-set', [2530, 1690, 760], place),
  own: false,
  productId: '12',
  variantId: '34',
  table: { width: 1700, depth: 900 },
})

test('the floor to draw beside a set begins at its table, and is as long', () => {
  const plan = planOf({ pieces: [janaki({ y: 5000 - 1100 })] })
  const [warning] = tightSeats(plan, solidsOf(plan))
  const xs = warning?.shape.map(({ x }) => Math.round(x)) ?? []
  const ys = warning?.shape.map(({ y }) => Math.round(y)) ?? []
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([1652, 3348, 4350, 5000])
  expect(warning).toMatchObject({ from: 'table', gapMm: 650, pieces: ['set'] })
})

test.each([
  ['75 cm to a wall are enough', [{ ...table, y: 3050 }, chair(4000)], []],
  ['70 cm are not', [{ ...table, y: 3100 }, chair(4050)], ['behind-chair:chair:wall:2 700 of 750']],
  ['a chair without a table', [chair(4050)], []],
  [
    'a chair with its side to the table',
    [
      { ...table, y: 3100 },
      { ...chair(4050), turn: 90 },
    ],
    [],
  ],
  ['a chair pushed under the table', [{ ...table, y: 3600 }, chair(4100)], ['behind-chair:chair:wall:2 650 of 750']],
  [
    'another chair behind it',
    [table, chair(3250), { ...chair(4200), id: 'next' }],
    ['behind-chair:chair:next 450 of 750'],
  ],
  [
    'a dining set needs room along its long sides',
    [piece('set', 'dining-set', [2000, 1800, 900], { x: 1000, y: 3500 })],
    ['behind-chair:set:wall:2 600 of 750'],
  ],
  [
    'however it is turned',
    [piece('set', 'dining-set', [1600, 2000, 900], { x: 2500, y: 4000, turn: 90 })],
    ['behind-chair:set:wall:2 200 of 750'],
  ],
  ['75 cm from the table of a set are enough', [janaki({ y: 5000 - 1200 })], []],
  ['74 cm are not', [janaki({ y: 5000 - 1190 })], ['behind-chair:set:wall:2 740 of 750']],
  ['chairs that are pulled out to the wall', [janaki({ y: 5000 - 845 })], ['behind-chair:set:wall:2 395 of 750']],
  ['the table of a turned set', [janaki({ x: 1100, turn: 90 })], ['behind-chair:set:wall:3 650 of 750']],
  [
    'nobody sits at the corner of a table',
    [janaki({}), piece('lamp', 'lamp', [300, 300, 1500], { x: 3600, y: 3400 })],
    [],
  ],
  [
    'what stands within the size of a set is another warning',
    [janaki({}), piece('lamp', 'lamp', [300, 300, 1500], { x: 2500, y: 3200 })],
    [],
  ],
] as const)('behind a chair: %s', (_, pieces, expected) => {
  expect(figuresOf(planOf({ pieces }))).toEqual(expected)
})

/** A loveseat whose front is this far from the lower wall. */
const seat = (gap: number, kind: PieceKind = 'sofa'): PlannedPiece =>
  piece('seat', kind, [1600, 900, 850], { x: 2500, y: 5000 - gap - 450 })

test.each([
  ['its front touches the wall', [seat(0)], ['before-seat:seat:wall:2 0 of 600']],
  ['59 cm are too little', [seat(590)], ['before-seat:seat:wall:2 590 of 600']],
  ['60 cm are enough', [seat(600)], []],
  ['an armchair', [seat(200, 'armchair')], ['before-seat:seat:wall:2 200 of 600']],
  ['a corner sofa', [seat(200, 'corner-sofa')], ['before-seat:seat:wall:2 200 of 600']],
  ['turned to the left wall', [{ ...seat(0), x: 650, y: 2500, turn: 90 }], ['before-seat:seat:wall:3 200 of 600']],
  ['its back to the wall', [{ ...seat(0), turn: 180 }], []],
  [
    'a table before it may be near',
    [{ ...seat(0), y: 2000 }, piece('table', 'table', [900, 500, 400], { x: 2500, y: 2900 })],
    [],
  ],
  ['a bench may face a wall', [seat(0, 'bench')], []],
] as const)('before a seat: %s', (_, pieces, expected) => {
  expect(figuresOf(planOf({ pieces }))).toEqual(expected)
})
