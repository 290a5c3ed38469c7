import type { Page } from '@playwright/test'
import { answer, cut, done, hold, refused } from './account-answers.ts'
import { violations } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (4\d\d|502)|ERR_FAILED/] })

const EMAIL = 'asmita@post.example'
const PASSWORD = 'lakeside rain'
const MISSING = 'Email is missing. Please start the password reset process again.'

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm password', { exact: true })
const email = (page: Page) => page.locator('main').getByLabel('Email', { exact: true })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' })
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** As whoever has just entered the code. */
async function open(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('userEmail', address)
    localStorage.setItem('actionType', 'forgot-password')
  }, EMAIL)
  await page.goto('/forgot-password')
  await hydrated(page)
  await expect(newPassword(page)).toBeVisible()
}

async function fillIn(page: Page, password: string, again = password): Promise<void> {
  await newPassword(page).fill(password)
  await confirmation(page).fill(again)
}

test('the form asks for the new password twice, and password managers learn whose it is', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle('Reset Password | Kastha')
  await expect(page.getByText(`A new password for ${EMAIL}.`)).toBeVisible()
  for (const field of [newPassword(page), confirmation(page)]) {
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(field).toHaveAttribute('type', 'password')
  }
  await expect(page.locator('main input[autocomplete=username]')).toHaveValue(EMAIL)
  await page.getByRole('button', { name: 'Show Confirm password' }).click()
  await expect(confirmation(page)).toHaveAttribute('type', 'text')
  await expect(newPassword(page)).toHaveAttribute('type', 'password')
  expect(await violations(page)).toEqual([])
})

test('what is wrong is said in the words of the specification', async ({ page }) => {
  await open(page)
  for (const [typed, again, message, wrong] of [
    ['', '', 'All fields are required', newPassword],
    [PASSWORD, '', 'All fields are required', confirmation],
    ['12345', '12345', 'Password must be at least 6 characters long', newPassword],
    [PASSWORD, 'lakeside  rain', 'Passwords do not match!', confirmation],
  ] as const) {
    await fillIn(page, typed, again)
    await reset(page).click()
    await expect(toast(page, message)).toBeVisible()
    await expect(wrong(page)).toBeFocused()
    await expect(wrong(page)).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a new password leads to the login, which knows the address', async ({ page }) => {
  await open(page)
  await fillIn(page, PASSWORD)
  const sent = await answer(page, 'reset-password', done('Password reset successfully!'))
  await confirmation(page).press('Enter')
  await expect(toast(page, 'Password reset successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(email(page)).toHaveValue(EMAIL)
  expect(await kept(page, 'userEmail')).toBeNull()
  expect(await kept(page, 'actionType')).toBeNull()
  expect(sent).toEqual([{ email: EMAIL, new_password: PASSWORD, confirm_password: PASSWORD }])
})

test('without an entered code the shop itself refuses, and the way begins again', async ({ page }) => {
  await open(page)
  await fillIn(page, PASSWORD)
  await reset(page).click()
  await expect(toast(page, 'Please verify the OTP sent to your email first.')).toBeVisible()
  await expect(page.locator('main').getByText('Please verify the OTP sent to your email first.')).toBeVisible()
  await expect(email(page)).toHaveValue(EMAIL)
  await send(page).click()
  await expect(toast(page, `OTP sent to ${EMAIL} successfully!`)).toBeVisible()
  await expect(page).toHaveURL('/verifyAccount')
})

test('a failure says so, and loses nothing', async ({ page }) => {
  await open(page)
  await fillIn(page, PASSWORD)
  await answer(page, 'reset-password', { status: 502 })
  await reset(page).click()
  await expect(toast(page, 'Password reset failed')).toBeVisible()
  await cut(page, 'reset-password')
  await reset(page).click()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await answer(page, 'reset-password', refused(400, 'invalid_input', 'No.'))
  await reset(page).click()
  await expect(toast(page, 'No.')).toBeVisible()
  await expect(newPassword(page)).toHaveValue(PASSWORD)
  await expect(confirmation(page)).toHaveValue(PASSWORD)
})

test('while it is sent nothing can be changed', async ({ page }) => {
  await open(page)
  await fillIn(page, PASSWORD)
  const { sent, release } = await hold(page, 'reset-password')
  const { width } = (await reset(page).boundingBox())!
  await reset(page).click()
  await expect(reset(page)).toHaveAttribute('aria-busy', 'true')
  await expect(newPassword(page)).toBeDisabled()
  expect((await reset(page).boundingBox())!.width).toBe(width)
  await reset(page).press('Enter')
  release()
  await expect(toast(page, 'Please verify the OTP sent to your email first.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('without an address it says so, and asks for one', async ({ page }) => {
  await page.goto('/forgot-password')
  await hydrated(page)
  await expect(toast(page, MISSING)).toBeVisible()
  await expect(page.locator('main').getByText(MISSING)).toBeVisible()
  await send(page).click()
  await expect(toast(page, 'Please enter email id!')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await email(page).fill('asmita')
  await send(page).click()
  await expect(toast(page, 'Invalid email format')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await email(page).fill(EMAIL)
  await answer(page, 'forgot-password', done(''))
  await email(page).press('Enter')
  await expect(page).toHaveURL('/verifyAccount')
  expect(await kept(page, 'userEmail')).toBe(EMAIL)
  expect(await kept(page, 'actionType')).toBe('forgot-password')
})

test('an address that went meanwhile, in another tab, is noticed before anything is sent', async ({ page }) => {
  await open(page)
  await fillIn(page, PASSWORD)
  await page.evaluate(() => localStorage.removeItem('userEmail'))
  const sent = await answer(page, 'reset-password', done(''))
  await reset(page).click()
  await expect(toast(page, MISSING)).toBeVisible()
  await expect(send(page)).toBeVisible()
  expect(sent).toEqual([])
})

test('nothing runs off the side at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await open(page)
  await reset(page).click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
