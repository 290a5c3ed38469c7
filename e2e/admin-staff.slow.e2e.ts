import { Secret, TOTP } from 'otpauth'
import { violations } from './axe.ts'
import { linkFor, logIn } from './back-office.ts'
import { expect, test } from './test.ts'
const password = 'sal wood and rain'
const STEP_MS = 30_000

// A refused login is an answer of the API, which the browser notes all the same.
test.use({ expectedErrors: [/status of 401/] })

test('a second factor is set up, and asked for at the next login', async ({ page }) => {
  const support = { email: 'support@kastha.example', password: 'kastha-support' }
  await logIn(page, support)
  await page.getByRole('button', { name: 'Dipesh Rai' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByText('This browser')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByLabel('Your password').fill(support.password)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''))
  await page.getByLabel('Code of your app').fill(TOTP.generate({ secret }))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8)
  expect(await violations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('kastha-recovery-codes.txt')
  await page.getByLabel('I have kept them').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Recovery codes left: 8.')).toBeVisible()

  await page.getByRole('button', { name: 'Dipesh Rai' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logIn(page, support)
  await page.getByLabel('Code of your app').fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The code is wrong, or was used already.')).toBeVisible()
  // The step of the first code is taken; the app's next one is good already.
  await page.getByLabel('Code of your app').fill(TOTP.generate({ secret, timestamp: Date.now() + STEP_MS }))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Dipesh Rai' })).toBeVisible()
})

test('a forgotten password is set anew by the link of the mail', async ({ page }) => {
  const email = 'manager@kastha.example'
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('E-mail').fill(email)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible()
  await page.goto(await linkFor(email))
  await page.getByLabel('New password').fill(password)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Set it' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await logIn(page, { email, password })
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible()
})
