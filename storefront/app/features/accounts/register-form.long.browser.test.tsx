import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import RegisterPage from '../../routes/register.tsx'
import { answerApi, cut, done, hold, refused } from '../../test/answer-api.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'

const EMAIL = 'asmita@post.example'
const PASSWORD = 'lakeside rain'
const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const terms = () => page.getByLabelText(/^I agree to the Terms/)
const register = () => page.getByRole('button', { name: 'Register', exact: true })
const form = () => page.getByRole('form', { name: 'Register an account' })

async function open(): Promise<void> {
  await openPage('/register', RegisterPage, { loaderData: {} })
  await expect.element(register()).toBeVisible()
}

/** Fills in valid values; a test then overrides the field it is about. */
async function fillIn(email = EMAIL): Promise<void> {
  await field('Full name').fill('asmita gurung')
  await field('Email').fill(email)
  await field('Password').fill(PASSWORD)
  await field('Confirm password').fill(PASSWORD)
  await field('Date of birth').fill('14/04/1996')
  await field('Phone number').fill('984-1234567')
  await field('Province').selectOptions('Gandaki')
  await field('District').selectOptions('Kaski')
  await field('City').fill('Pokhara')
  await field('Street address').fill('Baidam, Lakeside-6')
  await terms().click()
}

test.for([
  [1280, 600],
  [390, 390 - 2 * 16],
] as const)('in a window of %s px the form is %s px wide', async ([width, formWidth]) => {
  await page.viewport(width, 800)
  await open()
  expect(form().element().getBoundingClientRect().width).toBe(formWidth)
})

test('the form has the specified fields, with hints for password managers and phones', async () => {
  await open()
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
    await expect.element(field(label)).toHaveAttribute('autocomplete', autocomplete)
    await expect.element(field(label)).toBeRequired()
  }
  const names = [...form().element().querySelectorAll('input, select')].map((one) => one.getAttribute('name'))
  expect(names.join(' ')).toBe(
    'name email password confirm_password date_of_birth mobile province district City street_address_1 terms',
  )
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

test('a birth date in Bikram Sambat shows as its Gregorian day, and that day is sent', async () => {
  const sent = answerApi({ 'POST /api/user/register': done('') })
  await open()
  await fillIn()
  await field('Date of birth').fill('२०५३-०१-०२')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Date of birth')).toHaveValue('14 April 1996')
  await field('Date of birth').fill('2 Baisakh 2053')
  await register().click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ date_of_birth: '1996-04-14T00:00:00.000Z' }])
})

test('an empty form says that all fields are required and marks each', async () => {
  await open()
  await register().click()
  await expect.element(toast('All fields are required')).toBeVisible()
  await expect.element(field('Full name')).toHaveFocus()
  expect(page.getByText('Please fill this in').length).toBe(10)
  const agree = page.getByRole('main').getByText('Please agree to our Terms and Privacy Policy to continue')
  await expect.element(agree).toBeVisible()
})

test('one attempt names what is missing and what is wrong', async () => {
  await open()
  await fillIn()
  await field('City').fill('')
  await field('Email').fill('asmita@post')
  await register().click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Invalid email format')
  await expect.element(field('City')).toHaveAccessibleDescription('Please fill this in')
})

test('the form reports mistakes in the specification’s words, at the field and as a toast', async () => {
  await open()
  await fillIn()
  for (const [label, typed, message] of [
    ['Email', 'asmita@post', 'Invalid email format'],
    ['Password', '12345', 'Password must be at least 6 characters long'],
    ['Confirm password', 'lakeside  rain', 'Passwords do not match!'],
    ['Date of birth', '32 April 1996', 'Please enter a valid date of birth'],
    ['Date of birth', '1 January 1890', 'Please enter a valid date of birth'],
    ['Date of birth', '2999-01-01', 'Please enter a valid date of birth'],
    ['Phone number', '9831234567', PHONE_MESSAGE],
  ] as const) {
    const right = (field(label).element() as HTMLInputElement).value
    await field(label).fill(typed)
    await register().click()
    await expect.element(toast(message)).toBeVisible()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAccessibleDescription(message)
    await field(label).fill(right)
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  }
})

test('the form refuses visitors who turn eighteen tomorrow, and accepts those who do so today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T06:00:00Z') })
  await open()
  await fillIn()
  await field('Date of birth').fill('2 August 2008')
  await register().click()
  await expect.element(toast('You must be at least 18 years old')).toBeVisible()
  await expect.element(field('Date of birth')).toHaveFocus()
  await field('Date of birth').fill('1 August 2008')
  await expect.element(field('Date of birth')).not.toHaveAttribute('aria-invalid')
})

test('a shopper must agree to the terms', async () => {
  await open()
  await fillIn()
  await terms().click()
  await register().click()
  await expect.element(toast('Please agree to our Terms and Privacy Policy to continue')).toBeVisible()
  await expect.element(terms()).toHaveFocus()
})

test('typing capitalizes a name, and the caret stays in place', async () => {
  await open()
  field('Full name').element().focus()
  await userEvent.keyboard('asmita gurung')
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await userEvent.keyboard('{Home}dr. ')
  await expect.element(field('Full name')).toHaveValue('Dr. Asmita Gurung')
})

test('choosing a province enables the district, and changing it clears the district', async () => {
  await open()
  await expect.element(field('District')).toBeDisabled()
  await field('Province').selectOptions('Gandaki')
  await field('District').selectOptions('Kaski')
  await field('Province').selectOptions('Lumbini')
  await expect.element(field('District')).toHaveValue('')
  expect(field('District').getByRole('option').length).toBe(13)
  await field('Province').selectOptions('')
  await expect.element(field('District')).toBeDisabled()
})

