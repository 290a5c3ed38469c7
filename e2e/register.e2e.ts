import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answer, cut, done, hold, refused } from './account-answers.ts'
import { violations } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of (4\d\d|502)|ERR_FAILED/] })

const PASSWORD = 'lakeside rain'
const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })
const register = (page: Page) => page.locator('main').getByRole('button', { name: 'Register', exact: true })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function open(page: Page): Promise<void> {
  await page.goto('/register')
  await hydrated(page)
}

/** Everything right; what a test is about it enters anew. */
async function fillIn(page: Page, email = 'asmita@post.example'): Promise<void> {
  await field(page, 'Full name').fill('asmita gurung')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
  await field(page, 'Date of birth').fill('14/04/1996')
  await field(page, 'Phone number').fill('984-1234567')
  await field(page, 'Province').selectOption('Gandaki')
  await field(page, 'District').selectOption('Kaski')
  await field(page, 'City').fill('Pokhara')
  await field(page, 'Street address').fill('Baidam, Lakeside-6')
  await page.getByLabel(/^I agree to the Terms/).check()
}

test(
  'the form has the fields of the specification, and tells password managers and phones what they are',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page)
    await expect(page).toHaveTitle('Register an account | Kastha')
    const known = {
      'Full name': 'name',
      Email: 'email',
      Password: 'new-password',
      'Confirm password': 'new-password',
      'Date of birth': 'bday',
      'Phone number': 'tel-national',
      Province: 'address-level1',
      District: 'off',
      City: 'address-level2',
      'Street address': 'address-line1',
    }
    for (const [label, autocomplete] of Object.entries(known)) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
      await expect(field(page, label)).toHaveJSProperty('required', true)
    }
    const names = await page
      .locator('main form :is(input, select)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(names.join(' ')).toBe(
      'name email password confirm_password date_of_birth mobile province district City street_address_1 terms',
    )
    await expect(page.locator('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    const { width } = (await page.getByRole('form', { name: 'Register an account' }).boundingBox())!
    expect(width).toBe(isMobile ? 390 - 2 * 16 : 600)
  },
)

test('an empty form says that all fields are required, and marks each', async ({ page }) => {
  await open(page)
  await register(page).click()
  await expect(toast(page, 'All fields are required')).toBeVisible()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(page.getByText('Please fill this in')).toHaveCount(10)
  await expect(page.locator('main').getByText('Please agree to our Terms and Privacy Policy to continue')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('what is wrong is said in the words of the specification, beside its field and as a toast', async ({ page }) => {
  await open(page)
  await fillIn(page)
  for (const [label, typed, message] of [
    ['Email', 'asmita@post', 'Invalid email format'],
    ['Password', '12345', 'Password must be at least 6 characters long'],
    ['Confirm password', 'lakeside  rain', 'Passwords do not match!'],
    ['Date of birth', '32 April 1996', 'Please enter a valid date of birth'],
    ['Date of birth', '1 January 1890', 'Please enter a valid date of birth'],
    ['Date of birth', '2999-01-01', 'Please enter a valid date of birth'],
    ['Phone number', '9831234567', PHONE_MESSAGE],
  ] as const) {
    const right = await field(page, label).inputValue()
    await field(page, label).fill(typed)
    await register(page).click()
    await expect(toast(page, message)).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveAccessibleDescription(message)
    await field(page, label).fill(right)
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
  }
})

test('who turns eighteen tomorrow is refused, who does today is not', async ({ page }) => {
  await page.clock.setFixedTime('2026-08-01T06:00:00Z')
  await open(page)
  await fillIn(page)
  await field(page, 'Date of birth').fill('2 August 2008')
  await register(page).click()
  await expect(toast(page, 'You must be at least 18 years old')).toBeVisible()
  await expect(field(page, 'Date of birth')).toBeFocused()
  await field(page, 'Date of birth').fill('1 August 2008')
  await expect(field(page, 'Date of birth')).not.toHaveAttribute('aria-invalid')
})

test('who does not agree to the terms is asked to', async ({ page }) => {
  await open(page)
  await fillIn(page)
  const terms = page.getByLabel(/^I agree to the Terms/)
  await terms.uncheck()
  await register(page).click()
  await expect(toast(page, 'Please agree to our Terms and Privacy Policy to continue')).toBeVisible()
  await expect(terms).toBeFocused()
})

test('a name gets its capitals as it is typed, and the caret stays', async ({ page }) => {
  await open(page)
  await field(page, 'Full name').pressSequentially('asmita gurung')
  await expect(field(page, 'Full name')).toHaveValue('Asmita Gurung')
  await field(page, 'Full name').press('Home')
  await field(page, 'Full name').pressSequentially('dr. ')
  await expect(field(page, 'Full name')).toHaveValue('Dr. Asmita Gurung')
})

test('a district can be chosen once there is a province, and another province takes it away', async ({ page }) => {
  await open(page)
  await expect(field(page, 'District')).toBeDisabled()
  await field(page, 'Province').selectOption('Gandaki')
  await field(page, 'District').selectOption('Kaski')
  await field(page, 'Province').selectOption('Lumbini')
  await expect(field(page, 'District')).toHaveValue('')
  await expect(field(page, 'District').locator('option')).toHaveCount(13)
  await field(page, 'Province').selectOption('')
  await expect(field(page, 'District')).toBeDisabled()
})

test('a reload keeps what was typed, but never a password', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await field(page, 'Street address').press('Tab')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD)
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'Full name')).toHaveValue('Asmita Gurung')
  await expect(field(page, 'Email')).toHaveValue('asmita@post.example')
  await expect(field(page, 'Date of birth')).toHaveValue('14 April 1996')
  await expect(field(page, 'Province')).toHaveValue('Gandaki')
  await expect(field(page, 'District')).toHaveValue('Kaski')
  await expect(field(page, 'Street address')).toHaveValue('Baidam, Lakeside-6')
  for (const label of ['Password', 'Confirm password']) await expect(field(page, label)).toHaveValue('')
  await expect(page.getByLabel(/^I agree to the Terms/)).not.toBeChecked()
})

