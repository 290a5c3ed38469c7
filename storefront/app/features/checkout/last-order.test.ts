import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { noteCancelled } from './kept-orders.ts'
import { keepLastOrder, readLastOrder, readOrdersOfDay } from './last-order.ts'
import { readWaitingOrders } from './waiting-order.ts'

const reply = { data: { orderId: 'KA-261121-7F3K9Q2M', verifyBy: null }, trackKey: 'abc' } as PlacedReply
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

test('an order is the last one for two hours, known for a day, then removed', () => {
  keepLastOrder('', reply)
  vi.advanceTimersByTime(2 * 60 * 60 * 1_000)
  expect(readLastOrder('')).toEqual(order)
  vi.advanceTimersByTime(1)
  expect(readLastOrder('')).toBeUndefined()
  vi.advanceTimersByTime(22 * 60 * 60 * 1_000 - 1)
  expect(readOrdersOfDay('')).toMatchObject([order])
  vi.advanceTimersByTime(1)
  expect(readOrdersOfDay('')).toEqual([])
  expect(kept.size).toBe(0)
})

test('the five newest orders of a day are kept, newest first', () => {
  const ids = ['1', '2', '3', '4', '5', '6'].map((digit) => `KA-261121-7F3K9Q2${digit}`)
  for (const orderId of ids) keepLastOrder('', { data: { orderId, verifyBy: null }, trackKey: 'abc' } as PlacedReply)
  expect(readOrdersOfDay('').map(({ orderId }) => orderId)).toEqual(ids.slice(1).toReversed())
})

test('an order that was cancelled is no longer the last one: the newest other one is', () => {
  keepLastOrder('', reply)
  const newer = { ...reply, data: { ...reply.data, orderId: 'KA-261121-7F3K9Q21' } }
  keepLastOrder('', newer)
  noteCancelled(newer.data.orderId)
  expect(readLastOrder('')).toEqual(order)
  expect(readOrdersOfDay('')).toHaveLength(2)
  noteCancelled(order.orderId)
  expect(readLastOrder('')).toBeUndefined()
})

test('an order of another browser is cancelled without a trace', () => {
  noteCancelled(order.orderId)
  expect(kept.size).toBe(0)
})

test('an order waits for its code until its time, and the newest such one counts', () => {
  const inTenMinutes = new Date(Date.now() + 600_000).toISOString()
  keepLastOrder('', { ...reply, data: { ...reply.data, verifyBy: inTenMinutes } })
  keepLastOrder('', { ...reply, data: { ...reply.data, orderId: 'KA-261121-7F3K9Q21' } })
  expect(readWaitingOrders('')).toMatchObject([order])
  vi.advanceTimersByTime(600_001)
  expect(readWaitingOrders('')).toEqual([])
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
  kept.set('lastOrder', '{"orders":[7,null,{"orderId":7}]}')
  expect(readLastOrder('')).toBeUndefined()
})
