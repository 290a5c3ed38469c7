import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlacedReply } from '#contract/orders.ts'
import { keepLastOrder, readLastOrder } from './last-order.ts'

const reply = { data: { orderId: 'KA-261121-7F3K9Q2M' }, trackKey: 'abc' } as PlacedReply
const order = { orderId: 'KA-261121-7F3K9Q2M', path: '/order-confirmed?order=KA-261121-7F3K9Q2M&key=abc' }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an order is known for two hours, then removed', () => {
  keepLastOrder('', reply)
  vi.advanceTimersByTime(2 * 60 * 60 * 1_000)
  expect(readLastOrder('')).toEqual(order)
  vi.advanceTimersByTime(1)
  expect(readLastOrder('')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('a guest’s order moves into the account, and a member’s is hidden from everyone else', () => {
  keepLastOrder('', reply)
  expect(readLastOrder('asmita')).toEqual(order)
  keepLastOrder('asmita', reply)
  expect(readLastOrder('asmita')).toEqual(order)
  expect(readLastOrder('hira')).toBeUndefined()
  expect(readLastOrder('')).toBeUndefined()
})

test('invalid stored data is not an order', () => {
  kept.set('lastOrder', '{"orderId":7}')
  expect(readLastOrder('')).toBeUndefined()
})
