import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan } from './random-plans.fixture.ts'
import { MAX_PLAN_TEXT, writePlan } from './read-plan.ts'
import { bedroom, piece, planOf } from './sample-plan.fixture.ts'
import { MAX_FRAGMENT, readPlanFragment, unitOfFragment, writePlanFragment } from './share-link.ts'

const MEGABYTE = 1_000_000

/** A fragment of any text, as a stranger may write it. */
const fragmentOf = (text: string | Uint8Array) => `#plan=${deflateRawSync(text).toString('base64url')}`
/** The bedroom with a part of its text replaced. */
const changed = (from: string, to: string) => {
  const text = writePlan(bedroom)
  expect(text).toContain(from)
  return fragmentOf(text.replace(from, to))
}

test('every plan comes back from its fragment exactly as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      expect(await readPlanFragment(await writePlanFragment(plan))).toStrictEqual({ plan })
    }),
  )
})

test('a fragment says in which unit its sender reads', async () => {
  const [inFeet, inCentimeters] = [await writePlanFragment(bedroom, 'ft'), await writePlanFragment(bedroom)]
  expect([inFeet, inCentimeters].map(unitOfFragment)).toEqual(['ft', 'cm'])
  expect(await readPlanFragment(inFeet)).toStrictEqual({ plan: bedroom })
})

test('a room of six pieces fits into an address that every messenger keeps whole', async () => {
  const fragment = await writePlanFragment(bedroom)
  expect(fragment).toMatch(/^#plan=[\w-]+$/)
  expect(fragment.length).toBeLessThan(1000)
})

test('names that cannot be shortened stay below the limit', async () => {
  const letters = Array.from({ length: 60 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)))
  const named = Array.from({ length: 60 }, (_, at) => ({
    ...piece(`piece-${at}`, 'chair', [500, 500, 900]),
    name: letters.map((letter, place) => String.fromCodePoint(letter.codePointAt(0)! + at * place)).join(''),
  }))
  const plan = planOf({ pieces: named })
  const fragment = await writePlanFragment(plan)
  expect(fragment.length).toBeLessThan(MAX_FRAGMENT)
  expect(await readPlanFragment(fragment)).toStrictEqual({ plan })
})

test.each([
  ['2 MB of letters', `#plan=${'A'.repeat(2 * MEGABYTE)}`, 'too-large'],
  ['a bomb of 100 MB', fragmentOf(new Uint8Array(100 * MEGABYTE)), 'too-large'],
  ['one byte too many', fragmentOf(' '.repeat(MAX_PLAN_TEXT + 1)), 'too-large'],
  ['nothing', '#plan=', 'damaged'],
  ['another fragment', '#plans', 'damaged'],
  ['no fragment', '', 'damaged'],
  ['letters that are no base64url', '#plan=AAA=', 'damaged'],
  ['base64 of the other kind', '#plan=ab+/', 'damaged'],
  ['a letter too many', '#plan=AAAAA', 'damaged'],
  ['no deflate', `#plan=${Buffer.from('a plan').toString('base64url')}`, 'damaged'],
  ['half of a link', fragmentOf(writePlan(bedroom)).slice(0, 300), 'damaged'],
  ['something behind a link', `${fragmentOf(writePlan(bedroom))}AAAA`, 'damaged'],
  ['no UTF-8', fragmentOf(Uint8Array.of(0xff, 0xfe)), 'damaged'],
  ['no JSON', fragmentOf('hello'), 'damaged'],
  ['NaN', changed('"x":855', '"x":NaN'), 'damaged'],
  ['a length below 0', changed('"width":1310', '"width":-1310'), 'length'],
  ['markup in a name', changed('Bedroom, Baneshwor', '<img src=x onerror=alert(1)>'), 'name'],
  ['a prototype in place of the room', changed('"room"', '"__proto__"'), 'damaged'],
  ['a constructor in place of a piece', changed('{"id":"rug"', '{"constructor":{"id":1},"id":7'), 'damaged'],
  ['a later version', changed('"version":1', '"version":2'), 'newer'],
])('%s is refused', async (_, fragment, problem) => {
  expect(await readPlanFragment(fragment)).toEqual({ problem })
})

test('a key of every object changes nothing', async () => {
  const read = await readPlanFragment(changed('{"version":1', '{"__proto__":{"polluted":1},"version":1'))
  expect(read).toEqual({ plan: bedroom })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('any text and any bytes behind a fragment are a plan or a problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String().map((code) => code.replaceAll('=', '')),
      ),
      async (code) => {
        expect(await readPlanFragment(`#plan=${code}`)).toHaveProperty('problem')
      },
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      expect(await readPlanFragment(fragmentOf(bytes))).toHaveProperty('problem')
    }),
  )
})
