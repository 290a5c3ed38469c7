import { expect, test } from 'vitest'
import { recordLink } from './record-link.ts'

test.for([
  ['bank_vouchers', '/vouchers/7/show'],
  ['cash_handovers', '/handovers/7/show'],
  ['custom_requests', '/custom-requests/7/show'],
  ['damage_reports', '/damage-reports/7/show'],
  ['delivery_zones', '/delivery-zones/7'],
  ['hoardings', '/offers/7'],
  ['return_requests', '/returns/7/show'],
  ['tickets', '/tickets/7/show'],
  ['users', '/customers/7/show'],
  ['products', '/products/7'],
] as const)('a record of %s has its page at %s', ([table, link]) => {
  expect(recordLink(table, '7')).toBe(link)
})

test.for(['sessions', 'order_notes', 'shop_settings'])('records of %s have no page', (table) => {
  expect(recordLink(table, '7')).toBeUndefined()
})
