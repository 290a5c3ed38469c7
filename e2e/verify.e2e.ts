import { codeFor, PASSWORD, register } from './registering.ts'
import { expect, hydrated, test } from './test.ts'

test('the emailed code verifies the account, and the login has the address filled in', async ({ page }) => {
  const email = await register(page.request)
  await page.addInitScript((address) => {
    if (location.pathname === '/verifyAccount') localStorage.setItem('userEmail', address)
  }, email)
  await page.goto('/verifyAccount')
  await hydrated(page)
  const toast = (message: string) => page.getByRole('status').getByText(message, { exact: true })
  await page
    .getByRole('group', { name: 'Code' })
    .getByRole('textbox')
    .first()
    .fill(await codeFor(email))
  await expect(toast('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(toast(`Logged in as ${email} successfully!`)).toBeVisible()
})
