import type { Page } from '@playwright/test'
import { answer, cut, hold, refused } from './account-answers.ts'
import { violations } from './axe.ts'
import { PASSWORD, register, somebody } from './registering.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (4\d\d|502)|ERR_FAILED/] })

/** Whom the demo lets in. */
const MEMBER = { email: 'asmita@kastha.example', password: 'kastha-demo' }

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const remember = (page: Page) => page.getByLabel('Remember Me')
const login = (page: Page) => page.locator('main').getByRole('button', { name: 'Login' })
const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot Password?' })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function open(page: Page, path = '/login'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function logIn(page: Page): Promise<void> {
  await email(page).fill(MEMBER.email)
  await password(page).fill(MEMBER.password)
  await login(page).click()
  await expect(toast(page, `Logged in as ${MEMBER.email} successfully!`)).toBeVisible()
}

test(
  'the form is the one of the specification, 400 px wide, beside a room on desks',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page)
    await expect(page).toHaveTitle('Sign in to your account | Kastha')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account')
    await expect(email(page)).toHaveAttribute('autocomplete', 'username')
    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(remember(page)).not.toBeChecked()
    await expect(forgot(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register an account' })).toHaveAttribute('href', '/register')
    const form = await page.getByRole('form', { name: 'Sign in to your account' }).boundingBox()
    const room = page.locator('main picture img')
    if (isMobile) {
      await expect(room).toBeHidden()
      expect(form!.width).toBe(390 - 2 * 16)
    } else {
      await expect(room).toBeVisible()
      expect(form!.width).toBe(400)
      expect((await room.boundingBox())!.width).toBe(720)
    }
  },
)

test('search engines may lead here', async ({ request }) => {
  const page = await (await request.get('/login')).text()
  expect(page).not.toContain('noindex')
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/login"/)
  expect(page).toContain('<meta name="description"')
})

