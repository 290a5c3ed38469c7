import { expect, test } from 'vitest'
import {
  actionRefusal,
  orderActions,
  orderStates,
  possibleActions,
  SHOPPER_CANCELS_WITHIN_MS,
  type OrderAction,
  type OrderActor,
  type OrderState,
} from './order-states.ts'

const placedAt = new Date('2026-11-21T10:00:00+05:45')
const after = (ms: number) => new Date(placedAt.getTime() + ms)

test.each([
  ['pending', 'shopper', ['cancel']],
  ['pending', 'staff', ['confirm', 'cancel']],
  ['pending', 'system', ['confirm', 'expire']],
  ['confirm', 'shopper', ['cancel']],
  ['confirm', 'staff', ['deliver', 'cancel']],
  ['confirm', 'system', []],
  ['delivered', 'shopper', []],
  ['delivered', 'staff', ['return']],
  ['delivered', 'system', []],
  ['cancelled', 'staff', []],
  ['returned', 'staff', []],
] as const)('an order that is %s lets the %s %j', (state, actor, actions) => {
  expect(possibleActions({ state, placedAt }, actor, after(0))).toEqual(actions)
})

test.each([
  [SHOPPER_CANCELS_WITHIN_MS, undefined],
  [SHOPPER_CANCELS_WITHIN_MS + 1, 'too-late'],
] as const)('%i ms after placing, a shopper who cancels hears %s', (ms, refusal) => {
  expect(actionRefusal('cancel', { state: 'confirm', placedAt }, 'shopper', after(ms))).toBe(refusal)
})

test('staff cancel at any time before the delivery', () => {
  expect(actionRefusal('cancel', { state: 'confirm', placedAt }, 'staff', after(90 * 86_400_000))).toBeUndefined()
})

test('a missing right is reported before a wrong state', () => {
  expect(actionRefusal('deliver', { state: 'pending', placedAt }, 'shopper', after(0))).toBe('not-yours')
  expect(actionRefusal('deliver', { state: 'pending', placedAt }, 'staff', after(0))).toBe('wrong-state')
})

test('from every state but the last two somebody can go on, and no action leads back', () => {
  const actors: OrderActor[] = ['shopper', 'staff', 'system']
  const ways = (state: OrderState) => actors.flatMap((actor) => possibleActions({ state, placedAt }, actor, after(0)))
  expect(orderStates.filter((state) => ways(state).length === 0)).toEqual(['cancelled', 'returned'])
  const reached = (state: OrderState, seen: OrderState[]): OrderState[] =>
    ways(state).flatMap((action: OrderAction) => [
      orderActions[action].to,
      ...(seen.includes(orderActions[action].to) ? [] : reached(orderActions[action].to, [...seen, state])),
    ])
  for (const state of orderStates) expect(reached(state, [state])).not.toContain(state)
})
