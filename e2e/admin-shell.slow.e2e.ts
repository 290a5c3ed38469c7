import type { Page } from '@playwright/test'
import { enterBackOffice, expectCleanOnTabletAndDesk, newColleague } from './back-office.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (40[13]|500)/] })

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test('what the dashboard leads to is there, and the menu opens a list whole again', async ({ page }) => {
  await enterBackOffice(page)
  await page.getByRole('link', { name: /Damage reported/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Damage' })).toBeVisible()
  await menuItem(page, 'Dashboard').click()
  await page.getByRole('link', { name: /Orders to confirm/ }).click()
  await expect(page.getByRole('tab', { name: 'To confirm', selected: true })).toBeVisible()
  await menuItem(page, 'Dashboard').click()
  await page.getByRole('link', { name: /^Returned/ }).click()
  const total = page.getByText(/^1-\d+ of \d+$/)
  await expect(page).toHaveURL(/returned/)
  const returned = await total.innerText()
  await menuItem(page, 'Orders').click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(total).not.toHaveText(returned)
})

test('a list or a record that cannot be read says so instead of looking empty, and is tried again', async ({
  page,
}) => {
  await enterBackOffice(page, '/clients')
  await expect(page.getByRole('link', { name: 'Himtara Grand Hotel' })).toBeVisible()
  await page.route('**/api/admin/clients**', (route) => route.fulfill({ status: 500, json: {} }))
  for (const path of ['/clients', '/clients/1']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { name: 'This could not be read' })).toBeVisible()
    await expect(page).toHaveURL(`/admin${path}`)
    await expectCleanOnTabletAndDesk(page)
  }
  await page.unroute('**/api/admin/clients**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Himtara Grand Hotel')
})

test('who leaves the question for the password is led to the login', async ({ page }) => {
  await enterBackOffice(page, '/customers', await newColleague('support'))
  await expect(page.getByRole('cell', { name: 'asmita@kastha.example' })).toBeVisible()
  await page.context().clearCookies()
  await menuItem(page, 'Reviews').click()
  await page.getByRole('button', { name: 'Leave, and lose what I typed' }).click()
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
})

test('on a tablet the menu is a row of icons, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menuItem(page, 'Customers').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})

test('an address that does not exist says so, in the back office', async ({ page }) => {
  await enterBackOffice(page, '/nowhere')
  await expect(page.getByText('Nothing is at this address')).toBeVisible()
})
