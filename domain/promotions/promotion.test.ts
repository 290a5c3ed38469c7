import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, promotionRefusal, reductionOf, type Promotion } from './promotion.ts'

const now = new Date('2026-11-21T12:00:00+05:45')
const instant = (offsetMs: number) => new Date(now.getTime() + offsetMs)
const promotion = (others: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  code: null,
  effect: { kind: 'percentage', percent: 10 },
  categoryId: null,
  minimum: 0,
  startsAt: instant(-1_000),
  endsAt: null,
  usesLeft: null,
  usesLeftEach: null,
  ...others,
})

test.each<[string, Partial<Promotion>, number, ReturnType<typeof promotionRefusal>, number?]>([
  ['holds', {}, 100, undefined],
  ['holds from its first instant on', { startsAt: now }, 100, undefined],
  ['does not hold before it', { startsAt: instant(1) }, 100, 'not-begun'],
  ['holds up to its end', { endsAt: instant(1) }, 100, undefined],
  ['does not hold at its end', { endsAt: now }, 100, 'over'],
  ['holds for a last time', { usesLeft: 1 }, 100, undefined],
  ['does not hold once it was used up', { usesLeft: 0 }, 100, 'used-up'],
  ['holds for a last time by this customer', { usesLeftEach: 1 }, 100, undefined],
  ['does not hold once this customer has used it up', { usesLeftEach: 0 }, 100, 'used-before'],
  ['does not hold without goods that it is for', {}, 0, 'no-goods'],
  ['holds from its minimum on', { minimum: 100 }, 100, undefined],
  ['does not hold below it', { minimum: 101 }, 100, 'below-minimum'],
  ['needs no delivery fee for goods', {}, 100, undefined, 0],
  ['of the shipping holds where there is a fee', { effect: { kind: 'free-shipping' } }, 100, undefined],
  ['of the shipping does not hold without a fee', { effect: { kind: 'free-shipping' } }, 100, 'no-fee', 0],
])('a promotion %s', (_, others, goods, refusal, fee = 1_000) => {
  expect(promotionRefusal(promotion(others), { goods, fee }, now)).toBe(refusal)
})

test.each([
  [{ kind: 'percentage', percent: 10 }, 999, 99],
  [{ kind: 'percentage', percent: 100 }, 999, 999],
  [{ kind: 'amount', amount: 500 }, 999, 500],
  [{ kind: 'amount', amount: 5_000 }, 999, 999],
  [{ kind: 'free-shipping' }, 999, 0],
] as const)('%j takes of goods of %i off %i', (effect, left, taken) => {
  expect(reductionOf(effect, left)).toBe(taken)
})

const effects = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(10_00_000) }),
  fc.constant<Promotion['effect']>({ kind: 'free-shipping' }),
)

test('what is taken off is whole rupees, no more than is left, and no less than nothing', () => {
  fc.assert(
    fc.property(effects, fc.nat(50_00_000), (effect, left) => {
      const taken = reductionOf(effect, left)
      expect(Number.isInteger(taken)).toBe(true)
      expect(taken).toBeGreaterThanOrEqual(0)
      expect(taken).toBeLessThanOrEqual(left)
    }),
  )
})

test('the order of operations is one, in whatever order promotions come', () => {
  const some = fc.uniqueArray(fc.tuple(fc.nat(50), effects), { selector: ([id]) => id, maxLength: 8 })
  fc.assert(
    fc.property(
      some.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const [one, other] = [all, shuffled].map((list) =>
          inOrder(list.map(([id, effect]) => promotion({ id: `${id}`, effect }))),
        )
        expect(other).toEqual(one)
      },
    ),
  )
})
