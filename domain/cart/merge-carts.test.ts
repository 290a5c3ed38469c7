import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES, MAX_QUANTITY, type Offer } from './cart.ts'
import { mergeLines, takeLines, type Line, type Merge } from './merge-carts.ts'

const line = (variantId: number | null, quantity: number, others: Partial<Line> = {}): Line => ({
  variantId,
  quantity,
  isSaved: false,
  seenPrice: 100,
  ...others,
})
const shop = (offers: Record<number, Partial<Offer>>) => (variantId: number | null) => {
  const offer = offers[variantId ?? 0]
  return offer && { price: 100, stock: 50, ...offer }
}

/** What a cart holds after a merge. */
function outcome(own: readonly Line[], { joined, added }: Merge<Line, Line>): Line[] {
  const kept = own.map((one) => {
    const join = joined.find(({ into }) => into === one)
    return join ? { ...one, quantity: join.quantity, seenPrice: join.seenPrice } : one
  })
  return [...kept, ...added.map(({ line: moved, quantity }) => ({ ...moved, quantity }))]
}

describe('merging', () => {
  test('quantities of one variant add up, others stand beside each other', () => {
    const own = [line(1, 2), line(2, 1)]
    const merge = mergeLines(own, [line(1, 3), line(3, 4)], shop({ 1: {}, 2: {}, 3: {} }))
    expect(outcome(own, merge)).toEqual([line(1, 5), line(2, 1), line(3, 4)])
    expect(merge.cuts).toEqual([])
  })

  test.each([
    ['limit', 8, 5, { stock: 50 }, 10, 10],
    ['stock', 3, 4, { stock: 5 }, 5, 5],
    ['sold-out', 3, 4, { stock: 0 }, 7, 0],
    ['gone', 8, 4, undefined, 10, 0],
  ] as const)('%s: %i and %i make a line and a notice', (reason, mine, theirs, offer, quantity, kept) => {
    const own = [line(1, mine)]
    const incoming = line(1, theirs)
    const merge = mergeLines(own, [incoming], shop(offer ? { 1: offer } : {}))
    expect(outcome(own, merge)).toEqual([line(1, quantity)])
    expect(merge.cuts).toEqual([{ line: incoming, reason, wanted: mine + theirs, kept }])
  })

  test('what is for later joins only what is for later, whatever is in stock', () => {
    const own = [line(1, 2), line(1, 9, { isSaved: true })]
    const merge = mergeLines(own, [line(1, 3, { isSaved: true })], shop({ 1: { stock: 0 } }))
    expect(outcome(own, merge)).toEqual([line(1, 2), line(1, 10, { isSaved: true })])
    expect(merge.cuts).toMatchObject([{ reason: 'limit', wanted: 12, kept: 10 }])
  })

  test.each([
    [90, 100, 90],
    [100, 90, 90],
    [90, 80, 90],
    [100, 100, 100],
  ])('of prices %i and %i seen, with 100 now, %i is the one that still says what changed', (mine, theirs, seen) => {
    const merge = mergeLines([line(1, 1, { seenPrice: mine })], [line(1, 1, { seenPrice: theirs })], shop({ 1: {} }))
    expect(merge.joined[0]!.seenPrice).toBe(seen)
  })

  test('variants that do not exist any more are never taken for each other', () => {
    const own = [line(null, 2)]
    expect(outcome(own, mergeLines(own, [line(null, 3)], shop({})))).toEqual([line(null, 2), line(null, 3)])
  })

  test('a full cart takes in what it has a line for, and says what it has not', () => {
    const own = Array.from({ length: MAX_CART_LINES }, (_, index) => line(index + 1, 1))
    const merge = mergeLines(own, [line(1, 1), line(999, 2)], shop({ 1: {}, 999: {} }))
    expect(outcome(own, merge)).toHaveLength(MAX_CART_LINES)
    expect(merge.joined).toMatchObject([{ quantity: 2 }])
    expect(merge.cuts).toEqual([{ line: line(999, 2), reason: 'full', wanted: 2, kept: 0 }])
  })
})

