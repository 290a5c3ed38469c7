import type { Page } from '@playwright/test'
import { answer, cut, done, hold, refused } from './account-answers.ts'
import { violations } from './axe.ts'
import { codeFor, PASSWORD, register, somebody } from './registering.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (4\d\d|502)|ERR_FAILED/] })

const EMAIL = 'asmita@post.example'

const boxes = (page: Page) => page.getByRole('group', { name: 'Code' }).getByRole('textbox')
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' })
const resend = (page: Page) => page.getByRole('button', { name: /^(Resend OTP|Resending)/ })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const entered = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''))

/** As whoever has just registered, or has forgotten the password. */
async function open(page: Page, { email = EMAIL, isForgotten = false } = {}): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      localStorage.setItem('userEmail', key!)
      if (value) localStorage.setItem('actionType', value)
    },
    [email, isForgotten ? 'forgot-password' : ''],
  )
  await page.goto('/verifyAccount')
  await hydrated(page)
  await expect(boxes(page)).toHaveCount(6)
}

async function paste(page: Page, text: string): Promise<void> {
  await boxes(page)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
}

test('the page shows whose code it is, and has a box for each sign', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle('Verify OTP | Kastha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify OTP')
  await expect(page.getByText(`Enter the 6-digit code that we sent to ${EMAIL}.`)).toBeVisible()
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code')
  for (const box of await boxes(page).all()) await expect(box).toHaveAttribute('inputmode', 'numeric')
  await expect(boxes(page).nth(1)).toHaveAccessibleName('Sign 2 of 6')
  expect(await violations(page)).toEqual([])
})

test('search engines find neither this page nor the one for a new password', async ({ request }) => {
  for (const path of ['/verifyAccount', '/forgot-password']) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"')
  }
})

test('each box takes one sign, Backspace on an empty one goes back', async ({ page }) => {
  await open(page)
  await boxes(page).first().focus()
  await page.keyboard.type('1२a')
  expect(await entered(page)).toBe('12a')
  await expect(boxes(page).nth(3)).toBeFocused()
  await page.keyboard.press('Backspace')
  expect(await entered(page)).toBe('12')
  await expect(boxes(page).nth(2)).toBeFocused()
  await page.keyboard.type('?-')
  expect(await entered(page)).toBe('12')
  await page.keyboard.type('3456')
  expect(await entered(page)).toBe('123456')
})

test('a code that is pasted fills the boxes, also out of a sentence', async ({ page }) => {
  await open(page)
  const sentence = 'Your code is 345678. It is valid for 10 minutes.'
  for (const [pasted, code] of [
    ['123456', '123456'],
    [' 234 567 ', '234567'],
    [sentence, '345678'],
    ['४५६७८९', '456789'],
  ] as const) {
    await paste(page, pasted)
    await expect.poll(() => entered(page)).toBe(code)
  }
})

test('a phone that fills in the code from a message fills all boxes', async ({ page }) => {
  await open(page)
  await boxes(page).first().fill('123456')
  expect(await entered(page)).toBe('123456')
})

