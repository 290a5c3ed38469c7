import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../sum.ts'
import {
  damageUntil,
  isReturnActionPossible,
  priceOfPieces,
  returnablePieces,
  returnActions,
  returnStates,
  type ReturnAction,
} from './after-sales.ts'

const DAY_MS = 86_400_000
const first = new Date('2026-11-01T06:00:00Z')
const later = new Date(first.getTime() + 20 * DAY_MS)
const delivered = [
  { position: 0, quantity: 2, deliveredAt: first },
  { position: 0, quantity: 3, deliveredAt: later },
  { position: 1, quantity: 1, deliveredAt: first },
]
const after = (days: number, ms = 0) => new Date(first.getTime() + days * DAY_MS + ms)

test('damage is reported within 48 hours of the line’s newest pieces', () => {
  expect(damageUntil(delivered, 0)).toEqual(new Date(later.getTime() + 48 * 3_600_000))
  expect(damageUntil(delivered, 1)).toEqual(new Date(first.getTime() + 48 * 3_600_000))
  expect(damageUntil(delivered, 2)).toBeNull()
})

describe('how many pieces can be sent back', () => {
  test.each([
    ['at once', 0, 20, 5],
    ['on the last instant of the oldest', 0, 30, 5],
    ['a moment later only the newer ones', 0, 30.00001, 3],
    ['on the last instant of all', 0, 50, 3],
    ['and then none', 0, 50.00001, 0],
    ['of another line', 1, 30, 1],
    ['of another line, too late', 1, 30.00001, 0],
    ['of one that was not delivered', 2, 1, 0],
  ])('%s', (_, position, days, pieces) => {
    expect(returnablePieces(delivered, [], position, after(days))).toBe(pieces)
  })

  test('those that went back count as the oldest', () => {
    const sentBack = [{ position: 0, quantity: 2 }]
    expect(returnablePieces(delivered, sentBack, 0, after(20))).toBe(3)
    expect(returnablePieces(delivered, sentBack, 0, after(40))).toBe(3)
    expect(returnablePieces(delivered, [...sentBack, { position: 0, quantity: 1 }], 0, after(40))).toBe(2)
    expect(returnablePieces(delivered, sentBack, 1, after(20))).toBe(1)
  })

  test('never more than were delivered, less those that went back', () => {
    const some = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }), day: fc.nat(60) }), { maxLength: 5 })
    fc.assert(
      fc.property(some, fc.nat(20), fc.nat(90), (parts, back, day) => {
        const all = parts.map((part) => ({ position: 0, quantity: part.quantity, deliveredAt: after(part.day) }))
        const total = sumOf(all, ({ quantity }) => quantity)
        const left = returnablePieces(all, [{ position: 0, quantity: back }], 0, after(day))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(Math.max(0, total - back))
        expect(left).toBeLessThanOrEqual(returnablePieces(all, [], 0, after(day)))
      }),
    )
  })
})

test('what the pieces of a line cost adds up to the line, however they go back', () => {
  const line = fc.record({ total: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 10 }) })
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 10 }), ({ total, quantity }, wishes) => {
      let [before, paid] = [0, 0]
      for (const wish of [...wishes, quantity]) {
        const pieces = Math.min(wish, quantity - before)
        const price = priceOfPieces({ total, quantity }, before, pieces)
        expect(Math.abs(price - (total * pieces) / quantity)).toBeLessThan(1)
        paid += price
        before += pieces
      }
      expect([before, paid]).toEqual([quantity, total])
    }),
  )
})

test('a return goes its way, and no other', () => {
  const possible = Object.fromEntries(
    (Object.keys(returnActions) as ReturnAction[]).map((action) => [
      action,
      returnStates.filter((state) => isReturnActionPossible(action, state)),
    ]),
  )
  expect(possible).toEqual({
    approve: ['requested'],
    decline: ['requested'],
    withdraw: ['requested', 'approved'],
    collect: ['approved'],
    receive: ['approved', 'collected'],
  })
})
