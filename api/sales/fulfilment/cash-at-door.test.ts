import fc from 'fast-check'
import { sumOf } from '#domain/sum.ts'
import { expect, test } from 'vitest'
import { cashAtDoor } from './cash-at-door.ts'

const LEAST_PARTS = 2
const numbers = [1, 2, 3, 4]

/** An order in parts: which part each piece comes in, in which turn the parts come, and what arrived before. */
const orders = fc
  .array(fc.record({ total: fc.integer({ min: 1, max: 200_000 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((lines) => {
    const pieces = lines.flatMap(({ quantity }, position) => Array.from({ length: quantity }, () => position))
    const ofPieces = { minLength: pieces.length, maxLength: pieces.length }
    return fc.record({
      lines: fc.constant(lines.map((line, position) => ({ ...line, position }))),
      parts: fc
        .array(fc.constantFrom(...numbers), ofPieces)
        .map((parts) => parts.map((number, index) => ({ number, position: pieces[index]! }))),
      turns: fc.shuffledSubarray(numbers, { minLength: numbers.length }),
      shipping: fc.integer({ min: 0, max: 3_000 }),
      prepaid: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
    })
  })
  .filter(({ parts }) => new Set(parts.map(({ number }) => number)).size >= LEAST_PARTS)

test('at each door the cash is what was said at first, whichever part comes next', () => {
  fc.assert(
    fc.property(orders, ({ lines, parts, turns, shipping, prepaid }) => {
      const total = sumOf(lines, (line) => line.total) + shipping
      const order = { payment: 'cod', state: 'confirm', shipping, total } as const
      const piecesOf = (number: number) =>
        lines
          .map(({ position }) => ({
            position,
            quantity: parts.filter((piece) => piece.number === number && piece.position === position).length,
          }))
          .filter(({ quantity }) => quantity > 0)
      const deliveries: Parameters<typeof cashAtDoor>[0]['deliveries'][number][] = numbers
        .map((number) => ({ id: `part ${number}`, number, state: 'out' as const, pieces: piecesOf(number) }))
        .filter(({ pieces }) => pieces.length > 0)
      let counted = Math.min(prepaid, total)
      const cash = () => cashAtDoor({ order, lines, deliveries, counted })
      const said = cash()
      expect(sumOf([...said.values()], (amount) => amount)).toBe(total - counted)
      for (const number of turns) {
        const at = deliveries.findIndex((delivery) => delivery.number === number)
        if (at === -1) continue
        const { id } = deliveries[at]!
        const due = cash().get(id)!
        expect(due).toBe(said.get(id))
        counted += due
        deliveries[at] = { ...deliveries[at]!, state: 'delivered' }
      }
      expect(counted).toBe(total)
    }),
  )
})