test('what is missing is said as a toast and beside its field, and the first gets the focus', async ({ page }) => {
  await open(page)
  await login(page).click()
  await expect(toast(page, 'All fields are required')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Please fill this in')
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')

  await email(page).fill('asmita')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await expect(password(page)).toHaveAccessibleDescription('Please fill this in')
  await login(page).click()
  await expect(password(page)).toBeFocused()
  expect(await violations(page)).toEqual([])

  await password(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Invalid email format')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Invalid email format')
})

test('a password is hidden until its button shows it', async ({ page }) => {
  await open(page)
  await password(page).fill(PASSWORD)
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('a login that fits nobody is refused, and nothing typed is lost', async ({ page }) => {
  await open(page)
  await email(page).fill(somebody())
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await expect(toast(page, 'Invalid email or password')).toBeVisible()
  await expect(page.locator('main').getByText('Invalid email or password')).toBeVisible()
  await expect(email(page)).toHaveValue(/^guest-/)
  await expect(password(page)).toHaveValue(PASSWORD)
  await expect(password(page)).toBeFocused()
})

test('after too many tries it says when the next may come', async ({ page, request }) => {
  const guessed = somebody()
  for (let guess = 1; guess <= 5; guess++) {
    await request.post('/api/user/remember-me-login', { data: { email: guessed, password: `guess ${guess}` } })
  }
  await open(page)
  await email(page).fill(guessed)
  await password(page).fill(PASSWORD)
  await login(page).click()
  await expect(
    page.locator('main').getByText(/^Too many attempts\. Please try again in (29|30) minutes\.$/),
  ).toBeVisible()
})

test('after the login the visitor goes home, and the login page leads there from then on', async ({ page }) => {
  await open(page)
  await logIn(page)
  await expect(page).toHaveURL('/')
  expect(await kept(page, 'accesstoken')).toMatch(/^ey/)
  expect(await kept(page, 'refreshtoken')).toMatch(/^ey/)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

for (const [next, end] of [
  ['/search?q=bed', '/search?q=bed'],
  ['//elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
] as const) {
  test(`a login asked for at ${next} goes on at ${end}`, async ({ page }) => {
    await open(page, `/login?next=${encodeURIComponent(next)}`)
    await logIn(page)
    await expect(page).toHaveURL(end)
  })
}

test('who wants to be remembered is filled in the next time, until they no longer want it', async ({ page }) => {
  await open(page)
  await remember(page).check()
  await logIn(page)
  expect(await kept(page, 'rememberedEmail')).toBe(MEMBER.email)
  await page.evaluate(() => ['accesstoken', 'refreshtoken'].forEach((key) => localStorage.removeItem(key)))

  await open(page)
  await expect(email(page)).toHaveValue(MEMBER.email)
  await expect(remember(page)).toBeChecked()
  await remember(page).uncheck()
  await logIn(page)
  expect(await kept(page, 'rememberedEmail')).toBeNull()
})

test('whoever is not verified yet is led to where the code is entered', async ({ page, request }) => {
  const unverified = await register(request)
  await open(page)
  await email(page).fill(unverified)
  await password(page).fill(PASSWORD)
  await login(page).click()
  await expect(toast(page, 'Please verify your email address first.')).toBeVisible()
  await expect(page).toHaveURL('/verifyAccount')
  await expect(page.locator('main').getByText(unverified)).toBeVisible()
  expect(await kept(page, 'userEmail')).toBe(unverified)
  expect(await kept(page, 'actionType')).toBeNull()
})

test('a forgotten password asks for the e-mail, and leads to where its code is entered', async ({ page }) => {
  await open(page)
  await forgot(page).click()
  await expect(toast(page, 'Please enter email id!')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Please enter email id!')

  await email(page).fill('asmita@post')
  await forgot(page).click()
  await expect(toast(page, 'Invalid email format')).toBeVisible()
  await expect(email(page)).toHaveAccessibleDescription('Invalid email format')

  const forgetful = somebody()
  const { release } = await hold(page, 'forgot-password')
  await email(page).fill(forgetful)
  await forgot(page).click()
  await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled()
  await expect(email(page)).toBeDisabled()
  release()
  await expect(toast(page, `OTP sent to ${forgetful} successfully!`)).toBeVisible()
  await expect(page).toHaveURL('/verifyAccount')
  expect(await kept(page, 'userEmail')).toBe(forgetful)
  expect(await kept(page, 'actionType')).toBe('forgot-password')
})

test('without a reason from the server it says what failed', async ({ page }) => {
  await open(page)
  await email(page).fill(MEMBER.email)
  await password(page).fill(PASSWORD)

  await answer(page, 'remember-me-login', { status: 502 })
  await login(page).click()
  await expect(toast(page, 'Login failed')).toBeVisible()

  await cut(page, 'remember-me-login')
  await login(page).click()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await expect(page.getByText(/^The shop did not answer/)).toBeVisible()
  await expect(login(page)).toBeFocused()

  await cut(page, 'forgot-password')
  await forgot(page).click()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await expect(email(page)).toHaveValue(MEMBER.email)
  await expect(password(page)).toHaveValue(PASSWORD)
})

test('while it is sent nothing can be changed, or sent twice, and the button keeps its width', async ({ page }) => {
  await open(page)
  const { sent, release } = await hold(page, 'remember-me-login')
  await email(page).fill(somebody())
  await password(page).fill(PASSWORD)
  const { width } = (await login(page).boundingBox())!
  await login(page).click()
  await expect(login(page)).toHaveAttribute('aria-busy', 'true')
  await expect(email(page)).toBeDisabled()
  await expect(password(page)).toBeDisabled()
  expect((await login(page).boundingBox())!.width).toBe(width)
  await login(page).press('Enter')
  release()
  await expect(toast(page, 'Invalid email or password')).toBeVisible()
  await expect(email(page)).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('the keyboard alone is enough', async ({ page }) => {
  await open(page)
  await email(page).focus()
  await page.keyboard.type(somebody())
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(remember(page)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(forgot(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(login(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Invalid email or password')).toBeVisible()
})

test('what is typed and pressed before the scripts have come counts, and never gets into the address', async ({
  page,
}) => {
  const { promise: go, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await go
    await route.continue()
  })
  const sent = await answer(page, 'remember-me-login', refused(401, 'unauthorized', 'Invalid email or password'))
  await page.goto('/login')
  await email(page).fill(MEMBER.email)
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await login(page).click()
  await expect(page).toHaveURL('/login')
  release()
  await expect(toast(page, 'Invalid email or password')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(sent).toEqual([{ email: MEMBER.email, password: PASSWORD, rememberMe: false }])
})

test('nothing runs off the side at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await open(page)
  await login(page).click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them', async ({ page }) => {
    await page.goto('/login')
    // By text nothing within it is found.
    const needs = page.locator('main noscript p')
    await expect(needs).toBeVisible()
    await expect(needs).toHaveText(/^This page needs JavaScript/)
    await expect(login(page)).toBeHidden()
  })
})
