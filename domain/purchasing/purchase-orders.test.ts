import { expect, test } from 'vitest'
import {
  billTotal,
  isLatePurchase,
  missingOf,
  purchaseActions,
  purchaseCan,
  purchaseNumber,
  purchaseStates,
  stateAfterReceipt,
  type PurchaseAction,
} from './purchase-orders.ts'

test('each state allows these actions', () => {
  const allowed = purchaseStates.map((state) => {
    const actions = Object.keys(purchaseActions) as PurchaseAction[]
    return [state, actions.filter((action) => purchaseCan(action, state)).join(' ')]
  })
  expect(allowed).toEqual([
    ['draft', 'edit send cancel'],
    ['sent', 'postpone receive bill cancel'],
    ['partly', 'postpone receive bill close'],
    ['received', 'bill'],
    ['cancelled', ''],
  ])
})

test.each([
  { why: 'nothing came', lines: [[5, 0]], state: 'sent' },
  { why: 'some came', lines: [[5, 2]], state: 'partly' },
  {
    why: 'one line came whole',
    lines: [
      [5, 5],
      [3, 0],
    ],
    state: 'partly',
  },
  {
    why: 'all came, one more than ordered',
    lines: [
      [5, 6],
      [3, 3],
    ],
    state: 'received',
  },
  {
    why: 'more of one line do not stand for another',
    lines: [
      [5, 8],
      [3, 2],
    ],
    state: 'partly',
  },
])('$why: $state', ({ lines, state }) => {
  const counts = lines.map(([quantity, received]) => ({ quantity: quantity!, received: received! }))
  expect(stateAfterReceipt(counts)).toBe(state)
})

test('pieces beyond the order leave none to come', () => {
  expect([missingOf({ quantity: 5, received: 2 }), missingOf({ quantity: 5, received: 9 })]).toEqual([3, 0])
})

test.each([
  { state: 'sent', expectedOn: '2026-11-29', isLate: true },
  { state: 'partly', expectedOn: '2026-11-29', isLate: true },
  { state: 'sent', expectedOn: '2026-11-30', isLate: false },
  { state: 'draft', expectedOn: '2026-11-29', isLate: false },
  { state: 'received', expectedOn: '2026-11-29', isLate: false },
  { state: 'sent', expectedOn: null, isLate: false },
] as const)('$state, expected $expectedOn: late $isLate', ({ isLate, ...order }) => {
  expect(isLatePurchase(order, '2026-11-30')).toBe(isLate)
})

test('numbers count within a fiscal year', () => {
  expect(purchaseNumber('2083/84', 7)).toBe('PO-2083/84-0007')
})

test('a bill adds up', () => {
  expect(billTotal({ taxable: 10_000, exempt: 500, vat: 1_300 })).toBe(11_800)
})
