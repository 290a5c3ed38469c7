import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { reportableLines, returnableCounts } from './order-lines.ts'

type Lines = Parameters<typeof reportableLines>[0]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const came = new Date('2026-11-24T08:00:00Z')
const after = (ms: number) => new Date(came.getTime() + ms)

const delivery = (position: number, deliveredAt: Date | null): Order['deliveries'][number] => ({
  number: 1,
  state: deliveredAt ? 'delivered' : 'planned',
  day: null,
  slot: null,
  estimate: null,
  failed: null,
  pieces: [{ position, quantity: 2 }],
  code: null,
  deliveredAt: deliveredAt?.toISOString() ?? null,
  cash: null,
  planning: null,
})

const lines = (changes: Partial<Lines>): Lines => {
  const items = [{ quantity: 2 }, { quantity: 2 }] as Order['items']
  return { items, deliveries: [], events: [], damage: [], returns: [], ...changes }
}

test('goods that have not arrived can be neither reported nor returned', () => {
  const order = lines({ deliveries: [delivery(0, came), delivery(1, null)] })
  expect(reportableLines(order, after(HOUR_MS))).toEqual([0])
  expect(returnableCounts(order, after(HOUR_MS))).toEqual([2, 0])
})

test('each line has its own 48 hours and 30 days', () => {
  const order = lines({ deliveries: [delivery(0, came), delivery(1, after(DAY_MS))] })
  expect(reportableLines(order, after(48 * HOUR_MS))).toEqual([0, 1])
  expect(reportableLines(order, after(48 * HOUR_MS + 1))).toEqual([1])
  expect(returnableCounts(order, after(30 * DAY_MS + 1))).toEqual([0, 2])
})

test('a delivered order without delivery records arrived as a whole', () => {
  const event = { action: 'deliver', at: came.toISOString() } as Order['events'][number]
  expect(returnableCounts(lines({ events: [event] }), after(DAY_MS))).toEqual([2, 2])
})

test('damage under review is not reported again, and returned pieces are not returned twice', () => {
  const report = { position: 0, state: 'reported' } as Order['damage'][number]
  const pieces = [{ position: 1, quantity: 1 }]
  const request = { state: 'approved', pieces } as Order['returns'][number]
  const order = lines({
    deliveries: [delivery(0, came), delivery(1, came)],
    damage: [report],
    returns: [request, { ...request, state: 'withdrawn' }],
  })
  expect(reportableLines(order, after(HOUR_MS))).toEqual([1])
  expect(returnableCounts(order, after(HOUR_MS))).toEqual([2, 1])
})
