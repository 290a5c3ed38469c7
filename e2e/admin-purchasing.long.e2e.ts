import type { APIRequestContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products, variants } from '#api/platform/db/schema.ts'
import { enterBackOffice, expectCleanOnEveryScreen, newColleague } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 240_000 })
test.use({ expectedErrors: [/the server responded with a status of 400/] })

/** Sold by one of the demo's suppliers, and by no other test. */
const SLUG = 'sauraha-bistro-set'

/** Lets a piece sell faster than its stock lasts. */
async function sellOut(request: APIRequestContext) {
  const piece = await inShop(async ({ db }) => {
    const rows = await db
      .select({ productId: products.id, variantId: variants.id, sku: variants.sku })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.slug, SLUG))
      .orderBy(variants.position)
    return rows[0]!
  })
  await setStock(piece.variantId, 20)
  await placeOrder(request, { productId: String(piece.productId), quantity: 7, floor: 0 })
  await setStock(piece.variantId, 2)
  return piece
}

function setStock(variantId: number, stock: number) {
  return inShop(({ db }) => db.update(variants).set({ stock }).where(eq(variants.id, variantId)))
}

test('a manager orders what runs out, receives it in parts with the bill, and the books have it', async ({ page }) => {
  const piece = await sellOut(page.request)
  await enterBackOffice(page, '/purchase-suggestions', await newColleague('manager'))
  await page.getByLabel('Supplier', { exact: true }).click()
  await page.getByRole('option', { name: 'Bagmati Example Metal' }).click()
  const suggested = page.getByRole('listitem', { name: new RegExp(`${piece.sku}$`) })
  await expect(suggested).toContainText('2 in stock')
  await expectCleanOnEveryScreen(page)
  await page.getByRole('textbox', { name: `Pieces of ${piece.sku}` }).fill('6')
  await expect(page.getByRole('checkbox', { name: `Choose ${piece.sku}` })).toBeChecked()
  await page.getByRole('button', { name: 'Draft order' }).click()

  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lines', exact: true })).toContainText(piece.sku)
  await expectCleanOnEveryScreen(page)
  await expect(page.getByRole('button', { name: 'Send by email' })).toBeHidden()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('button', { name: 'Receive goods' })).toBeVisible()
  const order = page.url()

  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('region', { name: 'Sheet' })).toContainText('Total without VAT')
  await expectCleanOnEveryScreen(page)

  await page.goto(`/admin/products/${piece.productId}/stock`)
  await expect(page.getByRole('region', { name: 'On the way' })).toContainText('6 on the way, expected')
  await page.goto(order)

  await page.getByRole('button', { name: 'Receive goods' }).click()
  await page.getByRole('textbox', { name: `Taken: ${piece.sku}` }).fill('4')
  await page.getByRole('textbox', { name: `Damaged: ${piece.sku}` }).fill('1')
  await expect(page.getByText('1 piece not taken into stock. The supplier still owes it.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Bill number' }).fill('BM-2051')
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(page.getByText('4 pieces added to the stock')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Received' })).toContainText('BM-2051')
  await expectCleanOnEveryScreen(page)

  await page.getByRole('button', { name: 'Close order' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('No more of this color')
  await page.getByRole('dialog').getByRole('button', { name: 'Close order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '2 pieces will not come' })).toBeVisible()
  const stock = await inShop(({ db }) => db.select().from(variants).where(eq(variants.id, piece.variantId)))
  expect(stock[0]!.stock).toBe(6)

  await page.goto('/admin/reports?report=purchase-book')
  await expect(page.getByRole('cell', { name: 'BM-2051' })).toBeVisible()
})

test('the list marks late orders, and a supplier keeps its prices', async ({ page }) => {
  await enterBackOffice(page, '/purchase-orders', await newColleague('manager'))
  await expect(page.getByText('Sent, late')).toBeVisible()
  for (const state of ['Draft', 'Sent', 'Partly received', 'Cancelled']) {
    await expect(page.getByRole('cell', { name: state, exact: true }).first()).toBeVisible()
  }
  await expectCleanOnEveryScreen(page)

  await page.goto('/admin/suppliers')
  await page.getByRole('cell', { name: 'Terai Example Foam', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue('300000025')
  await expect(page.getByRole('textbox', { name: 'Supplier’s code' }).first()).toHaveValue('TF-100')
  await expectCleanOnEveryScreen(page)
  await page.getByRole('textbox', { name: 'PAN' }).fill('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Must have nine digits', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'PAN' }).fill('३०००००३३३')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue('300000333')
})

test('a manager drafts an order by hand at the supplier’s prices', async ({ page }) => {
  await enterBackOffice(page, '/purchase-orders/create', await newColleague('manager'))
  await page.getByRole('combobox', { name: /^Supplier/ }).fill('terai')
  await page.getByRole('option', { name: 'Terai Example Foam' }).click()
  await page.getByRole('combobox', { name: /^Variant/ }).fill('KAPAS')
  await page.getByRole('option', { name: /KAPAS/ }).first().click()
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('6')
  await expect(page.getByText(/^Total without VAT: Nrs\. [1-9]/)).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Send by email' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Only a test')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled')).toBeVisible()
})