describe('taking over', () => {
  test('the cart then holds at least as many, and nothing of its own becomes less', () => {
    const own = [line(1, 2), line(2, 7)]
    const merge = takeLines(own, [line(1, 5), line(2, 3), line(3, 4)], shop({ 1: {}, 2: {}, 3: {} }))
    expect(outcome(own, merge)).toEqual([line(1, 5), line(2, 7), line(3, 4)])
    expect(merge.cuts).toEqual([])
  })

  test.each([
    ['stock', { stock: 3 }, 3],
    ['sold-out', { stock: 0 }, 0],
    ['gone', undefined, 0],
  ] as const)('%s: what cannot be had is said', (reason, offer, kept) => {
    const merge = takeLines([], [line(1, 5)], shop(offer ? { 1: offer } : {}))
    expect(outcome([], merge)).toEqual(kept === 0 ? [] : [line(1, kept)])
    expect(merge.cuts).toEqual([{ line: line(1, 5), reason, wanted: 5, kept }])
  })

  test('a full cart takes no further line', () => {
    const own = Array.from({ length: MAX_CART_LINES }, (_, index) => line(index + 1, 1))
    const merge = takeLines(own, [line(999, 2)], shop({ 999: {} }))
    expect(merge).toEqual({ joined: [], added: [], cuts: [{ line: line(999, 2), reason: 'full', wanted: 2, kept: 0 }] })
  })
})

const ids = [1, 2, 3, 4]
const offers = fc
  .array(fc.option(fc.record({ price: fc.constantFrom(90, 100), stock: fc.nat(15) })), { minLength: 4, maxLength: 4 })
  .map((given) => (variantId: number | null) => given[ids.indexOf(variantId ?? 0)] ?? undefined)
const carts = fc.uniqueArray(
  fc.record({
    variantId: fc.constantFrom(...ids),
    isSaved: fc.boolean(),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    seenPrice: fc.constantFrom(90, 100),
  }),
  { selector: ({ variantId, isSaved }) => `${variantId} ${isSaved}` },
)

describe('of any two carts', () => {
  test('every line holds what one may, never over stock, and what was not kept is said', () => {
    fc.assert(
      fc.property(carts, carts, offers, (own, incoming, offerOf) => {
        const merge = mergeLines(own, incoming, offerOf)
        const after = outcome(own, merge)
        for (const one of incoming) {
          const has = after.filter(({ variantId, isSaved }) => variantId === one.variantId && isSaved === one.isSaved)
          const mine = own.find(({ variantId, isSaved }) => variantId === one.variantId && isSaved === one.isSaved)
          const wanted = one.quantity + (mine?.quantity ?? 0)
          const stock = one.isSaved ? Infinity : (offerOf(one.variantId)?.stock ?? 0)
          expect(has).toHaveLength(1)
          expect(has[0]!.quantity).toBe(Math.min(wanted, MAX_QUANTITY, stock || Infinity))
          const cut = merge.cuts.find(({ line: told }) => told === one)
          const kept = Math.min(has[0]!.quantity, stock)
          expect(cut && [cut.wanted, cut.kept]).toEqual(kept < wanted ? [wanted, kept] : undefined)
        }
      }),
    )
  })

  test('it is the same cart, whichever joins the other', () => {
    fc.assert(
      fc.property(carts, carts, offers, (one, other, offerOf) => {
        const held = (own: Line[], incoming: Line[]) =>
          outcome(own, mergeLines(own, incoming, offerOf))
            .filter(({ variantId, isSaved }) =>
              [own, incoming].every((cart) => cart.some((of) => of.variantId === variantId && of.isSaved === isSaved)),
            )
            .map(({ variantId, isSaved, quantity }) => `${variantId} ${isSaved} ${quantity}`)
            .toSorted()
        expect(held(one, other)).toEqual(held(other, one))
      }),
    )
  })

  test('taking over twice is the same as once', () => {
    fc.assert(
      fc.property(carts, carts, offers, (own, given, offerOf) => {
        const shared = given.filter(({ isSaved }) => !isSaved)
        const once = outcome(own, takeLines(own, shared, offerOf))
        expect(outcome(once, takeLines(once, shared, offerOf))).toEqual(once)
      }),
    )
  })
})
