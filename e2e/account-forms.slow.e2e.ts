import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Puts the browser in the state of a pending password reset. */
async function waitForCode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('userEmail', 'asmita@post.example')
    localStorage.setItem('actionType', 'forgot-password')
  })
}

const main = (page: Page) => page.getByRole('main')

test('axe finds no violations on the login with missing fields', async ({ page }) => {
  await open(page, '/login')
  await main(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please fill this in')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})

test('axe finds no violations on the registration with missing fields, nor in its calendar', async ({ page }) => {
  await open(page, '/register')
  await main(page).getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Please fill this in')).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose the date of birth' }).click()
  await expect(page.getByRole('dialog', { name: 'Date of birth' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds no violations on the code page, empty and with an incomplete code', async ({ page }) => {
  await waitForCode(page)
  await open(page, '/verifyAccount')
  const boxes = page.getByRole('group', { name: 'Code' }).getByRole('textbox')
  await expect(boxes).toHaveCount(6)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(boxes.first()).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
})

test('axe finds no violations on the page for a new password', async ({ page }) => {
  await waitForCode(page)
  await open(page, '/forgot-password')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds no violations where a reset must be restarted', async ({ page }) => {
  await open(page, '/forgot-password')
  const email = main(page).getByLabel('Email', { exact: true })
  await email.fill('asmita')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
})
