import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import OrderExchangePage from './page.tsx'

const ID = '0d6f1d0a-3f6e-4a53-9a55-3b8c7f6f7a11'
const NEXT = '5b0b3f5e-77a5-4a53-9a55-3b8c7f6f7a11'
const bed = {
  position: 0,
  sku: 'BED-RARA-153x200',
  name: 'Rara wingback bed with a drawer',
  color: null,
  size: '153*200',
  type: null,
  picture: null,
  price: 50_000,
  left: 2,
}
const exchangeable = {
  id: ID,
  number: 'KA-261121-2JVHRVB4',
  why: null,
  lines: [bed, { ...bed, position: 1, name: 'Ilam chair', size: null, left: 0 }],
  isPickup: false,
  payments: ['cod', 'bank'],
}
const wider = { variantId: 72, productId: 7, ...bed, size: '183*200', price: 62_000, stock: 4, sku: 'BED-RARA-183x200' }
const preview = {
  worth: 50_000,
  subtotal: 62_000,
  discount: 0,
  shipping: 0,
  total: 62_000,
  vat: 7_133,
  due: 12_000,
  refund: 0,
  refundTo: 'cod',
  payments: ['cod', 'bank'],
  confirms: true,
}
const ok = (body: object) => () => ({ status: 200, body })

const open = (answers: Parameters<typeof answerApi>[0] = {}) => {
  answerApi({
    [`GET /api/admin/orders/${ID}/exchange`]: ok(exchangeable),
    [`POST /api/admin/orders/${ID}/exchange-preview`]: ok(preview),
    'GET /api/admin/phone-orders/goods': ok({ items: [wider], total: 1 }),
    ...answers,
  })
  return openPart(
    <Routes>
      <Route path="/order-exchanges" element={<OrderExchangePage />} />
      <Route path="/orders/:id/show" element={<p>The order</p>} />
    </Routes>,
    'order-exchanges',
    `/order-exchanges?order=${ID}`,
  )
}
const save = () => page.getByRole('button', { name: 'Exchange', exact: true })

async function choose() {
  await page.getByRole('group', { name: /Rara/ }).getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await page.getByRole('searchbox', { name: /Find items/ }).fill('rara')
  await page.getByRole('button', { name: /Add Rara/ }).click()
}

test('staff see what an exchange comes to before they save it, and it is sent with what they saw', async () => {
  const sent: unknown[] = []
  await open({
    [`POST /api/admin/orders/${ID}/exchanges`]: ({ body, headers }) => {
      sent.push([body, headers.has('idempotency-key')])
      return { status: 200, body: { id: NEXT, number: 'KA-261130-7F3K9Q2M' } }
    },
  })
  await expect.element(page.getByText('Choose what comes back and what goes out.')).toBeVisible()
  await expect.element(save()).toBeDisabled()
  await choose()
  await expect.element(page.getByText('The customer still has to pay Nrs. 12,000.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A wider one.')
  await save().click()
  await expect.element(page.getByText('The order', { exact: true })).toBeVisible()
  expect(sent).toEqual([
    [
      {
        back: [{ position: 0, quantity: 1 }],
        lines: [{ variantId: 72, quantity: 1 }],
        discount: 0,
        fee: 'free',
        payment: 'cod',
        worth: 50_000,
        total: 62_000,
        reason: 'A wider one.',
      },
      true,
    ],
  ])
})

test('pieces that the customer sent back before are not offered', async () => {
  await open()
  await expect.element(page.getByRole('group', { name: /Rara/ })).toBeVisible()
  expect(page.getByRole('group', { name: /Ilam/ }).query()).toBeNull()
})

test('a refusal stands beside its input, and everything typed stays', async () => {
  await open({
    [`POST /api/admin/orders/${ID}/exchange-preview`]: () => ({
      status: 400,
      body: {
        success: false,
        error: true,
        code: 'invalid_input',
        message: 'Only 1 in stock for this order.',
        fields: { 'lines.0.quantity': 'Only 1 in stock for this order.' },
      },
    }),
  })
  await page.getByRole('textbox', { name: 'Reason' }).fill('A wider one.')
  await choose()
  await expect.element(page.getByText('Only 1 in stock for this order.').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('A wider one.')
  await expect.element(save()).toBeDisabled()
})

test('the page says why nothing can be exchanged', async () => {
  const why = 'A return of this order is open. Receive or decline it first.'
  await open({ [`GET /api/admin/orders/${ID}/exchange`]: ok({ ...exchangeable, why }) })
  await expect.element(page.getByText(why)).toBeVisible()
})
