import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Access, willItGetIn } from './answer.ts'
import { keptAccess } from './kept-access.ts'
import {
  boundsOf,
  fieldsOf,
  lengthFields,
  noAccess,
  readAccess,
  type TypedAccess,
  usualFields,
} from './typed-access.ts'

const cm = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { cm: String(value) }]))
const door = cm({ 'door-width': 86, 'door-height': 203 })
const stairs = cm({ 'stairs-width': 100, 'stairs-headroom': 210 })
const lift = cm({
  'lift-door-width': 80,
  'lift-door-height': 200,
  'lift-width': 110,
  'lift-depth': 140,
  'lift-height': 220,
})
const has = noAccess.has
const typed = (more: Partial<TypedAccess>): TypedAccess => ({ ...noAccess, lengths: door, ...more })

test('a door needs its width and height, and a form without other parts has no more fields', () => {
  expect(fieldsOf(noAccess)).toEqual(['door-width', 'door-height'])
  expect(readAccess(noAccess)).toEqual({ problems: { 'door-width': 'empty', 'door-height': 'empty' } })
  expect(readAccess(typed({}))).toEqual({
    access: {
      passages: [{ kind: 'door', widthCm: 86, heightCm: 203, roomBeforeCm: null, ceilingBeforeCm: null }],
      stairsBesideLift: null,
    },
  })
})

test('on request a height that is blank counts as the usual one, and widths never do', () => {
  const widths = cm({ 'door-width': 86, 'lift-door-width': 80, 'lift-width': 110, 'lift-depth': 140 })
  const blank = typed({ lengths: widths, has: { ...has, lift: true } })
  expect(readAccess(blank)).toEqual({
    problems: { 'door-height': 'empty', 'lift-door-height': 'empty', 'lift-height': 'empty' },
  })
  expect(usualFields(blank)).toEqual([])
  const usual = { ...blank, hasUsualHeights: true }
  expect(readAccess(usual)).toMatchObject({
    access: { passages: [{ heightCm: 200 }, { doorHeightCm: 200, heightCm: 210 }] },
  })
  expect(usualFields(usual)).toEqual(['door-height', 'lift-door-height', 'lift-height'])
  expect(readAccess({ ...usual, lengths: {} })).toMatchObject({ problems: { 'door-width': 'empty' } })
})

test('a typed height counts before the usual one, and a wrong one is still named', () => {
  const mine = typed({ hasUsualHeights: true, lengths: { ...door, ...cm({ 'door-height': 190 }) } })
  expect(readAccess(mine)).toMatchObject({ access: { passages: [{ heightCm: 190 }] } })
  expect(usualFields(mine)).toEqual([])
  const wrong = { ...mine, lengths: { ...door, 'door-height': { cm: 'high' } } }
  expect(readAccess(wrong)).toEqual({ problems: { 'door-height': 'unclear' } })
})

test('the room before the door counts where it is narrow', () => {
  const lengths = { ...door, ...cm({ 'room-before': 120 }) }
  expect(readAccess(typed({ has: { ...has, room: true }, lengths }))).toMatchObject({
    access: { passages: [{ kind: 'door', roomBeforeCm: 120, ceilingBeforeCm: null }] },
  })
})

test('stairs have the slope of their steps, and a landing where they turn', () => {
  const steps = cm({ 'stairs-riser': 18, 'stairs-tread': 27, 'landing-depth': 100, 'landing-width': 210 })
  const straight = readAccess(typed({ has: { ...has, stairs: true }, lengths: { ...door, ...stairs, ...steps } }))
  expect(straight).toMatchObject({ access: { passages: [{}, { kind: 'stairs', landing: null }] } })
  const turning = readAccess(
    typed({ has: { ...has, stairs: true }, turn: 'half', lengths: { ...door, ...stairs, ...steps } }),
  )
  expect(turning).toMatchObject({
    access: { passages: [{}, { landing: { turn: 'half', depthCm: 100, widthCm: 210 } }] },
  })
  const slopes = [straight, turning].map((given) => ('access' in given ? slopeOf(given.access) : undefined))
  expect(slopes).toEqual([expect.closeTo(33.69, 2), expect.closeTo(33.69, 2)])
})

function slopeOf({ passages }: Access): number | null | undefined {
  return passages.find((passage) => passage.kind === 'stairs')?.slopeDegrees
}

