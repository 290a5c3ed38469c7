import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { respond } from '#api/platform/cache/respond.ts'
import { parseEnv } from '#api/platform/env/env.ts'
import { givenMailServer, type MailServer } from '#api/platform/mail/outbox.fixture.ts'
import { start } from '#api/start.ts'
import { storefront } from '../storefront/server.ts'
import { expect, hydrated, test as base } from './test.ts'

const START_TIMEOUT_MS = 120_000
/** The test visits nine pages and waits for five emails. */
const CIRCLE_TIMEOUT_MS = 120_000
const EMAIL = 'asmita@post.example'
const [FIRST, SECOND, THIRD] = ['lakeside rain', 'teak-wood-1996', 'सालको काठ 27']

/** Test with its own shop, which sends its emails to an SMTP server. */
const test = base.extend<object, { mails: MailServer; address: string }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const mails = await givenMailServer()
      await use(mails)
      await mails.close()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ mails }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kastha-circle-'))
      const own = { PORT: '0', DATA_DIR: dataDir, SMTP_URL: `${mails.url}?tls=0`, DEMO: '0', LOG_LEVEL: 'warn' }
      const shop = await start(parseEnv({ ...own, NODE_ENV: 'production' }), (app, site) => {
        app.register(storefront, { api: app, respond, ...site })
      })
      await use(shop.address)
      await shop.stop()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ address }, use) => use(address),
})

const main = (page: Page) => page.locator('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
/** Found by role, as its label has an asterisk here. */
const street = (page: Page) => main(page).getByRole('textbox', { name: 'Street address' })
const says = (page: Page, message: string) =>
  expect(page.getByRole('status').getByText(message, { exact: true })).toBeVisible()

test('a shopper registers, edits the profile, changes the password, logs out and resets the password @slow', async ({
  page,
  mails,
}) => {
  test.setTimeout(CIRCLE_TIMEOUT_MS)
  const mail = (subject: RegExp) => newestMail(mails, subject)

  await page.goto('/my-orders')
  await expect(page).toHaveURL('/login?next=%2Fmy-orders')
  await main(page).getByRole('link', { name: 'Register an account' }).click()
  await field(page, 'Full name').fill('asmita gurung')
  await field(page, 'Email').fill(EMAIL)
  await field(page, 'Password').fill(FIRST)
  await field(page, 'Confirm password').fill(FIRST)
  await field(page, 'Date of birth').fill('14 April 1996')
  await field(page, 'Phone number').fill('९८४१२३४५६७')
  await field(page, 'Province').selectOption('Gandaki')
  await field(page, 'District').selectOption('Kaski')
  await field(page, 'City').fill('Pokhara')
  await field(page, 'Street address').fill('Baidam, Lakeside-6')
  await main(page)
    .getByLabel(/^I agree/)
    .check()
  await press(page, 'Register')
  await says(page, `OTP sent to ${EMAIL} successfully!`)

  await expect(page).toHaveURL(/^[^?]+\/verifyAccount\b/)
  await enterCode(page, await mail(/^\d{6} is your/))
  await says(page, 'Email verified successfully!')

  await expect(page).toHaveURL(/^[^?]+\/login\b/)
  await logIn(page, FIRST, '/my-orders')
  expect(await mail(/^Welcome/)).toContain('Asmita Gurung')

  await page.goto('/my-account')
  await hydrated(page)
  await press(page, 'Edit Profile')
  await street(page).fill('Damside-17')
  await press(page, 'Update Profile')
  await says(page, 'Profile updated successfully!')
  await expect(page).toHaveURL('/')

  await page.goto('/my-account')
  await expect(street(page)).toHaveValue('Damside-17')
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Upload image')
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
  await says(page, 'Image uploaded successfully')
  await expect(main(page).getByRole('img', { name: 'Your picture' })).toBeVisible()

  await press(page, 'Change Password')
  await field(page, 'Old password').fill(FIRST)
  await field(page, 'New password').fill(SECOND)
  await field(page, 'Confirm password').fill(SECOND)
  await press(page, 'Update Password')
  await says(page, 'Password updated successfully!')
  await mail(/password was changed/)
  await expect(page).toHaveURL('/login')
  await logIn(page, SECOND)

  await page.goto('/my-account')
  await press(page, 'Logout')
  await says(page, 'Logout successful')
  await expect(page).toHaveURL('/')

  await page.goto('/login')
  await hydrated(page)
  await field(page, 'Email').fill(EMAIL)
  mails.received.length = 0
  await press(page, 'Forgot Password?')
  await says(page, `OTP sent to ${EMAIL} successfully!`)
  await expect(page).toHaveURL('/verifyAccount')
  await enterCode(page, await mail(/^\d{6} is your/))
  await expect(page).toHaveURL('/forgot-password')
  await field(page, 'New password').fill(THIRD)
  await field(page, 'Confirm password').fill(THIRD)
  await press(page, 'Reset Password')
  await says(page, 'Password reset successfully!')
  await mail(/password was changed/)

  await expect(page).toHaveURL('/login')
  await logIn(page, THIRD)
  await page.goto('/my-account')
  await expect(street(page)).toHaveValue('Damside-17')
  await expect(main(page).getByRole('img', { name: 'Your picture' })).toBeVisible()
})

async function logIn(page: Page, password: string, next = '/'): Promise<void> {
  // The previous page has filled in the address.
  await expect(field(page, 'Email')).toHaveValue(EMAIL)
  await field(page, 'Password').fill(password)
  await press(page, 'Login')
  await says(page, `Logged in as ${EMAIL} successfully!`)
  await expect(page).toHaveURL(next)
}

async function enterCode(page: Page, mail: string): Promise<void> {
  const [code] = /\d{6}/.exec(mail)!
  await main(page).getByRole('group', { name: 'Code' }).getByRole('textbox').first().fill(code)
}

function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#5b3a24' } })
    .png()
    .toBuffer()
}

/** Waits for the newest email to the shopper with a matching subject. @returns its subject and text */
async function newestMail({ received }: MailServer, subject: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(() => {
      const newest = received.findLast((one) => one.recipients.includes(EMAIL) && subject.test(one.subject ?? ''))
      text = newest ? `${newest.subject}\n${newest.text}` : ''
      return text
    })
    .not.toBe('')
  return text
}
