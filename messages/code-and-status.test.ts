import { expect, test } from 'vitest'
import { messages as mails } from './ne/mails/orders.ts'
import { messages as order } from './ne/order.ts'
import { messages as orders } from './ne/orders.ts'

test('a Nepali buyer enters a code; only the shop confirms an order', () => {
  expect(orders['order.status.confirm']).toContain('पुष्टि')
  const asked = Object.entries({ ...order, ...mails }).filter(([id]) => /^(mail\.)?verify-order\./.test(id))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(([, text]) => text.includes('पुष्टि'))).toEqual([])
})