test('a reload keeps what was typed, except for passwords', async () => {
  await open()
  await fillIn()
  await field('Street address').click()
  await userEvent.keyboard('{Tab}')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD)
  await cleanup()
  await open()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Email')).toHaveValue(EMAIL)
  await expect.element(field('Date of birth')).toHaveValue('14 April 1996')
  await expect.element(field('Province')).toHaveValue('Gandaki')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  for (const label of ['Password', 'Confirm password']) await expect.element(field(label)).toHaveValue('')
  await expect.element(terms()).not.toBeChecked()
})

test('a password’s strength shows below its field', async () => {
  await open()
  await expect.element(field('Password')).toHaveAccessibleDescription('At least 6 characters')
  await field('Password').fill('123456')
  await expect.element(field('Password')).toHaveAccessibleDescription(/^Easy to guess/)
  await field('Password').fill(PASSWORD)
  await expect.element(field('Password')).toHaveAccessibleDescription('Strong password')
})

test('registering leads to the page for the code', async () => {
  await open()
  await fillIn(` ${EMAIL} `)
  const held = hold(done(`OTP sent to ${EMAIL} successfully!`))
  const sent = answerApi({ 'POST /api/user/register': held.answer })
  const { width } = register().element().getBoundingClientRect()
  await register().click()
  await expect.element(page.getByRole('status').getByText('Registering...')).toBeVisible()
  await expect.element(field('Full name')).toBeDisabled()
  expect(register().element().getBoundingClientRect().width).toBe(width)
  held.release()
  await expect.element(toast(`OTP sent to ${EMAIL} successfully!`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Asmita Gurung',
      email: EMAIL,
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
  expect(localStorage.getItem('userEmail')).toBe(EMAIL)
  expect(localStorage.getItem('actionType')).toBeNull()
})

test('mistakes found by the server show at their field', async () => {
  await open()
  await fillIn()
  const { status, body } = refused(400, 'invalid_input', PHONE_MESSAGE)
  answerApi({ 'POST /api/user/register': { status, body: { ...body, fields: { mobile: PHONE_MESSAGE } } } })
  await register().click()
  await expect.element(toast(PHONE_MESSAGE)).toBeVisible()
  await expect.element(field('Phone number')).toHaveFocus()
  await expect.element(field('Phone number')).toHaveAccessibleDescription(PHONE_MESSAGE)
})

test('a failed registration says so, loses nothing, and is the same one when it is sent again', async () => {
  await open()
  await fillIn()
  const failed = answerApi({ 'POST /api/user/register': { status: 502 } })
  await register().click()
  await expect.element(toast('Registration failed')).toBeVisible()
  const lost = answerApi({ 'POST /api/user/register': cut })
  await register().click()
  await expect.element(toast('An error occurred')).toBeVisible()
  await expect.element(page.getByText(/^The shop did not answer/)).toBeVisible()
  for (const label of ['Password', 'Confirm password']) await expect.element(field(label)).toHaveValue(PASSWORD)
  await expect.element(field('District')).toHaveValue('Kaski')
  const answered = answerApi({ 'POST /api/user/register': done('OTP sent') })
  await register().click()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  const [key, ...keys] = [failed, lost, answered].flat().map(({ headers }) => headers.get('idempotency-key'))
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys).toEqual([key, key])

  await cleanup()
  await open()
  await fillIn()
  const next = answerApi({ 'POST /api/user/register': done('OTP sent') })
  await register().click()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  expect(next[0]!.headers.get('idempotency-key')).not.toBe(key)
})

test('the form works with the keyboard alone @slow', async () => {
  await open()
  const sent = answerApi({ 'POST /api/user/register': done('OTP sent') })
  field('Full name').element().focus()
  for (const keys of [
    'asmita gurung{Tab}',
    `${EMAIL}{Tab}`,
    // The buttons that show a password and open the calendar are one tab stop each.
    `${PASSWORD}{Tab}{Tab}`,
    `${PASSWORD}{Tab}{Tab}`,
    '14/04/1996{Tab}{Tab}',
    '9841234567{Tab}',
    'Gandaki{Tab}',
    'Kaski{Tab}',
    'Pokhara{Tab}',
    'Baidam{Tab}',
    ' {Enter}',
  ]) {
    await userEvent.keyboard(keys)
  }
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  expect(sent[0]!.body).toMatchObject({ mobile: '9841234567', province: 'Gandaki', district: 'Kaski' })
})

test('nothing overflows at 320 px', async () => {
  await page.viewport(320, 600)
  await open()
  await register().click()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})

test('links to the terms and the privacy policy open a new tab and leave the checkbox alone', async () => {
  await open()
  const opened: string[][] = []
  const aside = Object.assign(document.createElement('iframe'), { name: 'aside' })
  document.body.append(aside)
  // Replaces opening a tab, which would outlive the test.
  const openAside = (press: MouseEvent) => {
    const link = (press.target as Element).closest('a')
    if (!link) return
    opened.push([link.pathname, link.target])
    Object.assign(link, { href: 'about:blank', target: aside.name })
  }
  window.addEventListener('click', openAside, true)
  onTestFinished(() => {
    window.removeEventListener('click', openAside, true)
    aside.remove()
  })
  for (const name of ['Terms', 'Privacy Policy']) {
    await form().getByRole('link', { name, exact: true }).click()
  }
  expect(opened).toEqual([
    ['/terms-of-service', '_blank'],
    ['/privacy-policy', '_blank'],
  ])
  await expect.element(terms()).not.toBeChecked()
})