test('how hard a password is to guess is said under it', async ({ page }) => {
  await open(page)
  const password = field(page, 'Password')
  await expect(password).toHaveAccessibleDescription('At least 6 characters')
  await password.fill('123456')
  await expect(password).toHaveAccessibleDescription(/^Easy to guess/)
  await password.fill('lakeside rain')
  await expect(password).toHaveAccessibleDescription('Strong password')
})

test('a registration leads to where the code is entered, and leaves nothing of the form', async ({ page }) => {
  await open(page)
  const email = `Asmita-${randomUUID()}@post.example`
  await fillIn(page, ` ${email} `)
  const { sent, release } = await hold(page, 'register')
  const { width } = (await register(page).boundingBox())!
  await register(page).click()
  await expect(page.getByRole('status').getByText('Registering...')).toBeVisible()
  await expect(field(page, 'Full name')).toBeDisabled()
  expect((await register(page).boundingBox())!.width).toBe(width)
  release()
  await expect(toast(page, `OTP sent to ${email} successfully!`)).toBeVisible()
  await expect(page).toHaveURL('/verifyAccount')
  await expect(page.locator('main').getByText(email)).toBeVisible()
  expect(sent).toEqual([
    {
      name: 'Asmita Gurung',
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      date_of_birth: '1996-04-14T00:00:00.000Z',
      mobile: '984-1234567',
      province: 'Gandaki',
      district: 'Kaski',
      City: 'Pokhara',
      street_address_1: 'Baidam, Lakeside-6',
    },
  ])
  expect(await kept(page, 'userEmail')).toBe(email)
  expect(await kept(page, 'actionType')).toBeNull()
  await page.goBack()
  await expect(field(page, 'Full name')).toHaveValue('')
})

test('what the server finds wrong with a field stands beside it', async ({ page }) => {
  await open(page)
  await fillIn(page)
  const { body } = refused(400, 'invalid_input', PHONE_MESSAGE)
  await answer(page, 'register', { status: 400, body: { ...body, fields: { mobile: PHONE_MESSAGE } } })
  await register(page).click()
  await expect(toast(page, PHONE_MESSAGE)).toBeVisible()
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(PHONE_MESSAGE)
})

test('a registration that fails says so, and loses nothing', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await answer(page, 'register', { status: 502 })
  await register(page).click()
  await expect(toast(page, 'Registration failed')).toBeVisible()
  await cut(page, 'register')
  await register(page).click()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await expect(page.getByText(/^The shop did not answer/)).toBeVisible()
  for (const label of ['Password', 'Confirm password']) await expect(field(page, label)).toHaveValue(PASSWORD)
  await expect(field(page, 'District')).toHaveValue('Kaski')
  await answer(page, 'register', done('OTP sent'))
  await register(page).click()
  await expect(page).toHaveURL('/verifyAccount')
})

test('the keyboard alone is enough', async ({ page }) => {
  await open(page)
  const sent = await answer(page, 'register', done('OTP sent'))
  await field(page, 'Full name').focus()
  const enter = async (text: string, tabs = 1) => {
    await page.keyboard.type(text)
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab')
  }
  await enter('asmita gurung')
  await enter('asmita@post.example')
  await enter(PASSWORD, 2)
  await enter(PASSWORD, 2)
  await enter('14/04/1996', 2)
  await enter('9841234567')
  await enter('Gandaki')
  await enter('Kaski')
  await enter('Pokhara')
  await enter('Baidam')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verifyAccount')
  expect(sent).toMatchObject([{ mobile: '9841234567', province: 'Gandaki', district: 'Kaski' }])
})

test('nothing runs off the side at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await open(page)
  await register(page).click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
