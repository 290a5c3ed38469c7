import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { renderInRouter } from '../../render-in-router.tsx'
import { givenOrder } from '../../test/given-order.ts'
import { ReturnWorth } from './return-worth.tsx'

const [item] = givenOrder().items
const reductions = [{ name: 'Dashain', code: 'DASHAIN10', amount: 299 }]
const reduced: Partial<Order> = {
  items: [{ ...item!, total: 4_501 }],
  totals: { ...givenOrder().totals, reductions, total: 5_501 },
}
const sentBack: Order['returns'][number] = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0df',
  pieces: [{ position: 0, quantity: 1 }],
  reason: '',
  photos: [],
  state: 'received',
  answer: '',
  refund: 2_250,
  at: '2026-11-27T05:00:00Z',
  changedAt: '2026-11-27T05:00:00Z',
}

test.for<[string, Partial<Order>, number, string]>([
  ['without a discount', {}, 2, '4,800'],
  ['with a share of a discount', reduced, 1, '2,250'],
  ['of which all come back', reduced, 2, '4,501'],
  ['of which one came back before', { ...reduced, returns: [sentBack] }, 1, '2,251'],
  ['of which one was kept', { ...reduced, returns: [{ ...sentBack, state: 'withdrawn' }] }, 1, '2,250'],
])('pieces %s: the exact refund', ([, changes, count, amount]) => {
  const html = renderInRouter(<ReturnWorth order={givenOrder(changes)} counts={{ 0: count }} />)
  expect(html).toContain(`You paid Nrs. ${amount} for the chosen pieces. We refund this once we have them back.`)
})
