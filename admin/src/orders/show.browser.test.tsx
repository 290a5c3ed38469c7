import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unassigned } from '../assignments/assignments.fixture.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import OrderShow from './show.tsx'

const ID = '0d6f1d0a-3f6e-4a53-9a55-3b8c7f6f7a11'
const at = '2026-11-21T12:56:00.000Z'
const money = { paid: 51_000, due: 51_000, payNow: null, refunds: [] }
const totals = { subtotal: 50_000, reductions: [], shippingFee: 1_000, vat: 5_867, total: 51_000 }
const line = {
  position: 0,
  productId: 7,
  sku: 'BED-RARA-FOREST-153x200',
  name: 'Rara wingback bed with a drawer',
  color: { name: 'Forest green' },
  size: '153*200',
  type: null,
  picture: null,
  price: 50_000,
  quantity: 1,
  total: 50_000,
}
const order = {
  name: 'Asmita Gurung',
  email: '',
  address: 'Lakeside, Pokhara 6, Kaski',
  date: at,
  totalAmount: 51_000,
  verifyBy: null,
  payment: 'bank',
  money,
  totals,
  method: 'standard',
  store: null,
  estimate: null,
  deliveries: [{ number: 1, state: 'planned', day: null, slot: null, pieces: [], deliveredAt: null }],
  returns: [],
  damage: [],
  invoices: [],
  business: null,
  doesNotFit: [],
}
const contact = {
  phone: '+9779841234567',
  recipient_name: '',
  zip: '',
  floor: null,
  access: '',
  note: '',
  position: null,
}
const record = {
  id: ID,
  number: 'KA-261121-2JVHRVB4',
  state: 'confirm',
  assignment: unassigned,
  order,
  lines: [line],
  language: 'en',
  userId: null,
  isCustom: false,
  takenBy: null,
  isForgotten: false,
  payBy: null,
  acts: [{ action: 'cancel', why: null }],
  contact,
  contactWhy: null,
  deliveryIds: [ID],
  payments: [],
  attempts: [],
  vouchers: [],
  refunds: [],
  maxRefundable: 51_000,
  paymentWays: [],
  events: [],
  mails: [],
  sms: [],
  notes: [],
}

test('on a phone the items scroll in their own box, and the page is as wide as the screen', async () => {
  await page.viewport(390, 844)
  answerApi({ [`GET /api/admin/orders/${ID}`]: () => ({ status: 200, body: record }) })
  await openPart(
    <Routes>
      <Route path="/orders/:id/show" element={<OrderShow />} />
    </Routes>,
    'orders',
    `/orders/${ID}/show`,
  )
  const shown = [
    page.getByText('Confirmed'),
    page.getByRole('button', { name: 'Record cash' }),
    page.getByRole('definition').last(),
  ]
  await expect.element(shown[1]!).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(Math.max(...shown.map((part) => part.element().getBoundingClientRect().right))).toBeLessThanOrEqual(390)
})
