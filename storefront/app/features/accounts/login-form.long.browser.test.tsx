import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TokensReply, UserReply } from '#contract/accounts.ts'
import type { Picture } from '#contract/common.ts'
import LoginPage from '../../routes/login.tsx'
import { answerApi, cut, done, hold, refused } from '../../test/answer-api.ts'
import { givenMember, givenProfile, tokens } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { readSession } from './session/session.ts'

const EMAIL = 'asmita@post.example'
const PASSWORD = 'lakeside rain'

const email = () => page.getByLabelText('Email', { exact: true })
const password = () => page.getByLabelText('Password', { exact: true })
const remember = () => page.getByLabelText('Remember Me')
const login = () => page.getByRole('button', { name: 'Login' })
const forgot = () => page.getByRole('button', { name: 'Forgot Password?' })

const wrong = refused(401, 'unauthorized', 'Invalid email or password')
const right = {
  'POST /api/user/remember-me-login': done('', { data: tokens } satisfies Partial<TokensReply>),
  'GET /api/user/user-details': done('', { data: givenProfile() } satisfies Partial<UserReply>),
}

async function open(address = '/login'): Promise<void> {
  // Links to other pages read `next` from the window's address.
  const { search } = new URL(address, location.href)
  if (search) history.replaceState(null, '', search)
  await openPage('/login', LoginPage, { address, loaderData: givenShell() })
  await expect.element(login()).toBeVisible()
}

async function logIn(): Promise<void> {
  await email().fill(EMAIL)
  await password().fill(PASSWORD)
  await login().click()
}

test('the form matches the specification', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your account')
  await expect.element(email()).toHaveAttribute('autocomplete', 'username')
  await expect.element(email()).toHaveAttribute('type', 'email')
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(remember()).not.toBeChecked()
  await expect.element(forgot()).toBeVisible()
  await expect.element(page.getByText(/^New to Kastha\?/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Register an account' })).toHaveAttribute('href', '/register')
})

test.for([
  { screen: 'a desktop', width: 1440, formWidth: 400, roomWidth: 720 },
  { screen: 'a phone', width: 390, formWidth: 390 - 2 * 16, roomWidth: 0 },
])('on $screen the form is $formWidth px wide, and the picture beside it $roomWidth', async (sizes) => {
  await page.viewport(sizes.width, 900)
  const room: Picture = { id: '49da0fbe4833e17610c0eb70', alt: '', width: 800, height: 1000, placeholder: '' }
  await openPage('/login', LoginPage, { loaderData: { ...givenShell(), room } })
  await expect.element(login()).toBeVisible()
  expect(widthOfForm()).toBe(sizes.formWidth)
  expect(document.querySelector('main picture img')!.getBoundingClientRect().width).toBe(sizes.roomWidth)
})

const widthOfForm = () =>
  page.getByRole('form', { name: 'Sign in to your account' }).element().getBoundingClientRect().width

test('a toast and a note at the field name what is missing, and the first such field gets the focus', async () => {
  await open()
  await login().click()
  await expect.element(toast('All fields are required')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAccessibleDescription('Please fill this in')
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true')

  await email().fill('asmita')
  await expect.element(email()).not.toHaveAttribute('aria-invalid')
  await expect.element(password()).toHaveAccessibleDescription('Please fill this in')
  await login().click()
  await expect.element(password()).toHaveFocus()

  await password().fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Invalid email format')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAccessibleDescription('Invalid email format')
})

test('a password is hidden until its button shows it', async () => {
  await open()
  await password().fill(PASSWORD)
  await expect.element(password()).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')
  await expect.element(password()).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'password')
})

test('wrong credentials are refused, and nothing typed is lost', async () => {
  await open()
  answerApi({ 'POST /api/user/remember-me-login': wrong })
  await email().fill(EMAIL)
  await password().fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Invalid email or password')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Invalid email or password')).toBeVisible()
  await expect.element(email()).toHaveValue(EMAIL)
  await expect.element(password()).toHaveValue(PASSWORD)
  await expect.element(password()).toHaveFocus()
})

test('after too many attempts, the form keeps saying when the next one is possible', async () => {
  await open()
  const message = 'Too many attempts. Please try again in 30 minutes.'
  answerApi({
    'POST /api/user/remember-me-login': refused(429, 'too_many_requests', message, { 'retry-after': '1741' }),
  })
  await logIn()
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible()
})

