import { Secret, TOTP } from 'otpauth'
import { violations } from './axe.ts'
import { linkFor, logIn } from './back-office.ts'
import { expect, test } from './test.ts'
const password = 'sal wood and rain'
const STEP_MS = 30_000

// The browser logs a refused login as a console error.
test.use({ expectedErrors: [/status of 401/] })

test('after its setup, the next login requires the second factor', async ({ page }) => {
  const support = { email: 'support@kastha.example', password: 'kastha-support' }
  await logIn(page, support)
  await page.getByRole('button', { name: 'Dipesh Rai' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByText('This browser')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(support.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''))
  await page.getByLabel('Code from your app').fill(TOTP.generate({ secret }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8)
  expect(await violations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('kastha-recovery-codes.txt')
  await page.getByLabel('I have saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Recovery codes left: 8.')).toBeVisible()

  await page.getByRole('button', { name: 'Dipesh Rai' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await logIn(page, support)
  await page.getByLabel('Code from your app').fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The code is wrong, or was used already.')).toBeVisible()
  // The first code's time step is used up; the app's next code is already valid.
  await page.getByLabel('Code from your app').fill(TOTP.generate({ secret, timestamp: Date.now() + STEP_MS }))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Dipesh Rai' })).toBeVisible()
})

test('the emailed link resets a forgotten password', async ({ page }) => {
  const email = 'manager@kastha.example'
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('we have sent an email with a link')).toBeVisible()
  await page.goto(await linkFor(email))
  await page.getByLabel('New password').fill(password)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await logIn(page, { email, password })
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible()
})
