import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import type { StockRow } from '#contract/admin/stock.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { SendDialog } from './send-dialog.tsx'
import TransferShow from './show.tsx'

const place = { kind: 'warehouse', storeId: null, districts: [], lowStockAt: null, isOpen: true, translations: {} }
const places = [
  { ...place, id: 1, name: 'Main warehouse', version: 'a'.repeat(16), position: 0, isMain: true, pieces: null },
  { ...place, id: 2, name: 'Jhamsikhel', version: 'a'.repeat(16), position: 1, isMain: false, pieces: 3 },
]
const named = { productId: 1, name: 'Rara bed', sku: 'RARA-153', color: null, size: '153*200', type: null }
const bed: StockRow = {
  ...named,
  id: 7,
  isPublished: true,
  stock: 9,
  places: [
    { placeId: 1, name: 'Main warehouse', pieces: 6 },
    { placeId: 2, name: 'Jhamsikhel', pieces: 3 },
  ],
  lowStockAt: 2,
  isLow: false,
  sold: 0,
  daysLeft: null,
  waiting: 0,
}

test('pieces are sent from the first place to the second, and what is there is shown', async () => {
  let sent: unknown
  answerApi({
    'GET /api/admin/stock-places': () => ({ status: 200, body: { items: places, total: 2 } }),
    'POST /api/admin/stock-transfers': ({ body }) => {
      sent = body
      return { status: 200, body: {} }
    },
  })
  await openPart(<SendDialog rows={[bed]} onClose={() => {}} onSent={() => {}} />, 'stock')
  await expect.element(page.getByText('RARA-153: 6 there')).toBeVisible()
  await page.getByRole('textbox', { name: 'Send: RARA-153' }).fill('4')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Transfer sent. It is on its way until somebody receives it.')).toBeVisible()
  expect(sent).toEqual({ fromId: 1, toId: 2, note: '', lines: [{ variantId: 7, pieces: 4 }] })
})

test('pieces can be typed in Nepali digits', async () => {
  let sent: unknown
  answerApi({
    'GET /api/admin/stock-places': () => ({ status: 200, body: { items: places, total: 2 } }),
    'POST /api/admin/stock-transfers': ({ body }) => {
      sent = body
      return { status: 200, body: {} }
    },
  })
  await openPart(<SendDialog rows={[bed]} onClose={() => {}} onSent={() => {}} />, 'stock')
  await page.getByRole('textbox', { name: 'Send: RARA-153' }).fill('४')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toMatchObject({ lines: [{ pieces: 4 }] })
})

test('a transfer within one place says why it cannot be sent', async () => {
  answerApi({ 'GET /api/admin/stock-places': () => ({ status: 200, body: { items: places, total: 2 } }) })
  await openPart(<SendDialog rows={[bed]} onClose={() => {}} onSent={() => {}} />, 'stock')
  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: 'Main warehouse' }).click()
  await expect.element(page.getByText('Choose another place')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('a receipt offers what was sent, and can differ from it', async () => {
  const transfer = {
    id: '0197a2de-3c6c-4f0e-9d0b-52a4f0d6a1a1',
    fromId: 1,
    from: 'Main warehouse',
    toId: 2,
    to: 'Jhamsikhel',
    note: '',
    sentBy: 'Maya',
    receiptNote: '',
    sentAt: '2026-11-30T08:00:00.000Z',
    receivedAt: null,
    receivedBy: null,
    sent: 4,
    received: null,
    lines: [{ ...named, variantId: 7, sent: 4, received: null }],
  }
  let received: unknown
  answerApi({
    [`GET /api/admin/stock-transfers/${transfer.id}`]: () => ({ status: 200, body: transfer }),
    [`POST /api/admin/stock-transfers/${transfer.id}/receipt`]: ({ body }) => {
      received = body
      return { status: 200, body: transfer }
    },
  })
  const part = (
    <Routes>
      <Route path="/stock-transfers/:id/show" element={<TransferShow />} />
    </Routes>
  )
  await openPart(part, 'stock-transfers', `/stock-transfers/${transfer.id}/show`)
  await expect.element(page.getByText('In transit')).toBeVisible()
  await page.getByRole('button', { name: 'Receive' }).click()
  const arrived = page.getByRole('textbox', { name: 'Arrived: RARA-153' })
  await expect.element(arrived).toHaveValue('4')
  await arrived.fill('3')
  await page.getByRole('textbox', { name: 'Note' }).fill('One was broken')
  await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('Transfer received')).toBeVisible()
  expect(received).toEqual({ note: 'One was broken', lines: [{ variantId: 7, pieces: 3 }] })
})
