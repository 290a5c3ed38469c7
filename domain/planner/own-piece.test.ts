import { expect, test } from 'vitest'
import { addPiece } from './add-piece.ts'
import { readOwnPiece, sidesOf, type TypedOwnPiece, typedPiece } from './own-piece.ts'
import { isPlanName, readPlan, writePlan } from './read-plan.ts'
import { readPlanFragment, writePlanFragment } from './share-link.ts'
import { planOf } from './sample-plan.fixture.ts'
import { warningsOf } from './warnings.ts'

const typed = (change: Partial<TypedOwnPiece> = {}): TypedOwnPiece => ({
  name: "Grandmother's table",
  kind: 'round',
  lengths: { width: { cm: '120' }, depth: { cm: '120' }, height: { feet: '2', inches: '6' } },
  ...change,
})
const factsOf = (one: TypedOwnPiece) => {
  const read = readOwnPiece(one, 'Own furniture')
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.facts
}

test('a piece of the own has its typed name and measures', () => {
  expect(factsOf(typed())).toEqual({
    name: "Grandmother's table",
    kind: 'round',
    width: 1200,
    depth: 1200,
    height: 762,
    own: true,
  })
})

test('a round piece has a diameter, an oval a width and a depth', () => {
  expect(sidesOf('round')).toEqual(['width', 'height'])
  const lengths = { width: { cm: '120' }, depth: { cm: '90' }, height: { cm: '75' } }
  expect(factsOf(typed({ lengths }))).toMatchObject({ kind: 'round', width: 1200, depth: 1200 })
  expect(factsOf(typed({ kind: 'oval', lengths }))).toMatchObject({ kind: 'round', width: 1200, depth: 900 })
})

test.each(['box', 'round', 'oval', 'rug'] as const)('a %s is typed as it was, to be changed', (kind) => {
  const lengths = { width: { cm: '120' }, depth: { cm: '90.5' }, height: { cm: '75' } }
  const facts = factsOf(typed({ kind, lengths }))
  const again = typedPiece({ ...facts, id: 'own', x: 0, y: 0, turn: 0 }, 'cm')
  expect(again.kind).toBe(kind)
  expect(factsOf(again)).toEqual(facts)
})

test('a rug needs no height, and a piece without a name is named by its kind', () => {
  const rug = typed({ kind: 'rug', name: '  ', lengths: { width: { cm: '200' }, depth: { cm: '300' } } })
  expect(factsOf(rug)).toMatchObject({ name: 'Own furniture', kind: 'rug', height: 10 })
})

test('a measure that is missing, or is none of furniture, is named', () => {
  const lengths = { width: { cm: '2' }, depth: { cm: '1200' } }
  expect(readOwnPiece(typed({ kind: 'box', lengths }), 'Own')).toEqual({
    problems: { width: 'too-small', depth: 'too-large', height: 'empty' },
  })
})

test.each(['<img src=x onerror=alert(1)>', 'a'.repeat(500), 'two\nlines', '\u202Eright to left', 'दराज'.repeat(40)])(
  'the name %j becomes one that a plan may have',
  (name) => {
    const { name: kept } = factsOf(typed({ name }))
    expect(isPlanName(kept) && kept !== '').toBe(true)
  },
)

test('it travels in links and kept plans as it is', async () => {
  const added = addPiece(planOf(), factsOf(typed()))
  if ('problem' in added) throw new Error(added.problem)
  expect(readPlan(writePlan(added.plan))).toEqual({ plan: added.plan })
  expect(await readPlanFragment(await writePlanFragment(added.plan))).toEqual({ plan: added.plan })
})

test('anything may stand on a rug of the own', () => {
  const rug = factsOf(typed({ kind: 'rug' }))
  const on = { ...factsOf(typed()), id: 'table', x: 2500, y: 2500, turn: 0 }
  const under = { ...rug, id: 'rug', x: 2500, y: 2500, turn: 0 }
  expect(warningsOf(planOf({ pieces: [on, under] })).map(({ kind }) => kind)).toEqual([])
})
