import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StockRow } from '#contract/admin/stock.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { MoveStockDialog } from './move-stock-dialog.tsx'

const bed: StockRow = {
  id: 7,
  productId: 1,
  name: 'Rara bed',
  sku: 'RARA-153',
  color: null,
  size: '153*200',
  type: null,
  isPublished: true,
  stock: 4,
  places: [],
  lowStockAt: 2,
  isLow: false,
  sold: 0,
  daysLeft: null,
  waiting: 0,
}

test('stock whose answer was lost is sent again under the same key, and so counts once', async () => {
  const keys: (string | null)[] = []
  answerApi({
    'POST /api/admin/stock/movements': ({ headers, body }) => {
      keys.push(headers.get('idempotency-key'))
      expect(body).toEqual({ movements: [{ variantId: 7, reason: 'received', pieces: 3, note: '' }] })
      if (keys.length === 1) throw new TypeError('Failed to fetch')
      return { status: 200, body: {} }
    },
  })
  await openPart(<MoveStockDialog rows={[bed]} onClose={() => {}} onMoved={() => {}} />, 'stock')
  await page.getByLabelText('Reason').click()
  await page.getByRole('option', { name: 'Received' }).click()
  await page.getByRole('textbox', { name: 'Received: RARA-153' }).fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Received: RARA-153' })).toHaveValue('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Stock updated')).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
})
