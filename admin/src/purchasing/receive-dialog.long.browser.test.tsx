import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

const line = { variantId: 7, productId: 1, code: '', cost: 2_000, received: 0, damaged: 0 }
const order: Purchase = {
  id: 3,
  number: 'PO-2083/84-0003',
  supplierId: 1,
  supplierName: 'Himal Timber',
  state: 'sent',
  expectedOn: '2026-12-05',
  isLate: false,
  createdAt: '2026-11-30T08:00:00.000Z',
  sentAt: '2026-11-30T08:00:00.000Z',
  pieces: 12,
  received: 2,
  total: 24_000,
  version: '0123456789abcdef',
  note: '',
  isMailed: false,
  endReason: '',
  endedAt: null,
  supplier: { id: 1, name: 'Himal Timber', pan: '', contact: '', phone: '', email: '', address: '', leadDays: 14 },
  lines: [
    { ...line, id: 31, sku: 'RARA-1', name: 'Rara bed, 153*200', quantity: 10, received: 2 },
    { ...line, id: 32, sku: 'RARA-2', name: 'Rara bed, 183*200', quantity: 2 },
  ],
  receipts: [],
}

const place = { kind: 'warehouse', storeId: null, districts: [], lowStockAt: null, isOpen: true, translations: {} }
const places = [
  { ...place, id: 1, name: 'Main warehouse', version: 'a'.repeat(16), position: 0, isMain: true, pieces: null },
  { ...place, id: 2, name: 'Jhamsikhel', version: 'a'.repeat(16), position: 1, isMain: false, pieces: 3 },
]
const answerPlaces = (items: typeof places) => ({
  'GET /api/admin/stock-places': () => ({ status: 200, body: { items, total: items.length } }),
})

const field = (name: string) => page.getByRole('textbox', { name })

test('a receipt whose answer was lost is sent again under the same key, with the amounts of its bill', async () => {
  const sent: { key: string | null; body: unknown }[] = []
  answerApi({
    ...answerPlaces(places.slice(0, 1)),
    'POST /api/admin/purchase-orders/3/receipts': ({ headers, body }) => {
      sent.push({ key: headers.get('idempotency-key'), body })
      if (sent.length === 1) throw new TypeError('Failed to fetch')
      return { status: 200, body: order }
    },
  })
  await openPart(<ReceiveDialog order={order} onClose={() => {}} />, 'purchase-orders')
  await page.getByRole('button', { name: 'All as ordered' }).click()
  await expect.element(field('Taken: RARA-1')).toHaveValue('8')
  await field('Taken: RARA-1').fill('९')
  await field('Damaged: RARA-2').fill('1')
  await field('Taken: RARA-2').fill('1')
  await expect.element(page.getByText('1 piece more than ordered. All go into stock.')).toBeVisible()
  await field('Bill number').fill('B-17')
  await expect.element(field('Taxable amount (Rs)')).toHaveValue('20000')
  await expect.element(field('VAT (Rs)')).toHaveValue('2600')
  await field('VAT (Rs)').fill('2,599')
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: /server|network|internet/i })).toBeVisible()
  await expect.element(field('Taken: RARA-1')).toHaveValue('९')
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('10 pieces added to the stock')).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[1]!.body).toMatchObject({
    lines: [
      { lineId: 31, taken: 9, damaged: 0 },
      { lineId: 32, taken: 1, damaged: 1 },
    ],
    bill: { number: 'B-17', taxable: 20_000, exempt: 0, vat: 2_599 },
    version: order.version,
  })
})

test('goods go to the main place, or to the chosen one', async () => {
  const sent: unknown[] = []
  answerApi({
    ...answerPlaces(places.toReversed()),
    'POST /api/admin/purchase-orders/3/receipts': ({ body }) => {
      sent.push(body)
      return { status: 200, body: order }
    },
  })
  await openPart(<ReceiveDialog order={order} onClose={() => {}} />, 'purchase-orders')
  await page.getByRole('button', { name: 'All as ordered' }).click()
  const where = page.getByRole('combobox', { name: 'Where' })
  await expect.element(where).toHaveTextContent('Main warehouse')
  await page.getByRole('button', { name: 'Receive' }).click()
  await where.click()
  await page.getByRole('option', { name: 'Jhamsikhel' }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.poll(() => sent).toMatchObject([{ placeId: 1 }, { placeId: 2 }])
})

test('a shop with one place is not asked where goods go', async () => {
  const sent: object[] = []
  answerApi({
    ...answerPlaces(places.slice(0, 1)),
    'POST /api/admin/purchase-orders/3/receipts': ({ body }) => {
      sent.push(body as object)
      return { status: 200, body: order }
    },
  })
  await openPart(<ReceiveDialog order={order} onClose={() => {}} />, 'purchase-orders')
  await page.getByRole('button', { name: 'All as ordered' }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('10 pieces added to the stock')).toBeVisible()
  expect(sent[0]).not.toHaveProperty('placeId')
  await expect.element(page.getByRole('combobox', { name: 'Where' })).not.toBeInTheDocument()
})

test('an order that a colleague received meanwhile is sent with the version that the dialog opened with', async () => {
  const sent: unknown[] = []
  answerApi({
    ...answerPlaces(places.slice(0, 1)),
    'POST /api/admin/purchase-orders/3/receipts': ({ body }) => {
      sent.push(body)
      return { status: 409, body: { success: false, error: true, code: 'stale', message: 'Somebody changed this.' } }
    },
  })
  const received = {
    ...order,
    version: 'fedcba9876543210',
    lines: order.lines.map((one) => ({ ...one, received: 10 })),
  }
  const colleague = new EventTarget()
  function Live() {
    const [now, setNow] = useState(order)
    useEffect(() => {
      const show = () => setNow(received)
      colleague.addEventListener('receipt', show)
      return () => colleague.removeEventListener('receipt', show)
    }, [])
    return <ReceiveDialog order={now} onClose={() => {}} />
  }
  await openPart(<Live />, 'purchase-orders')
  await field('Taken: RARA-1').fill('8')
  colleague.dispatchEvent(new Event('receipt'))
  await expect.element(page.getByText('RARA-1: all received')).toBeVisible()
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('Somebody changed this.')).toBeVisible()
  expect(sent).toMatchObject([{ version: order.version }])
})

test('“All as ordered” leaves out what is not in the catalog any more', async () => {
  answerApi(answerPlaces(places.slice(0, 1)))
  const lines = order.lines.map((one) => (one.id === 32 ? { ...one, variantId: null, productId: null } : one))
  await openPart(<ReceiveDialog order={{ ...order, lines }} onClose={() => {}} />, 'purchase-orders')
  await page.getByRole('button', { name: 'All as ordered' }).click()
  await expect.element(field('Taken: RARA-1')).toHaveValue('8')
  await expect.element(field('Taken: RARA-2')).toHaveValue('')
})

test('nothing typed, or no number, cannot be received', async () => {
  answerApi(answerPlaces(places.slice(0, 1)))
  await openPart(<ReceiveDialog order={order} onClose={() => {}} />, 'purchase-orders')
  const receive = page.getByRole('button', { name: 'Receive' })
  await expect.element(receive).toBeDisabled()
  await field('Taken: RARA-1').fill('three')
  await expect.element(receive).toBeDisabled()
  await field('Taken: RARA-1').fill('3')
  await expect.element(receive).toBeEnabled()
})
