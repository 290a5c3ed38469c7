import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan, PlannedPiece } from './plan.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'
import { solidsOf } from './solids.ts'
import { narrowWays } from './ways.ts'

const waysIn = (plan: Plan) => narrowWays(plan, solidsOf(plan))
const figuresOf = (plan: Plan) =>
  waysIn(plan).map((warning) => {
    return warning.kind === 'narrow-way' ? `${warning.id} ${warning.gapMm} before ${warning.behind.join()}` : warning.id
  })

/** A row of shelves across the room of 5 m, with a gap at its right end; a bed is behind it. */
const shelves = (gap: number) => piece('shelves', 'shelf', [5000 - gap, 400, 2000], { x: (5000 - gap) / 2, y: 2500 })
const bed = piece('bed', 'bed', [1600, 2000, 900], { x: 2000, y: 4000, turn: 180 })
/** A door in the upper wall, which opens outwards. */
const above = door({ wall: 0, offset: 500, opens: 'outwards' })
const behind = (gap: number) => planOf({ openings: [above], pieces: [shelves(gap), bed] })

test.each([
  ['60 cm are a way', behind(600), []],
  ['59 cm are none', behind(590), ['narrow-way:shelves:wall:1 590 before bed']],
  ['45 cm', behind(450), ['narrow-way:shelves:wall:1 450 before bed']],
  ['20 cm', behind(200), ['narrow-way:shelves:wall:1 200 before bed']],
  ['nothing', behind(0), ['unreachable:bed']],
  [
    'two gaps: the wider counts',
    planOf({ openings: [above], pieces: [{ ...shelves(700), x: 2450 }, bed] }),
    ['narrow-way:shelves:wall:1 400 before bed'],
  ],
  [
    'a second door behind it',
    planOf({
      openings: [above, door({ id: 'back', wall: 2, offset: 500, opens: 'slides' })],
      pieces: [shelves(300), bed],
    }),
    [],
  ],
  ['a room without a door', planOf({ pieces: [shelves(300), bed] }), []],
  [
    'a rug in the gap',
    planOf({ openings: [above], pieces: [shelves(600), bed, piece('rug', 'rug', [600, 900, 10], { x: 4700 })] }),
    [],
  ],
  [
    'a chair in the gap',
    planOf({ openings: [above], pieces: [shelves(600), bed, piece('chair', 'chair', [450, 450, 800], { x: 4700 })] }),
    [],
  ],
  [
    'a pillar in the gap',
    planOf({
      openings: [above],
      pieces: [shelves(1000), bed],
      pillars: [{ id: 'pillar', x: 4500, y: 2400, width: 200, depth: 200 }],
    }),
    ['narrow-way:pillar:shelves 500 before bed'],
  ],
] as const)('the way to a bed: %s', (_, plan, expected) => {
  expect(figuresOf(plan)).toEqual(expected)
})

const beds = [900, 2530, 4160].map((x, at) => piece(`bed-${at}`, 'bed', [1600, 2000, 900], { x, y: 4000, turn: 180 }))
const across = piece('shelves', 'shelf', [5000, 400, 2000], { y: 2770 })

test.each([
  ['beds 3 cm apart are reached at their feet', beds, []],
  [
    'beds behind a shelf are not',
    [...beds, across],
    ['narrow-way:bed-0:wall:3 100 before bed-0', 'narrow-way:bed-1:bed-2 30 before bed-1,bed-2'],
  ],
  ['one in a corner of a bare room is', [beds[0]!], []],
] as const)('in a room without a door the floor beside a piece counts: %s', (_, pieces, expected) => {
  expect(figuresOf(planOf({ pieces }))).toEqual(expected)
})

test('chairs of a set that are pulled out do not block a way, its table does', () => {
  const set = { ...piece('set', 'dining-set', [4600, 1690, 760]), own: false, productId: '1', variantId: '2' } as const
  const withTable = (width: number) =>
    planOf({ openings: [above], pieces: [{ ...set, table: { width, depth: 900 } }, bed] })
  expect(figuresOf(withTable(3700))).toEqual([])
  expect(figuresOf(withTable(4200))).toEqual(['narrow-way:set:wall:3 400 before bed'])
})

const slanted = (gap: number, x: number) =>
  planOf({ openings: [above], pieces: [{ ...shelves(gap), turn: 10, x }, bed] })

test('a slanted gap is measured at its narrowest', () => {
  expect(figuresOf(slanted(700, 2172))).toEqual([])
  // The corner reaches 2201 mm to the right.
  expect(figuresOf(slanted(600, 2250))).toEqual(['narrow-way:shelves:wall:1 549 before bed'])
})

