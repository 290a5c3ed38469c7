import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unassigned } from '../../assignments/assignments.fixture.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import OrderEditPage from './page.tsx'

const ID = '0d6f1d0a-3f6e-4a53-9a55-3b8c7f6f7a11'
const line = {
  position: 0,
  variantId: 71,
  sku: 'BED-RARA-FOREST-153x200',
  name: 'Rara wingback bed with a drawer',
  color: { slug: 'forest-green', name: 'Forest green', swatch: '#2f5d3a' },
  size: '153*200',
  type: null,
  picture: null,
  price: 50_000,
  quantity: 2,
  stock: 3,
  others: [
    { variantId: 72, sku: 'BED-RARA-183x200', color: null, size: '183*200', type: null, price: 61_000, stock: 1 },
  ],
}
const chair = {
  ...line,
  position: 1,
  variantId: 9,
  sku: 'CHR-ILAM',
  name: 'Ilam chair',
  color: null,
  size: null,
  price: 5_000,
  others: [],
}
const editable = {
  id: ID,
  number: 'KA-261121-2JVHRVB4',
  version: '0123456789abcdef',
  why: null,
  lines: [line, { ...chair, quantity: 1 }],
  fee: 1_000,
  stores: [{ slug: 'lakeside', name: 'Kastha Lakeside' }],
  discount: 0,
}
const same = (sum: number) => ({ from: sum, to: sum })
const preview = {
  isChanged: true,
  lines: [],
  subtotal: 55_000,
  reductions: [],
  vat: 6_442,
  dropped: ['Dashain set'],
  change: { pieces: [], total: { from: 106_000, to: 56_000 }, shipping: same(1_000), discount: same(0) },
  due: 0,
  payment: 'khalti',
  refund: 50_000,
  refundTo: 'khalti',
  document: 'reissued',
  isTooSmallForWallet: false,
  confirms: false,
}
const ok = (body: object) => () => ({ status: 200, body })

const open = (answers: Parameters<typeof answerApi>[0] = {}) => {
  answerApi({
    [`GET /api/admin/orders/${ID}/edit`]: ok(editable),
    [`POST /api/admin/orders/${ID}/edit-preview`]: ok(preview),
    ...answers,
  })
  return openPart(
    <Routes>
      <Route path="/order-edits" element={<OrderEditPage />} />
      <Route path="/orders/:id/show" element={<p>The order</p>} />
    </Routes>,
    'order-edits',
    `/order-edits?order=${ID}`,
  )
}
const row = (name: RegExp) => page.getByRole('group', { name })
const reason = () => page.getByRole('textbox', { name: 'Reason' })
const save = () => page.getByRole('button', { name: 'Save changes' })

async function choose(name: RegExp, quantity: string) {
  await row(name).getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByRole('option', { name: quantity, exact: true }).click()
}

test('staff see what an edit does before they save it, and it is sent with its reason', async () => {
  const sent: unknown[] = []
  await open({
    [`POST /api/admin/orders/${ID}/edits`]: ({ body, headers }) => {
      sent.push([body, headers.has('idempotency-key')])
      return { status: 200, body: { id: ID, assignment: unassigned } }
    },
  })
  await choose(/Rara wingback bed/, '1')
  await expect.element(page.getByText('Nrs. 50,000 is refunded within 7 days. It was paid by: Khalti.')).toBeVisible()
  await expect.element(page.getByText('“Dashain set” no longer applies.')).toBeVisible()
  await expect
    .element(page.getByText('The invoice is cancelled by a credit note, and a new one is issued.'))
    .toBeVisible()
  await expect.element(page.getByText('−Nrs. 50,000')).toBeVisible()
  await save().click()
  await expect.element(page.getByText('Required')).toBeVisible()
  await reason().fill('As agreed on the phone')
  await save().click()
  await expect.element(page.getByText('The order')).toBeVisible()
  const lines = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1 },
  ]
  const { version } = editable
  expect(sent).toEqual([
    [
      { version, lines, fee: 'keep', discount: 0, delivery: null, total: 56_000, reason: 'As agreed on the phone' },
      true,
    ],
  ])
})

test('an item is removed, and another one is found and added', async () => {
  const asked: unknown[] = []
  const good = { ...chair, variantId: 12, productId: 4, name: 'Phewa table', stock: 4 }
  await open({
    'GET /api/admin/phone-orders/goods': ok({ items: [good] }),
    [`POST /api/admin/orders/${ID}/edit-preview`]: ({ body }) => {
      asked.push((body as { lines: unknown }).lines)
      return { status: 200, body: preview }
    },
  })
  await page.getByRole('button', { name: 'Remove Ilam chair' }).click()
  await page.getByRole('searchbox', { name: /Find items/ }).fill('table')
  await page.getByRole('button', { name: 'Add Phewa table' }).click()
  await expect.element(row(/^Phewa table/)).toBeVisible()
  await expect
    .poll(() => asked.at(-1))
    .toEqual([
      { position: 0, quantity: 2 },
      { variantId: 12, quantity: 1 },
    ])
})

