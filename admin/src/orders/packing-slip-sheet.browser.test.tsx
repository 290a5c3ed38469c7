import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PackingSlip } from '#contract/admin/orders/packing-slips.ts'
import { openPart } from '../test/open-part.tsx'
import { deliveredTo } from './contact.fixture.ts'
import { PackingSlipSheet } from './packing-slip-sheet.tsx'

const slip: PackingSlip = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
  number: 'KA-261121-7Q2M4XZP',
  placedAt: '2026-11-21T08:57:00.000Z',
  name: 'Asmita Gurung',
  contact: { ...deliveredTo, recipient_name: '', recipient_phone: '', is_gift: false },
  province: 'Gandaki',
  district: 'Kaski',
  method: 'standard',
  store: '',
  cash: 5_800,
  lines: [{ position: 0, sku: 'KAPAS', name: 'Kapas pillow', color: null, size: null, type: null, quantity: 2 }],
  fetch: [{ place: 'Main warehouse', pieces: [{ sku: 'RARA-153', quantity: 1 }] }],
  nepaliNames: ['Kapas pillow'],
  doesNotFit: [],
  deliveries: [],
}
const recipient = { recipient_name: 'Sita Rai', recipient_phone: '+9779847654321' }
const words = () => page.getByRole('article', { name: /^Packing slip/ }).element().textContent

test('a packing slip names the customer', async () => {
  await openPart(<PackingSlipSheet slip={slip} />)
  await expect.poll(words).toContain('Asmita Gurung')
  expect(words()).toContain('9841234567')
  expect(words()).not.toContain('Ordered by')
})

test('a packing slip names the recipient with their number, and the customer who ordered', async () => {
  await openPart(<PackingSlipSheet slip={{ ...slip, contact: { ...slip.contact, ...recipient } }} />)
  await expect.poll(words).toContain('Sita Rai')
  expect(words()).toContain('9847654321Ordered by Asmita Gurung')
  expect(words()).not.toContain('9841234567')
})

test('a gift says so on its packing slip', async () => {
  const contact = { ...slip.contact, ...recipient, is_gift: true }
  await openPart(<PackingSlipSheet slip={{ ...slip, contact, cash: 0 }} />)
  await expect.poll(words).toContain('A gift from Asmita Gurung')
  expect(words()).not.toContain('Cash')
})

test('a packing slip says which line does not get in by the measures of the buyer', async () => {
  await openPart(<PackingSlipSheet slip={{ ...slip, doesNotFit: [0] }} />)
  await expect.poll(words).toContain('By the buyer’s own measures this does not get in. Call before it leaves.')
})
