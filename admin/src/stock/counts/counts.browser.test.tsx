import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import type { StockCount } from '#contract/admin/stock/counts.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import CountList from './list.tsx'
import CountShow from './show.tsx'

const named = { productId: 1, name: 'Rara bed', color: null, size: '153*200', type: null }
const bed = { ...named, variantId: 7, sku: 'RARA-153' }
const count: StockCount = {
  id: '0197a2de-3c6c-4f0e-9d0b-52a4f0d6a1a1',
  placeId: 2,
  place: 'Jhamsikhel',
  categoryId: null,
  category: null,
  state: 'open',
  note: '',
  startedAt: '2026-11-30T08:00:00.000Z',
  startedBy: 'Maya',
  endedAt: null,
  endedBy: null,
  counted: 0,
  different: 0,
  lines: [],
  missing: [{ ...bed, pieces: 4 }],
  missingTotal: 1,
}

async function openCount(scans: unknown[], answer: (body: { code: string; pieces: number }) => object) {
  const api = `/api/admin/stock-counts/${count.id}`
  answerApi({
    [`GET ${api}`]: () => ({ status: 200, body: count }),
    [`POST ${api}/scans`]: ({ body }) => {
      scans.push(body)
      const sent = body as { code: string; pieces: number }
      if (sent.code === 'NOBODY') {
        const message = 'No variant has the SKU NOBODY.'
        return { status: 404, body: { success: false, error: true, code: 'not_found', message } }
      }
      return { status: 200, body: answer(sent) }
    },
    [`POST ${api}/end`]: ({ body }) => {
      scans.push(body)
      return { status: 200, body: { ...count, state: 'booked' } }
    },
  })
  const part = (
    <Routes>
      <Route path="/stock-counts/:id/show" element={<CountShow />} />
    </Routes>
  )
  await openPart(part, 'stock-counts', `/stock-counts/${count.id}/show`)
}

test('a scanner types SKUs one after the other, and each is counted', async () => {
  const scans: unknown[] = []
  await openCount(scans, () => {
    return { line: { ...bed, counted: scans.length, expected: 4 }, counted: 1, different: 1 }
  })
  const sku = page.getByRole('textbox', { name: 'SKU' })
  await expect.element(page.getByText('Not counted yet: 1')).toBeVisible()
  await sku.click()
  await userEvent.keyboard('RARA-153{Enter}RARA-153{Enter}')
  await expect.element(page.getByRole('cell', { name: '−2' })).toBeVisible()
  await expect.element(page.getByText('Not counted yet')).not.toBeInTheDocument()
  expect(scans).toEqual([
    { code: 'RARA-153', pieces: 1, mode: 'add' },
    { code: 'RARA-153', pieces: 1, mode: 'add' },
  ])
  await page.getByRole('button', { name: 'Book differences' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Yearly count')
  await page.getByRole('dialog').getByRole('button', { name: 'Book differences' }).click()
  await expect.element(page.getByText('Differences booked')).toBeVisible()
  expect(scans.at(-1)).toEqual({ action: 'book', note: 'Yearly count' })
})

test('a refused SKU is named, and the next one still counts', async () => {
  const scans: unknown[] = []
  await openCount(scans, ({ pieces }) => ({
    line: { ...bed, counted: pieces, expected: 4 },
    counted: 1,
    different: 1,
  }))
  await page.getByRole('textbox', { name: 'SKU' }).fill('NOBODY')
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('NOBODY was not counted: No variant has the SKU NOBODY.')
  await page.getByRole('button', { name: 'None here: RARA-153' }).click()
  await expect.element(page.getByRole('cell', { name: '−4' })).toBeVisible()
  expect(scans.at(-1)).toEqual({ code: 'RARA-153', pieces: 0, mode: 'set' })
})

test('on a phone the page is no wider than the screen', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const lines = [{ ...bed, sku: 'RARA-BED-153-WALNUT', counted: 3, expected: 5 }]
  answerApi({ [`GET /api/admin/stock-counts/${count.id}`]: () => ({ status: 200, body: { ...count, lines } }) })
  const part = (
    <Routes>
      <Route path="/stock-counts/:id/show" element={<CountShow />} />
    </Routes>
  )
  await openPart(part, 'stock-counts', `/stock-counts/${count.id}/show`)
  await expect.element(page.getByRole('region', { name: 'Counted' }).getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a list that turns out to be empty keeps the dialog that was opened meanwhile', async () => {
  const answer = Promise.withResolvers<void>()
  answerApi({
    'GET /api/admin/stock-counts': async () => {
      await answer.promise
      return { status: 200, body: { items: [], total: 0 } }
    },
    'GET /api/admin/stock-places': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/categories/tree': () => ({ status: 200, body: { items: [], total: 0 } }),
  })
  await openPart(<CountList />, 'stock-counts')
  await page.getByRole('button', { name: 'Start count' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Start count' })).toBeVisible()
  answer.resolve()
  await expect.element(page.getByText('No stock counts yet')).toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Start count' })).toBeVisible()
})
