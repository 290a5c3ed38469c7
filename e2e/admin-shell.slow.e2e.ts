import type { Page } from '@playwright/test'
import { enterBackOffice, expectCleanOnTabletAndDesk, newColleague } from './back-office.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (40[13]|500)/] })

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test('dashboard tiles open filtered lists, and the menu opens a list without filters', async ({ page }) => {
  await enterBackOffice(page)
  await page.getByRole('link', { name: /Damage reports to review/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Damage reports' })).toBeVisible()
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

test('a list or a record that fails to load shows an error, and can be retried', async ({ page }) => {
  await enterBackOffice(page, '/clients')
  await expect(page.getByRole('link', { name: 'Himtara Grand Hotel' })).toBeVisible()
  await page.route('**/api/admin/clients**', (route) => route.fulfill({ status: 500, json: {} }))
  for (const path of ['/clients', '/clients/1']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page).toHaveURL(`/admin${path}`)
    await expectCleanOnTabletAndDesk(page)
  }
  await page.unroute('**/api/admin/clients**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Himtara Grand Hotel')
})

test('leaving the password dialog opens the login', async ({ page }) => {
  await enterBackOffice(page, '/customers', await newColleague('support'))
  await expect(page.getByRole('cell', { name: 'asmita@kastha.example' })).toBeVisible()
  await page.context().clearCookies()
  await menuItem(page, 'Reviews').click()
  await page.getByRole('button', { name: 'Discard changes and leave' }).click()
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
})

test('on a tablet the menu is collapsed to icons, and can be opened', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menuItem(page, 'Customers').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})

test('an unknown URL of the back office shows a not-found page', async ({ page }) => {
  await enterBackOffice(page, '/nowhere')
  await expect(page.getByText(/The page may have been moved or deleted/)).toBeVisible()
})
