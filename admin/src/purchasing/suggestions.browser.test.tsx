import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PurchaseSuggestion } from '#contract/admin/purchasing.ts'
import { openPart } from '../test/open-part.tsx'
import PurchaseSuggestions from './suggestions.tsx'

const himal = { id: 1, name: 'Himal Timber', cost: 2_000, others: 0 }
const bagmati = { id: 2, name: 'Bagmati Metal', cost: 900, others: 0 }
const suggestion: PurchaseSuggestion = {
  variantId: 7,
  productId: 1,
  name: 'Rara bed',
  sku: 'RARA-1',
  supplier: himal,
  pieces: 4,
  perWeek: 1,
  stock: 0,
  reserved: 0,
  onTheWay: 0,
  drafted: 0,
  reserve: 0,
  leadDays: 14,
  orderAt: 2,
  upTo: 4,
  minimum: 1,
  pack: 1,
}
const all = [suggestion, { ...suggestion, variantId: 8, name: 'Bistro set', sku: 'BISTRO-1', supplier: bagmati }]

test('what was chosen and typed stays when another supplier is shown, and is drafted with the rest', async () => {
  const drafts: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const { pathname, searchParams } = new URL(address, location.href)
    if (pathname.endsWith('/suppliers')) return Response.json({ items: [himal, bagmati], total: 2 })
    if (pathname.endsWith('/drafts')) {
      drafts.push(JSON.parse(body!))
      return Response.json({ items: [] })
    }
    const asked = searchParams.get('supplierId')
    const items = all.filter(({ supplier }) => !asked || supplier?.id === Number(asked))
    return Response.json({ items, total: items.length, cover: 30 })
  })
  await openPart(<PurchaseSuggestions />, 'purchase-suggestions')
  await page.getByRole('textbox', { name: 'Pieces of RARA-1' }).fill('६')
  await page.getByLabelText('Supplier', { exact: true }).click()
  await page.getByRole('option', { name: 'Bagmati Metal' }).click()
  await expect.element(page.getByText('1 chosen, 1 of them not shown here')).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: /RARA/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await page.getByRole('button', { name: 'Draft 2 orders' }).click()
  await vi.waitFor(() => expect(drafts).toHaveLength(1))
  expect(drafts[0]).toEqual({
    lines: [
      { supplierId: 1, variantId: 7, quantity: 6 },
      { supplierId: 2, variantId: 8, quantity: 4 },
    ],
  })
})