test('a room whose only door is blocked has one warning', () => {
  const chest = piece('chest', 'drawers', [1500, 500, 800], { x: 950, y: 250 })
  expect(waysIn(planOf({ openings: [above], pieces: [chest, bed] }))).toMatchObject([
    { id: 'doorway-blocked:door', pieces: ['chest'] },
  ])
})

test('a chest 40 cm before the door is the narrow place for all of the room', () => {
  const chest = piece('chest', 'drawers', [1500, 500, 800], { x: 950, y: 650 })
  expect(figuresOf(planOf({ openings: [above], pieces: [chest, bed] }))).toEqual([
    'narrow-way:chest:wall:0 400 before chest,bed',
  ])
})

test('a piece that lies beside the room has no way', () => {
  const beside = { ...bed, x: 7000 }
  expect(waysIn(planOf({ openings: [above], pieces: [beside] }))).toEqual([])
})

test('the gap of the bedroom is drawn between bed and wardrobe', () => {
  expect(waysIn(bedroom)).toMatchObject([{ id: 'narrow-way:bed:wardrobe', gapMm: 490, behind: ['right-table'] }])
  const [warning] = waysIn(bedroom)
  expect(warning?.shape.map(({ x }) => x).toSorted()).toEqual([4060, 4060, 4550, 4550])
})

const mm = (min: number, max: number) => fc.integer({ min, max })
const anyObstacle = fc.record({
  x: mm(300, 3700),
  y: mm(300, 3700),
  width: mm(300, 3600),
  depth: mm(300, 900),
  turn: fc.oneof(fc.constantFrom(0, 90), mm(0, 359)),
})

/** Whether a circle comes from the upper left corner of a room of 4 m to a piece, over a grid of 5 cm. */
function walks(pieces: readonly PlannedPiece[], target: PlannedPiece, radius: number, arm: number): boolean {
  const count = 80
  const isFree = (x: number, y: number) =>
    Math.min(x, y, 4000 - x, 4000 - y) >= radius && !pieces.some((other) => distanceTo(other, x, y) < radius)
  const seen = new Set<number>()
  const stack = [7 * count + 7]
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const [column, row] = [cell % count, Math.floor(cell / count)]
    const [x, y] = [(column + 0.5) * 50, (row + 0.5) * 50]
    if (seen.has(cell) || !isFree(x, y)) continue
    seen.add(cell)
    if (distanceTo(target, x, y) <= arm) return true
    stack.push(cell + 1, cell - 1, cell + count, cell - count)
  }
  return false
}

function distanceTo(at: PlannedPiece, x: number, y: number): number {
  const angle = (-at.turn * Math.PI) / 180
  const along = Math.abs((x - at.x) * Math.cos(angle) - (y - at.y) * Math.sin(angle)) - at.width / 2
  const ahead = Math.abs((x - at.x) * Math.sin(angle) + (y - at.y) * Math.cos(angle)) - at.depth / 2
  return Math.hypot(Math.max(0, along), Math.max(0, ahead))
}

test('what a wider person reaches has no warning, and what a narrow one does not reach has one', () => {
  let [reached, missed] = [0, 0]
  fc.assert(
    fc.property(fc.array(anyObstacle, { minLength: 2, maxLength: 8 }), (obstacles) => {
      const pieces = obstacles.map((place, at) => ({ ...piece(`p${at}`, 'sofa', [1, 1, 800]), ...place }))
      // The person begins in the upper left corner, before the door.
      fc.pre(!pieces.some((other) => distanceTo(other, 375, 375) < 400))
      const corners = [
        [0, 0],
        [4000, 0],
        [4000, 4000],
        [0, 4000],
      ].map(([x, y]) => ({ x: x!, y: y! }))
      const entry = door({ wall: 0, offset: 0, width: 700, opens: 'outwards' })
      const plan = planOf({ room: { corners, height: 2600 }, openings: [entry], pieces })
      const warnings = waysIn(plan)
      const warned = new Set(
        warnings.flatMap((warning) => (warning.kind === 'narrow-way' ? warning.behind : warning.pieces)),
      )
      return pieces.every((target) => {
        if (walks(pieces, target, 340, 380)) {
          reached += 1
          return !warned.has(target.id)
        }
        if (walks(pieces, target, 180, 700)) return true
        missed += 1
        return warned.has(target.id)
      })
    }),
    { numRuns: 100 },
  )
  expect(Math.min(reached, missed)).toBeGreaterThan(0)
})