test('the login leads home and stores both tokens', async () => {
  await open()
  const sent = answerApi(right)
  await logIn()
  await expect.element(toast(`Logged in as ${EMAIL} successfully!`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
  expect(localStorage.getItem('accesstoken')).toBe(tokens.accesstoken)
  expect(localStorage.getItem('refreshtoken')).toBe(tokens.refreshToken)
  expect(readSession()).toEqual({ status: 'member', user: givenProfile() })
  expect(sent[0]!.body).toEqual({ email: EMAIL, password: PASSWORD, rememberMe: false })
})

test('a logged-in shopper is sent home by the login page', async () => {
  givenMember()
  await openPage('/login', LoginPage, { loaderData: givenShell() })
  await expect.element(visited()).toHaveTextContent('/')
})

test.for([
  ['/search?q=bed', '/search?q=bed'],
  ['//elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
] as const)('a login with next=%s continues at %s', async ([next, end]) => {
  await open(`/login?${new URLSearchParams({ next })}`)
  answerApi(right)
  await logIn()
  await expect.element(visited()).toHaveTextContent(end)
})

test('Remember Me fills in the email next time, until it is switched off', async () => {
  localStorage.setItem('rememberedEmail', EMAIL)
  await open()
  await expect.element(email()).toHaveValue(EMAIL)
  await expect.element(remember()).toBeChecked()
  await remember().click()
  answerApi(right)
  await logIn()
  await expect.element(visited()).toBeVisible()
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
})

test('Remember Me stores the email and requests a longer session', async () => {
  await open()
  await remember().click()
  const sent = answerApi(right)
  await logIn()
  await expect.element(visited()).toBeVisible()
  expect(localStorage.getItem('rememberedEmail')).toBe(EMAIL)
  expect(sent[0]!.body).toMatchObject({ rememberMe: true })
})

test('an unverified shopper is sent to the page that takes the code', async () => {
  await open('/login?next=%2Fmy-orders')
  const message = 'Please verify your email address first.'
  answerApi({ 'POST /api/user/remember-me-login': refused(403, 'email_unverified', message) })
  await logIn()
  await expect.element(toast(message)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/verifyAccount?next=%2Fmy-orders')
  expect(localStorage.getItem('userEmail')).toBe(EMAIL)
  expect(localStorage.getItem('actionType')).toBeNull()
})

test('Forgot Password requires the email and leads to the page for the code', async () => {
  await open()
  await forgot().click()
  await expect.element(toast('Please enter email id!')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAccessibleDescription('Please enter email id!')

  await email().fill('asmita@post')
  await forgot().click()
  await expect.element(toast('Invalid email format')).toBeVisible()
  await expect.element(email()).toHaveAccessibleDescription('Invalid email format')

  const held = hold(done(''))
  const sent = answerApi({ 'POST /api/user/forgot-password': held.answer })
  await email().fill(EMAIL)
  await forgot().click()
  await expect.element(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled()
  await expect.element(email()).toBeDisabled()
  held.release()
  await expect.element(toast(`OTP sent to ${EMAIL} successfully!`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  expect(localStorage.getItem('userEmail')).toBe(EMAIL)
  expect(localStorage.getItem('actionType')).toBe('forgot-password')
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL }])
})

test('without a reason from the server, the form says what failed', async () => {
  await open()
  answerApi({ 'POST /api/user/remember-me-login': { status: 502 } })
  await logIn()
  await expect.element(toast('Login failed')).toBeVisible()

  answerApi({ 'POST /api/user/remember-me-login': cut })
  await login().click()
  await expect.element(toast('An error occurred')).toBeVisible()
  await expect.element(page.getByText(/^The shop did not answer/)).toBeVisible()
  await expect.element(login()).toHaveFocus()

  const asked = answerApi({ 'POST /api/user/forgot-password': cut })
  await expect.element(toast('An error occurred')).not.toBeInTheDocument()
  await forgot().click()
  await expect.element(toast('An error occurred')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect.element(email()).toHaveValue(EMAIL)
  await expect.element(password()).toHaveValue(PASSWORD)
})

test('the form shows why the server refused to send a code', async () => {
  await open()
  const message = 'Please wait 42 seconds before requesting another OTP.'
  answerApi({ 'POST /api/user/forgot-password': refused(429, 'too_many_requests', message) })
  await email().fill(EMAIL)
  await forgot().click()
  await expect.element(toast(message)).toBeVisible()
})

test('while the form is being sent it is locked, sends once, and its button keeps its width', async () => {
  await open()
  const held = hold(wrong)
  const sent = answerApi({ 'POST /api/user/remember-me-login': held.answer })
  const { width } = login().element().getBoundingClientRect()
  await logIn()
  await expect.element(login()).toHaveAttribute('aria-busy', 'true')
  await expect.element(email()).toBeDisabled()
  await expect.element(password()).toBeDisabled()
  expect(login().element().getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{Enter}')
  held.release()
  await expect.element(toast('Invalid email or password')).toBeVisible()
  await expect.element(email()).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('the form works with the keyboard alone @slow', async () => {
  await open()
  answerApi({ 'POST /api/user/remember-me-login': wrong })
  email().element().focus()
  await userEvent.keyboard(`${EMAIL}{Tab}${PASSWORD}{Tab}{Enter}`)
  await expect.element(password()).toHaveAttribute('type', 'text')
  await userEvent.keyboard('{Tab} ')
  await expect.element(remember()).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(forgot()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(login()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Invalid email or password')).toBeVisible()
})

test('nothing overflows at 320 px', async () => {
  await page.viewport(320, 600)
  await open()
  await login().click()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
