import { expectAccessible } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './test.ts'

test('staff find a product with a slip, open it, and go on with keys', async ({ page }) => {
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  await field.fill('wingabck')
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('wingback')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)

  await page.getByRole('button', { name: /^Search orders/ }).click()
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Until it has closed, keys are typed into its field.
  await expect(field).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/orders/)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})