test('a refusal stands beside its line, and nothing that was typed is lost', async () => {
  const fields = { 'lines.0.quantity': 'Only 3 in stock for this order.', discount: 'At most Nrs. 100.' }
  await open({
    [`POST /api/admin/orders/${ID}/edit-preview`]: () => ({
      status: 400,
      body: { code: 'invalid_input', message: 'Only 3 in stock for this order.', fields },
    }),
  })
  await reason().fill('As agreed on the phone')
  await page.getByRole('textbox', { name: 'Discount by the shop' }).fill('500')
  await choose(/Rara wingback bed/, '5')
  await expect.element(row(/Rara wingback bed/).getByText('Only 3 in stock for this order.')).toBeVisible()
  await expect.element(page.getByText('At most Nrs. 100.')).toBeVisible()
  await expect.element(save()).toBeDisabled()
  await expect.element(reason()).toHaveValue('As agreed on the phone')
})

test('after somebody else changed the order it is loaded again, and reason and discount stay', async () => {
  let version = editable.version
  await open({
    [`GET /api/admin/orders/${ID}/edit`]: () => ({ status: 200, body: { ...editable, version } }),
    [`POST /api/admin/orders/${ID}/edit-preview`]: ({ body }) => {
      if ((body as { version: string }).version === version) return { status: 200, body: preview }
      return { status: 409, body: { code: 'stale', message: 'Somebody else has changed this since you opened it.' } }
    },
  })
  await reason().fill('As agreed on the phone')
  version = 'fedcba9876543210'
  await page.getByRole('textbox', { name: 'Discount by the shop' }).fill('500')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByRole('button', { name: 'Load again' })).not.toBeInTheDocument()
  await expect.element(save()).toBeEnabled()
  await expect.element(reason()).toHaveValue('As agreed on the phone')
  await expect.element(page.getByRole('textbox', { name: 'Discount by the shop' })).toHaveValue('500')
})

test('an order that is loaded again has the discount that somebody else gave', async () => {
  let now = { version: editable.version, discount: 0 }
  await open({
    [`GET /api/admin/orders/${ID}/edit`]: () => ({ status: 200, body: { ...editable, ...now } }),
    [`POST /api/admin/orders/${ID}/edit-preview`]: ({ body }) => {
      if ((body as { version: string }).version === now.version) return { status: 200, body: preview }
      return { status: 409, body: { code: 'stale', message: 'Somebody else has changed this since you opened it.' } }
    },
  })
  await expect.element(save()).toBeEnabled()
  now = { version: 'fedcba9876543210', discount: 700 }
  await choose(/Rara wingback bed/, '1')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Discount by the shop' })).toHaveValue('700')
})

test('the address is read once staff change it, and a wrong part of it is marked', async () => {
  const contact = {
    city: 'Pokhara',
    ward: 6,
    street_address: 'Baidam, Lakeside',
    landmark: '',
    apartment: '',
    zip: '33700',
    position: null,
  }
  const sent: unknown[] = []
  await open({
    [`GET /api/admin/orders/${ID}`]: ok({
      order: { method: 'standard', province: 'Gandaki', district: 'Kaski' },
      contact,
    }),
    [`POST /api/admin/orders/${ID}/edits`]: ({ body }) => {
      sent.push((body as { delivery: unknown }).delivery)
      const fields = { street_address: 'Please enter the street' }
      return { status: 400, body: { code: 'invalid_input', message: fields.street_address, fields } }
    },
  })
  await page.getByRole('button', { name: 'Change address or method' }).click()
  const street = page.getByRole('textbox', { name: 'Street address (tole, house)' })
  await expect.element(street).toHaveValue('Baidam, Lakeside')
  await street.fill('Phewa')
  await reason().fill('As agreed on the phone')
  await save().click()
  await expect.element(page.getByText('Please enter the street').first()).toBeVisible()
  const moved = { ...contact, method: 'standard', province: 'Gandaki', district: 'Kaski', street_address: 'Phewa' }
  expect(sent).toEqual([moved])
  await expect.element(street).toHaveValue('Phewa')
})

test('an order that has left says why it is not edited', async () => {
  await open({ [`GET /api/admin/orders/${ID}/edit`]: ok({ ...editable, why: 'Somebody is on the way with it.' }) })
  await expect.element(page.getByText('Somebody is on the way with it.')).toBeVisible()
  await expect.element(save()).not.toBeInTheDocument()
})

test.for([390, 768, 1440])('the page is as wide as a screen of %i pixels', async (width) => {
  await page.viewport(width, 900)
  await open()
  await expect.element(save()).toBeEnabled()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('another size is chosen in one control, and the ordered one again', async () => {
  const asked: { lines: unknown[] }[] = []
  await open({
    [`POST /api/admin/orders/${ID}/edit-preview`]: ({ body }) => {
      asked.push(body as { lines: unknown[] })
      return { status: 200, body: preview }
    },
  })
  const choice = () => row(/Rara/).getByRole('combobox', { name: 'Size or color' })
  await choice().click()
  await page.getByRole('option', { name: /183\*200, Nrs. 61,000/ }).click()
  await expect.element(row(/183\*200/)).toBeVisible()
  await expect
    .poll(() => asked.at(-1)?.lines)
    .toEqual([
      { variantId: 72, quantity: 1 },
      { position: 1, quantity: 1 },
    ])
  await choice().click()
  await page.getByRole('option', { name: /\(ordered\)/ }).click()
  await expect.poll(() => asked.at(-1)?.lines[0]).toEqual({ position: 0, quantity: 1 })
})
