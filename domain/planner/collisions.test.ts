import { expect, test } from 'vitest'
import { beforeWindows, misplaced, overlaps } from './collisions.ts'
import type { Plan, PlannedWindow } from './plan.ts'
import { piece, planOf } from './sample-plan.fixture.ts'

const ids = (plan: Plan) => [...misplaced(plan), ...overlaps(plan)].map(({ id }) => id)
const bed = piece('bed', 'bed', [1600, 2100, 900], { x: 2500, y: 1050 })

test('a piece at the wall is in the room, and one 2 mm farther is not', () => {
  expect(ids(planOf({ pieces: [bed] }))).toEqual([])
  expect(ids(planOf({ pieces: [{ ...bed, y: 1048 }] }))).toEqual(['outside-room:bed'])
})

test('a turned piece is in the room only with all of its corners', () => {
  expect(ids(planOf({ pieces: [{ ...bed, y: 1306, turn: 45 }] }))).toEqual(['outside-room:bed'])
  expect(ids(planOf({ pieces: [{ ...bed, y: 1310, turn: 45 }] }))).toEqual([])
})

test('a piece higher than the ceiling says by how much', () => {
  const shelf = piece('shelf', 'shelf', [800, 300, 2700])
  expect(misplaced(planOf({ pieces: [shelf] }))).toMatchObject([{ id: 'too-high:shelf', overMm: 100 }])
})

test('a pillar stops a bed, and a rug lies around it', () => {
  const pillars = [{ id: 'pillar', x: 2000, y: 2000, width: 300, depth: 300 }]
  expect(misplaced(planOf({ pillars, pieces: [bed] }))).toMatchObject([
    { id: 'in-pillar:bed:pillar', depthMm: 100, shape: { length: 4 } },
  ])
  expect(ids(planOf({ pillars, pieces: [{ ...bed, kind: 'rug' }] }))).toEqual([])
})

test.each([
  ['a bed and a chest', piece('other', 'drawers', [600, 400, 800], { x: 3500, y: 1000 }), bed, 100],
  ['a bed and what touches it', piece('other', 'drawers', [600, 400, 800], { x: 3600, y: 1000 }), bed, undefined],
  ['a bed on a rug', piece('other', 'rug', [2000, 3000, 10]), bed, undefined],
  ['two rugs', piece('other', 'rug', [2000, 3000, 10]), { ...bed, kind: 'rug' as const }, undefined],
  ['a mattress on a bed', piece('other', 'mattress', [1530, 2000, 200], { x: 2500, y: 1060 }), bed, undefined],
  ['a mattress half on a bed', piece('other', 'mattress', [1530, 2000, 200], { x: 3400, y: 1060 }), bed, 665],
  [
    'a mattress in a sofa',
    piece('other', 'mattress', [1530, 2000, 200]),
    piece('sofa', 'sofa', [2000, 900, 800]),
    1450,
  ],
  [
    'a chair under a table',
    piece('other', 'chair', [450, 500, 850], { y: 3000, turn: 180 }),
    piece('t', 'table', [1600, 800, 750]),
    undefined,
  ],
  [
    'a chair with its back under a table',
    piece('other', 'chair', [450, 500, 850], { y: 3000 }),
    piece('t', 'table', [1600, 800, 750]),
    150,
  ],
  [
    'a chair whose side is under a desk',
    piece('other', 'chair', [600, 600, 850], { x: 1300, y: 300 }),
    piece('t', 'desk', [1100, 550, 750], { x: 550, y: 275 }),
    100,
  ],
  [
    'a chair in a table',
    piece('other', 'chair', [450, 500, 850], { y: 2800 }),
    piece('t', 'table', [1600, 800, 750]),
    350,
  ],
  ['a chair in a bed', piece('other', 'chair', [450, 500, 850], { y: 2200 }), bed, 150],
])('overlap of %s', (_, one, other, depthMm) => {
  const found = overlaps(planOf({ pieces: [one, other] }))
  expect(found.map((warning) => (warning.kind === 'overlap' ? warning.depthMm : undefined))).toEqual(
    depthMm === undefined ? [] : [depthMm],
  )
  const swapped = overlaps(planOf({ pieces: [other, one] }))
  expect(swapped.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
})

const window: PlannedWindow = {
  kind: 'window',
  id: 'window',
  wall: 0,
  offset: 1500,
  width: 1200,
  height: 1200,
  sill: 900,
}

test.each([
  ['as high as the sill', [800, 400, 900], { x: 2000, y: 200 }, undefined],
  ['higher', [800, 400, 1000], { x: 2000, y: 200 }, 100],
  ['higher, 29 cm away', [800, 400, 1000], { x: 2000, y: 490 }, 100],
  ['higher, 30 cm away', [800, 400, 1000], { x: 2000, y: 500 }, undefined],
  ['higher, beside the window', [800, 400, 1000], { x: 1100, y: 200 }, undefined],
] as const)('a chest before a window: %s', (_, size, place, overMm) => {
  const found = beforeWindows(planOf({ openings: [window], pieces: [piece('chest', 'drawers', size, place)] }))
  expect(found).toMatchObject(overMm === undefined ? [] : [{ id: 'before-window:window:chest', overMm }])
})

test('a round table leaves its corners free, and touches what its circle touches', () => {
  const table = piece('table', 'round', [1000, 1000, 750])
  const corner = piece('corner', 'box', [200, 200, 500], { x: 2970, y: 2970 })
  const beside = piece('beside', 'box', [200, 200, 500], { x: 3050, y: 2500 })
  expect(overlaps(planOf({ pieces: [table, corner] }))).toEqual([])
  expect(overlaps(planOf({ pieces: [{ ...table, kind: 'box' }, corner] }))).toHaveLength(1)
  expect(overlaps(planOf({ pieces: [table, beside] }))).toMatchObject([{ depthMm: 50 }])
})
