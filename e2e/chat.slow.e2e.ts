import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test('axe finds no violations in the open chat', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with Kastha' })
  await chat.getByRole('textbox', { name: 'Your message' }).fill('Namaste')
  await chat.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(chat.getByRole('link', { name: 'Continue on WhatsApp' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
