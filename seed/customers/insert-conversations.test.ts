import { expect, test } from 'vitest'
import type { Event } from '../orders/insert-payments.ts'
import { orderNumberFor } from './insert-conversations.ts'

function order(number: string, happened: Partial<Record<Event['action'], string>>) {
  const events = Object.entries(happened).map(([action, day]) => ({ action, at: new Date(day) }) as Event)
  return { order: { number }, events }
}

const orders = [
  order('first', { place: '2026-03-01', deliver: '2026-03-08' }),
  order('second', { place: '2026-04-01', deliver: '2026-04-08' }),
  order('third', { place: '2026-05-01', cancel: '2026-05-02' }),
]

test.for([
  ['deliver', '2026-06-01', 'second'],
  ['deliver', '2026-04-07', 'first'],
  ['deliver', '2026-03-07', ''],
  ['cancel', '2026-05-03', 'third'],
  ['delivery-failed', '2026-06-01', ''],
  [undefined, '2026-06-01', ''],
] as const)('a ticket about "%s" of %s names order "%s"', ([about, day, number]) => {
  expect(orderNumberFor(about, orders, new Date(day))).toBe(number)
})