test('half a step, a turn without its landing and a broken measure say so', () => {
  const lengths = { ...door, ...stairs, ...cm({ 'stairs-riser': 18 }), 'room-before': { cm: 'wide' } }
  expect(readAccess(typed({ has: { ...has, room: true, stairs: true }, turn: 'quarter', lengths }))).toEqual({
    problems: { 'room-before': 'unclear', 'stairs-tread': 'pair', 'landing-depth': 'empty', 'landing-width': 'empty' },
  })
})

test('with a lift the stairs are those beside it', () => {
  const both = typed({ has: { ...has, stairs: true, lift: true }, lengths: { ...door, ...stairs, ...lift } })
  expect(readAccess(both)).toMatchObject({
    access: { passages: [{ kind: 'door' }, { kind: 'lift', maxKg: null }], stairsBesideLift: { kind: 'stairs' } },
  })
})

test.each([
  ['450', 450],
  ['४५० केजी', 450],
  ['450 KG', 450],
])('a lift of %s carries %i kg', (liftKg, maxKg) => {
  const read = readAccess(typed({ has: { ...has, lift: true }, lengths: { ...door, ...lift }, liftKg }))
  expect(read).toMatchObject({ access: { passages: [{}, { maxKg }] } })
})

test.each([
  ['6 people', 'unclear'],
  ['4 m', 'unclear'],
  ['4', 'too-small'],
  ['99999', 'too-large'],
])('a lift of %s is %s', (liftKg, problem) => {
  const read = readAccess(typed({ has: { ...has, lift: true }, lengths: { ...door, ...lift }, liftKg }))
  expect(read).toEqual({ problems: { 'lift-kg': problem } })
})

test('a door of 860 is one in millimeters, and too large', () => {
  const read = readAccess(typed({ lengths: { ...door, ...cm({ 'door-width': 860 }) } }))
  expect(read).toEqual({ problems: { 'door-width': 'too-large' } })
})

test('a corridor without a second width is straight', () => {
  const lengths = { ...door, ...cm({ 'corridor-width': 90, 'corridor-height': 240 }) }
  expect(readAccess(typed({ has: { ...has, corridor: true }, lengths }))).toMatchObject({
    access: { passages: [{}, { kind: 'corridor', widthCm: 90, heightCm: 240, afterCornerCm: null }] },
  })
})

test('whatever is read has an answer', () => {
  const chair = { lengthCm: 60, widthCm: 60, heightCm: 90, weightKg: 8, keepUpright: false }
  const within = fc.record(
    Object.fromEntries(
      lengthFields.map((field) => [field, fc.integer({ min: boundsOf(field).least, max: boundsOf(field).most })]),
    ),
  )
  const any = fc.record({
    lengths: within.map(cm),
    has: fc.record({ room: fc.boolean(), stairs: fc.boolean(), corridor: fc.boolean(), lift: fc.boolean() }),
    turn: fc.constantFrom('none' as const, 'quarter' as const, 'half' as const),
    unit: fc.constant('cm' as const),
    liftKg: fc.constantFrom('', '50', '10000'),
    hasUsualHeights: fc.boolean(),
  })
  fc.assert(
    fc.property(any, (given) => {
      const read = readAccess(given)
      if (!('access' in read)) throw new Error(JSON.stringify(read))
      expect(() => willItGetIn({ packages: [chair], built: null }, read.access)).not.toThrow()
    }),
    { numRuns: 100 },
  )
})

test('what was kept is read as it was', () => {
  const given = typed({ unit: 'ft', has: { ...has, lift: true }, turn: 'half', liftKg: '450', hasUsualHeights: true })
  given.lengths = { ...given.lengths, 'lift-width': { feet: '3', inches: '' } }
  expect(keptAccess(JSON.parse(JSON.stringify(given)) as Record<string, unknown>)).toEqual(given)
})

test('what is damaged or hostile is dropped', () => {
  expect(keptAccess({})).toEqual(noAccess)
  expect(
    keptAccess({
      unit: 'furlong',
      has: { lift: 'yes', cellar: true },
      turn: ['half'],
      liftKg: 'x'.repeat(31),
      lengths: {
        'door-width': 86,
        'door-height': { cm: '203' },
        'room-before': { feet: '6' },
        extra: { cm: '1' },
        'lift-width': null,
      },
    }),
  ).toEqual({ ...noAccess, lengths: { 'door-height': { cm: '203' } } })
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('unit', 'has', 'lengths', 'turn', 'liftKg', '__proto__'), fc.anything()),
      (kept) => {
        expect(() => readAccess(keptAccess(kept))).not.toThrow()
      },
    ),
  )
})
