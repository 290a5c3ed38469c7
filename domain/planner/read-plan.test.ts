import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { anyPlan } from './random-plans.fixture.ts'
import { isPlanName, MAX_PLAN_TEXT, planFrom, readPlan, writePlan } from './read-plan.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'

const LARGE = 2_000_000
const longId = (kind: string, at: number) => `${kind}-${at}`.padEnd(40, 'x')
const problemOf = (read: ReturnType<typeof readPlan>) => ('problem' in read ? read.problem : undefined)
/** The bedroom as text, with a part of it replaced. */
const changed = (from: string, to: string) => {
  const text = writePlan(bedroom)
  expect(text).toContain(from)
  return text.replace(from, to)
}

/** The rug, of 236 x 176 cm, as a set of the shop with a table. */
const withTable = (table: string) =>
  changed('"own":true', `"own":false,"productId":"1","variantId":"2","table":${table}`)

test('a plan comes back from its text exactly as it was', () => {
  expect(readPlan(writePlan(bedroom))).toEqual({ plan: bedroom })
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(readPlan(writePlan(plan))).toStrictEqual({ plan })
    }),
  )
})

test('the longest plan is read', () => {
  const name = '"'.repeat(60)
  const long = planOf({
    name,
    openings: Array.from({ length: 10 }, (_, at) =>
      door({ id: longId('door', at), wall: at % 4, offset: 1000 * at, width: 900 }),
    ).filter(({ offset }) => offset < 4000),
    pillars: Array.from({ length: 10 }, (_, at) => ({
      id: longId('pillar', at),
      x: 20_000,
      y: 20_000,
      width: 5000,
      depth: 5000,
    })),
    pieces: Array.from({ length: 60 }, (_, at) => ({
      ...piece('chair', 'office-chair', [10_000, 10_000, 10_000], { x: 20_000, y: 20_000, turn: 359 }),
      id: longId('piece', at),
      name,
      own: false,
      productId: '1'.repeat(40),
      variantId: '1'.repeat(40),
      table: { width: 10_000, depth: 10_000 },
    })),
  })
  expect(writePlan(long).length).toBeGreaterThan(25_000)
  expect(readPlan(writePlan(long))).toEqual({ plan: long })
})

test.each([
  ['2 MB of text', 'x'.repeat(LARGE), 'too-large'],
  ['2 MB of a plan', changed('"Bedroom, Baneshwor"', `"${'x'.repeat(LARGE)}"`), 'too-large'],
  ['nothing', '', 'damaged'],
  ['half of a plan', writePlan(bedroom).slice(0, 400), 'damaged'],
  ['lists within lists', '['.repeat(MAX_PLAN_TEXT), 'damaged'],
  ['objects within objects', '{"a":'.repeat(12_000), 'damaged'],
  ['null', 'null', 'damaged'],
  ['a list', '[]', 'damaged'],
  ['no version', changed('"version":1,', ''), 'damaged'],
  ['a version as text', changed('"version":1', '"version":"1"'), 'damaged'],
  ['a later version', changed('"version":1', '"version":2'), 'newer'],
  ['a room that is missing', changed('"room"', '"loom"'), 'damaged'],
  ['a prototype in place of the room', changed('"room"', '"__proto__"'), 'damaged'],
  ['NaN', changed('"x":855', '"x":NaN'), 'damaged'],
  ['null for NaN', changed('"x":855', '"x":null'), 'damaged'],
  ['more than any number', changed('"x":855', '"x":1e999'), 'length'],
  ['a length below 0', changed('"width":1310', '"width":-1310'), 'length'],
  ['a huge length', changed('"width":1310', '"width":1000000'), 'length'],
  ['a broken millimeter', changed('"width":1310', '"width":1310.5'), 'length'],
  ['a length as text', changed('"width":1310', '"width":"1310"'), 'damaged'],
  ['a whole turn', changed('"turn":90', '"turn":360'), 'length'],
  ['an unknown kind', changed('"kind":"wardrobe"', '"kind":"portal"'), 'damaged'],
  ['a kind that every object has', changed('"kind":"wardrobe"', '"kind":"constructor"'), 'damaged'],
  ['a product that is missing', changed('"own":true', '"own":false'), 'damaged'],
  ['a table that is larger than its set', withTable('{"width":2361,"depth":900}'), 'length'],
  ['a table without a depth', withTable('{"width":1700}'), 'damaged'],
  ['a list for a table', withTable('[1700,900]'), 'damaged'],
  ['an owner that is unclear', changed('"own":true', '"own":1'), 'damaged'],
  ['script in a name', changed('"name":"dresser"', '"name":"<script>alert(1)</script>"'), 'name'],
  ['script in an id', changed('"id":"dresser"', '"id":"<script>"'), 'damaged'],
  ['text that turns around', changed('"name":"dresser"', '"name":"dres\u202Eser"'), 'name'],
  ['half of a character in a name', changed('"name":"dresser"', '"name":"a\\ud800"'), 'name'],
  ['half of a character in an id', changed('"id":"dresser"', '"id":"a\\ud800"'), 'damaged'],
  ['a name that is too long', changed('"name":"dresser"', `"name":"${'d'.repeat(61)}"`), 'name'],
  ['the same id twice', changed('"id":"dresser"', '"id":"door"'), 'same-id'],
  [
    'walls that cross',
    changed('{"x":5200,"y":4200},{"x":0,"y":4200}', '{"x":0,"y":4200},{"x":5200,"y":4200}'),
    'walls-cross',
  ],
  ['a ceiling at the knees', changed('"height":2700', '"height":700'), 'ceiling-height'],
  ['an opening in no wall', changed('"wall":3', '"wall":4'), 'opening-outside'],
  ['an opening beyond its wall', changed('"offset":2900', '"offset":3301'), 'opening-outside'],
  ['a window in the ceiling', changed('"sill":900', '"sill":1501'), 'opening-outside'],
  ['a window in a door', changed('"wall":2,"offset":1600', '"wall":3,"offset":2000'), 'openings-overlap'],
  ['61 pieces', writePlan({ ...bedroom, pieces: Array.from({ length: 61 }, () => bedroom.pieces[0]!) }), 'too-many'],
  ['13 corners', changed('"corners":[', `"corners":[${'{"x":0,"y":0},'.repeat(9)}`), 'too-many-corners'],
])('%s is refused', (_, text, problem) => {
  expect(problemOf(readPlan(text))).toBe(problem)
})

