import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan } from './random-plans.fixture.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'
import { severityOf } from './warning.ts'
import { warningsOf } from './warnings.ts'

const idsOf = (plan: typeof bedroom) => warningsOf(plan).map(({ id }) => id)

test('the bedroom has two things to look at', () => {
  expect(warningsOf(bedroom)).toMatchObject([
    { id: 'door-strikes:door:dresser', pieces: ['dresser'], opensDegrees: 12 },
    { id: 'narrow-way:bed:wardrobe', pieces: ['wardrobe', 'bed'], gapMm: 490, neededMm: 600, behind: ['right-table'] },
  ])
})

test('moving the dresser and the bed mends them', () => {
  const pieces = bedroom.pieces.map((one) => {
    if (one.id === 'dresser') return { ...one, x: one.x + 250 }
    return one.id === 'bed' ? { ...one, x: one.x - 110 } : one
  })
  const mended = idsOf({ ...bedroom, pieces: pieces.filter(({ id }) => id !== 'left-table') })
  expect(mended).toEqual([])
})

test('each kind of warning has its place in the list', () => {
  const plan = planOf({
    openings: [
      door({ wall: 0, offset: 500 }),
      { kind: 'window', id: 'window', wall: 1, offset: 500, width: 1000, height: 1000, sill: 900 },
    ],
    pillars: [{ id: 'pillar', x: 2000, y: 4000, width: 300, depth: 300 }],
    pieces: [
      piece('tower', 'box', [300, 300, 2700], { x: 4800, y: 1000 }),
      piece('out', 'sofa', [2000, 900, 800], { x: 400, y: 4300, turn: 90 }),
      piece('bed', 'bed', [1600, 2000, 900], { x: 2500, y: 4000 }),
      piece('wardrobe', 'wardrobe', [1500, 600, 2100], { x: 2500, y: 2600 }),
      piece('striking', 'table', [400, 400, 700], { x: 1300, y: 300 }),
      piece('chair', 'chair', [400, 400, 850], { x: 1350, y: 650, turn: 180 }),
    ],
  })
  const kinds = warningsOf(plan).map(({ kind }) => kind)
  expect([...new Set(kinds)]).toEqual([
    'too-high',
    'outside-room',
    'in-pillar',
    'door-strikes',
    'front-blocked',
    'before-window',
  ])
})

test.each([
  ['below the bottom wall', { x: 2500, y: 5700 }],
  ['below it, with its front to the room', { x: 2500, y: 5300, turn: 180 }],
  ['in another piece there', { x: 600, y: 5700 }],
  ['in a pillar there', { x: 4000, y: 6000 }],
])('a piece outside of the room has one warning, %s', (_, place) => {
  const plan = planOf({
    openings: [door(), { kind: 'window', id: 'window', wall: 2, offset: 1500, width: 2000, height: 1000, sill: 300 }],
    pillars: [{ id: 'pillar', x: 4000, y: 6000, width: 300, depth: 300 }],
    pieces: [
      piece('tv', 'drawers', [1500, 400, 2700], place),
      piece('sofa', 'sofa', [2000, 900, 800], { x: 2500, y: 4000, turn: 0 }),
      piece('chest', 'drawers', [1000, 500, 800], { x: 600, y: 5700 }),
    ],
  })
  expect(idsOf(plan).filter((id) => id.includes('tv'))).toEqual(['outside-room:tv'])
  expect(idsOf(plan).filter((id) => id.includes('chest'))).toEqual(['outside-room:chest'])
})

test('every warning has an id of its own, the pieces that it names are in the plan, and its figures are finite', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const warnings = warningsOf(plan)
      expect(new Set(warnings.map(({ id }) => id)).size).toBe(warnings.length)
      const ids = plan.pieces.map(({ id }) => id)
      for (const warning of warnings) {
        expect(ids).toEqual(expect.arrayContaining([...warning.pieces]))
        expect(['danger', 'caution', 'hint']).toContain(severityOf[warning.kind])
        expect(JSON.stringify(warning)).not.toContain('null')
      }
    }),
    { numRuns: 100 },
  )
})

test('the same plan has the same warnings in the same order', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(warningsOf(structuredClone(plan))).toEqual(warningsOf(plan))
    }),
    { numRuns: 20 },
  )
})
