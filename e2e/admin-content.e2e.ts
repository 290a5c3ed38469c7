import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { field, goods, openCheckout, putInCart } from './checking-out.ts'
import { expect, test } from './test.ts'

const PICTURE = 'seed/art/categories/bedroom.webp'

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a saved banner with picture and translation appears on the home page @slow', async ({ page }) => {
  await enterBackOffice(page, '/banners/create')
  await field(page, 'Title *').fill('Monsoon sale')
  await field(page, 'Title (Nepali)').fill('वर्षायाम छुट')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await field(page, 'Alt text').fill('A bedroom')
  await field(page, 'Alt text (Nepali)').fill('सुत्ने कोठा')
  await field(page, 'Description lines').fill('Dry inside')
  await expect(page.getByRole('region', { name: 'Preview of the first slide' })).toContainText('Dry inside')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByRole('link', { name: 'Monsoon sale' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.getByText('Monsoon sale').first()).toBeAttached()
  await page.goto('/ne')
  await expect(page.getByText('वर्षायाम छुट').first()).toBeAttached()
})

test('a new coupon can be applied in the checkout @slow', async ({ page }) => {
  await enterBackOffice(page, '/promotions/create')
  await field(page, 'Name *').fill('Welcome')
  await field(page, 'Code').fill('welcome-25')
  await field(page, 'Percent *').fill('25')
  await save(page)
  await expect(page.getByRole('cell', { name: 'WELCOME25' })).toBeVisible()
  await expectAccessible(page)
  await putInCart(page.request, { productId: goods.chair })
  await openCheckout(page)
  await field(page, 'Coupon code').fill('welcome 25')
  await field(page, 'Coupon code').press('Enter')
  await expect(page.getByText('WELCOME25 is applied')).toBeVisible()
})