test('unknown fields are dropped, and what is called __proto__ changes nothing', () => {
  const text = changed('"version":1', '"version":1,"__proto__":{"polluted":1},"more":{"toString":1}')
  expect(readPlan(text)).toEqual({ plan: bedroom })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('-0 becomes 0, since JSON has no such number to write', () => {
  const read = planFrom({ ...bedroom, pieces: [piece('bed', 'bed', [1500, 2000, 900], { x: -0, turn: -0 })] })
  const [bed] = 'plan' in read ? read.plan.pieces : []
  expect(bed).toMatchObject({ x: 0, turn: 0 })
  expect(Object.is(bed?.x, 0)).toBe(true)
})

test('any value is either a plan or a problem', () => {
  fc.assert(
    fc.property(fc.anything({ withSparseArray: true, withNullPrototype: true, withBigInt: true }), (value) => {
      expect(Object.keys(planFrom(value))).toEqual(['problem'])
    }),
  )
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(Object.keys(readPlan(text))).toEqual(['problem'])
    }),
  )
})

test('a plan with any part replaced by anything is a plan or a problem, and never throws', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.infiniteStream(fc.nat()),
      fc.anything({ withSparseArray: true }),
      (plan, choices, value) => {
        const read = planFrom(replacedIn(plan, choices, value))
        return 'problem' in read
          ? /^[a-z-]+$/.test(read.problem)
          : isDeepStrictEqual(readPlan(writePlan(read.plan)), read)
      },
    ),
    { numRuns: 300 },
  )
})

/** A copy of a plan in which one value, somewhere, is another. */
function replacedIn(part: unknown, choices: Iterator<number>, value: unknown): unknown {
  const entries = typeof part === 'object' && part !== null ? Object.entries(part) : []
  if (entries.length === 0) return value
  const chosen = (choices.next().value as number) % entries.length
  const copy = entries.map(([key, old], at): [string, unknown] => [
    key,
    at === chosen ? replacedIn(old, choices, value) : old,
  ])
  return Array.isArray(part) ? copy.map(([, item]) => item) : Object.fromEntries(copy)
}

test.each([
  ['Hem’s room', true],
  ['सुत्ने कोठा', true],
  ['', true],
  ['2 < 3', false],
  ['two\nlines', false],
  ['half of a character: \uD83D', false],
  ['\u200D'.repeat(60), false],
  ['\u3164\u2800', false],
  ['  ', false],
  ['क\u094D\u200Dष', true],
])('%j can be a name: %s', (name, expected) => {
  expect(isPlanName(name)).toBe(expected)
})

test('the problem of a damaged plan is that of its first fault', () => {
  const plan = { ...bedroom, name: 5, room: null } as unknown as Plan
  expect(planFrom(plan)).toEqual({ problem: 'damaged' })
})