test('a code that lacks a sign is not sent', async ({ page }) => {
  await open(page)
  const sent = await answer(page, 'verifyEmail', done(''))
  await boxes(page).first().focus()
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Please enter the 6-digit code')).toBeVisible()
  await expect(boxes(page).first()).toBeFocused()
  await expect(boxes(page).first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('Please enter the 6-digit code')
  expect(await violations(page)).toEqual([])
  expect(sent).toEqual([])
})

test('the code from the mail makes the account, and the login knows the address', async ({ page }) => {
  const email = await register(page.request)
  await open(page, { email })
  await paste(page, await codeFor(email))
  await verify(page).click()
  await expect(toast(page, 'Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  expect(await kept(page, 'userEmail')).toBeNull()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(toast(page, `Logged in as ${email} successfully!`)).toBeVisible()
})

test('the code for a forgotten password leads to the new one', async ({ page }) => {
  const email = EMAIL
  await open(page, { email, isForgotten: true })
  const sent = await answer(page, 'verify-forgot-password-otp', done('OTP verified successfully!'))
  await paste(page, '123456')
  await verify(page).click()
  await expect(toast(page, 'OTP verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByText(`A new password for ${email}.`)).toBeVisible()
  expect(await kept(page, 'userEmail')).toBe(email)
  expect(await kept(page, 'actionType')).toBe('forgot-password')
  expect(sent).toEqual([{ email, otp: '123456' }])
})

for (const isForgotten of [false, true]) {
  test(`a wrong code is refused by the shop itself, ${isForgotten ? 'for a new password' : 'for a new account'}`, async ({
    page,
  }) => {
    await open(page, { email: somebody(), isForgotten })
    await paste(page, '123456')
    await verify(page).click()
    await expect(toast(page, 'Invalid or expired OTP')).toBeVisible()
    await expect(page.locator('main').getByText('Invalid or expired OTP')).toBeVisible()
    expect(await entered(page)).toBe('123456')
    await expect(verify(page)).toBeFocused()
  })
}

test('without a reason from the server it says what failed', async ({ page }) => {
  await open(page)
  await paste(page, '123456')
  await answer(page, 'verifyEmail', { status: 502 })
  await verify(page).click()
  await expect(toast(page, 'Verification failed')).toBeVisible()
  await cut(page, 'verifyEmail')
  await verify(page).click()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await answer(page, 'resendOtp', { status: 502 })
  await resend(page).click()
  await expect(toast(page, 'Failed to resend OTP')).toBeVisible()
})

test('while it is sent nothing can be changed', async ({ page }) => {
  await open(page)
  const { sent, release } = await hold(page, 'verifyEmail')
  await paste(page, '123456')
  const { width } = (await verify(page).boundingBox())!
  await verify(page).click()
  await expect(verify(page)).toHaveAttribute('aria-busy', 'true')
  await expect(boxes(page).first()).toBeDisabled()
  expect((await verify(page).boundingBox())!.width).toBe(width)
  await verify(page).press('Enter')
  release()
  await expect(toast(page, 'Invalid or expired OTP')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('another code is sent by the shop itself, and then no other for a minute', async ({ page }) => {
  const email = somebody()
  await open(page, { email, isForgotten: true })
  const { release } = await hold(page, 'resendOtp')
  await resend(page).click()
  await expect(resend(page)).toHaveText('Resending...')
  release()
  await expect(toast(page, `OTP sent to ${email} successfully!`)).toBeVisible()
  await expect(resend(page)).toHaveText(/^Resend OTP in (60|5\d) s$/)
  await expect(resend(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(boxes(page).first()).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(resend(page)).toHaveText(/^Resend OTP in \d+ s$/)
})

test('the wait counts down, and ends', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await answer(page, 'resendOtp', done(''))
  await resend(page).click()
  await expect(resend(page)).toHaveText('Resend OTP in 60 s')
  await page.clock.runFor(20_000)
  await expect(resend(page)).toHaveText('Resend OTP in 40 s')
  await page.clock.runFor(40_000)
  await expect(resend(page)).toHaveText('Resend OTP')
  await expect(resend(page)).not.toHaveAttribute('aria-disabled')
})

test('who asks for a code too often is told, and waits as long as the server says', async ({ page }) => {
  await open(page)
  const message = 'Please wait 42 seconds before requesting another OTP.'
  await answer(page, 'resendOtp', refused(429, 'too_many_requests', message, { 'retry-after': '42' }))
  await resend(page).click()
  await expect(toast(page, message)).toBeVisible()
  await expect(resend(page)).toHaveText(/^Resend OTP in 4\d s$/)
})

test('where nobody waits for a code, it says so and shows the ways to one', async ({ page }) => {
  await page.goto('/verifyAccount')
  await hydrated(page)
  await expect(page.getByText('No e-mail address waits for a code in this browser.')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Register an account' })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

test('nothing runs off the side at 320 px, however long the address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await open(page, { email: `${'a'.repeat(100)}@${'b'.repeat(60)}.example` })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
