import fc from 'fast-check'
import { sumOf } from '#domain/sum.ts'
import { expect, test } from 'vitest'
import { cashAtDoor } from './cash-at-door.ts'

type Part = Parameters<typeof cashAtDoor>[0]['deliveries'][number]

const LEAST_PARTS = 2
const numbers = [1, 2, 3, 4]

const linesOfOrder = fc
  .array(fc.record({ total: fc.integer({ min: 1, max: 200_000 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((lines) => lines.map((line, position) => ({ ...line, position })))
const sums = {
  shipping: fc.integer({ min: 0, max: 3_000 }),
  prepaid: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
}

/** An order in parts: which part each piece comes in, in which turn the parts come, and what arrived before. */
const orders = linesOfOrder
  .chain((lines) => {
    const pieces = lines.flatMap(({ quantity, position }) => Array.from({ length: quantity }, () => position))
    const ofPieces = { minLength: pieces.length, maxLength: pieces.length }
    return fc.record({
      lines: fc.constant(lines),
      parts: fc
        .array(fc.constantFrom(...numbers), ofPieces)
        .map((parts) => parts.map((number, index) => ({ number, position: pieces[index]! }))),
      turns: fc.shuffledSubarray(numbers, { minLength: numbers.length }),
      ...sums,
    })
  })
  .filter(({ parts }) => new Set(parts.map(({ number }) => number)).size >= LEAST_PARTS)

function planned(number: number, pieces: Part['pieces']): Part {
  return { id: `part ${number}`, number, state: 'planned', pieces, cashTold: null }
}

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
      const deliveries = numbers
        .map((number) => planned(number, piecesOf(number)))
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

const atDoors = ['split', 'split', 'split', 'leave', 'leave', 'hand over', 'fail'] as const
const ofMoney = ['pay', 'take back'] as const
const AMOUNT = { min: 1, max: 60_000 }
const acts = fc.oneof(
  { arbitrary: fc.constantFrom(...atDoors), weight: 9 },
  { arbitrary: fc.constantFrom(...ofMoney), weight: 1 },
)
/** What staff and buyer do, to one of the deliveries for which it is possible. */
const plays = fc.array(fc.record({ act: acts, on: fc.nat(9), amount: fc.integer(AMOUNT) }), {
  minLength: 5,
  maxLength: 30,
})

type Asked = { lines: { total: number; quantity: number; position: number }[]; shipping: number; prepaid: number }

/** An order that comes whole until staff split it, and what happens to it. */
function orderOf({ lines, shipping, prepaid }: Asked) {
  const total = sumOf(lines, (line) => line.total) + shipping
  const order = { payment: 'cod', state: 'confirm', shipping, total } as const
  const pieces = lines.map(({ position, quantity }) => ({ position, quantity }))
  const parts = [planned(1, pieces)]
  let counted = Math.min(prepaid, total)
  let payments = 0
  /** How many payments each part had behind it as it left. */
  const paymentsAt = new Map<string, number>()
  /** Those that did not take what their SMS named, though nobody paid since. */
  const wrongDoors: object[] = []
  const cash = () => cashAtDoor({ order, lines, deliveries: parts, counted })
  const change = (part: Part, values: Partial<Part>) => parts.splice(parts.indexOf(part), 1, { ...part, ...values })
  return {
    wrongDoors,
    left: () => total - counted,
    due: () => [...cash().values()],
    those: (state: Part['state']) => parts.filter((part) => part.state === state),
    /** As a wallet does: never more than is due. A negative amount takes a payment back. */
    pay: (amount: number) => {
      counted = Math.max(0, Math.min(total, counted + amount))
      payments += 1
    },
    leave: (part: Part) => {
      paymentsAt.set(part.id, payments)
      change(part, { state: 'out', cashTold: cash().get(part.id)! })
    },
    fail: (part: Part) => change(part, { state: 'planned', cashTold: null }),
    handOver: (part: Part) => {
      const taken = cash().get(part.id)!
      if (paymentsAt.get(part.id) === payments && taken !== part.cashTold) wrongDoors.push({ ...part, taken })
      counted += taken
      change(part, { state: 'delivered' })
    },
    split: (part: Part) => {
      const [{ position, quantity }, ...others] = part.pieces as [Part['pieces'][number], ...Part['pieces']]
      if (quantity === 1 && others.length === 0) return
      const stay = quantity > 1 ? [{ position, quantity: quantity - 1 }, ...others] : others
      change(part, { pieces: stay })
      parts.push(planned(parts.length + 1, [{ position, quantity: 1 }]))
    },
  }
}

test('each door takes what its SMS named, whatever is split, fails or is paid meanwhile, and all take the total', () => {
  fc.assert(
    fc.property(linesOfOrder, fc.record(sums), plays, (lines, { shipping, prepaid }, played) => {
      const order = orderOf({ lines, shipping, prepaid })
      const one = (state: Part['state'], on: number) => {
        const those = order.those(state)
        return those.length === 0 ? undefined : those[on % those.length]
      }
      const play = { leave: order.leave, fail: order.fail, 'hand over': order.handOver, split: order.split }
      const from = { leave: 'planned', fail: 'out', 'hand over': 'out', split: 'planned' } as const
      const check = () => {
        const due = order.due()
        expect(due.every((amount) => amount >= 0)).toBe(true)
        expect(sumOf(due, (amount) => amount)).toBe(due.length === 0 ? 0 : order.left())
      }
      for (const { act, on, amount } of played) {
        if (act === 'pay' || act === 'take back') {
          order.pay(act === 'pay' ? amount : -amount)
        } else {
          const part = one(from[act], on)
          if (part) play[act](part)
        }
        check()
      }
      for (const part of order.those('planned')) order.leave(part)
      for (const part of order.those('out')) order.handOver(part)
      expect(order.wrongDoors).toEqual([])
      const isTakenBack = played.some(({ act }) => act === 'take back')
      expect(isTakenBack || order.left() === 0).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
