import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminVoucher } from '#contract/admin/payments/vouchers.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import VoucherShow from './show.tsx'

const voucher: AdminVoucher = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  state: 'sent',
  photo: null,
  answer: '',
  createdAt: '2026-11-26T08:00:00.000Z',
  answeredAt: null,
  orderId: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0df',
  order: 'KA-261126-CWYNJ31T',
  orderState: 'cancelled',
  name: 'Sunita Rana',
  total: 107_900,
  deposit: null,
  paid: 0,
  due: 0,
  wanted: null,
  payUntil: null,
}

test('the voucher of a cancelled order says that its transfer is refunded', async () => {
  answerApi({ [`GET /api/admin/vouchers/${voucher.id}`]: () => ({ status: 200, body: voucher }) })
  await openPart(
    <Routes>
      <Route path="/vouchers/:id/show" element={<VoucherShow />} />
    </Routes>,
    'vouchers',
    `/vouchers/${voucher.id}/show`,
  )
  await expect.element(page.getByText(/^This order was cancelled\. If the transfer has arrived/)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this voucher?' })
  await expect.element(dialog.getByText(/all of the amount is then refunded/)).toBeVisible()
})
