import { expectAccessible } from './axe.ts'
import { demoOwner, enterBackOffice, expectCleanOnTabletAndDesk, newColleague } from './back-office.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (40[13]|500)/] })

test('the login shows an error, then opens the requested page, with the keyboard alone', async ({ page }) => {
  await page.goto('/admin/customers')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(demoOwner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoOwner.email)
  await expectAccessible(page)

  await page.getByLabel('Password').fill(demoOwner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'asmita@kastha.example' })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)

  await page.getByRole('button', { name: 'Bishnu Tamang' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
  await page.goto('/admin/customers')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('a session that expires during typing asks for the password, and keeps the typed text', async ({ page }) => {
  const colleague = await newColleague('support')
  await enterBackOffice(page, '/customers', colleague)
  await page.getByRole('cell', { name: 'asmita@kastha.example' }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  const words = page.getByRole('textbox', { name: 'Note' })
  await words.fill('Lives on the third floor')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()

  const asking = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(asking).toContainText(colleague.email)
  await expectAccessible(page)
  await asking.getByLabel('Password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(asking.getByRole('alert')).toBeVisible()
  await asking.getByLabel('Password').fill(colleague.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Lives on the third floor')).toBeVisible()
})
