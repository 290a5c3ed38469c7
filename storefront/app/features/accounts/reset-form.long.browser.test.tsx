import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import ResetPasswordPage from '../../routes/forgot-password.tsx'
import { answerApi, cut, done, hold, refused } from '../../test/answer-api.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'

const EMAIL = 'asmita@post.example'
const PASSWORD = 'lakeside rain'
const MISSING = 'Email is missing. Please start the password reset process again.'
const UNVERIFIED = 'Please verify the OTP sent to your email first.'

const newPassword = () => page.getByLabelText('New password', { exact: true })
const confirmation = () => page.getByLabelText('Confirm password', { exact: true })
const email = () => page.getByLabelText('Email', { exact: true })
const reset = () => page.getByRole('button', { name: 'Reset Password' })
const send = () => page.getByRole('button', { name: 'Send OTP' })

/** Opens the form as for a visitor who has just entered the code. */
async function open(): Promise<void> {
  localStorage.setItem('userEmail', EMAIL)
  localStorage.setItem('actionType', 'forgot-password')
  await openPage('/forgot-password', ResetPasswordPage, { loaderData: {} })
  await expect.element(newPassword()).toBeVisible()
}

async function fillIn(password: string, again = password): Promise<void> {
  await newPassword().fill(password)
  await confirmation().fill(again)
}

test('the form asks for the new password twice and names the account to password managers', async () => {
  await open()
  await expect.element(page.getByText(`A new password for ${EMAIL}.`)).toBeVisible()
  for (const field of [newPassword(), confirmation()]) {
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(field).toHaveAttribute('type', 'password')
  }
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')!.value).toBe(EMAIL)
  await page.getByRole('button', { name: 'Show Confirm password' }).click()
  await expect.element(confirmation()).toHaveAttribute('type', 'text')
  await expect.element(newPassword()).toHaveAttribute('type', 'password')
})

test('the form reports mistakes in the specification’s words', async () => {
  await open()
  for (const [typed, again, message, wrong] of [
    ['', '', 'All fields are required', newPassword],
    [PASSWORD, '', 'All fields are required', confirmation],
    ['12345', '12345', 'Password must be at least 6 characters long', newPassword],
    [PASSWORD, 'lakeside  rain', 'Passwords do not match!', confirmation],
  ] as const) {
    await fillIn(typed, again)
    await reset().click()
    await expect.element(toast(message)).toBeVisible()
    await expect.element(wrong()).toHaveFocus()
    await expect.element(wrong()).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a new password leads to the login, which knows the email', async () => {
  await open()
  await fillIn(PASSWORD)
  const sent = answerApi({ 'POST /api/user/reset-password': done('Password reset successfully!') })
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Password reset successfully!')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/login')
  await expect.element(visited()).toHaveAttribute('data-state', JSON.stringify({ email: EMAIL }))
  expect(localStorage.getItem('userEmail')).toBeNull()
  expect(localStorage.getItem('actionType')).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, new_password: PASSWORD, confirm_password: PASSWORD }])
})

test('without an entered code the reset is refused and starts over', async () => {
  await open()
  await fillIn(PASSWORD)
  answerApi({
    'POST /api/user/reset-password': refused(403, 'forbidden', UNVERIFIED),
    'POST /api/user/forgot-password': done(''),
  })
  await reset().click()
  await expect.element(toast(UNVERIFIED)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(UNVERIFIED)).toBeVisible()
  await expect.element(email()).toHaveValue(EMAIL)
  await send().click()
  await expect.element(toast(`OTP sent to ${EMAIL} successfully!`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
})

test('a failure says so and loses nothing', async () => {
  await open()
  await fillIn(PASSWORD)
  for (const [answer, message] of [
    [{ status: 502 }, 'Password reset failed'],
    [cut, 'An error occurred'],
    [refused(400, 'invalid_input', 'No.'), 'No.'],
  ] as const) {
    answerApi({ 'POST /api/user/reset-password': answer })
    await reset().click()
    await expect.element(toast(message)).toBeVisible()
  }
  await expect.element(newPassword()).toHaveValue(PASSWORD)
  await expect.element(confirmation()).toHaveValue(PASSWORD)
})

test('the form is locked while it is being sent', async () => {
  await open()
  await fillIn(PASSWORD)
  const held = hold(refused(403, 'forbidden', UNVERIFIED))
  const sent = answerApi({ 'POST /api/user/reset-password': held.answer })
  const { width } = reset().element().getBoundingClientRect()
  await reset().click()
  await expect.element(reset()).toHaveAttribute('aria-busy', 'true')
  await expect.element(newPassword()).toBeDisabled()
  expect(reset().element().getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{Enter}')
  held.release()
  await expect.element(toast(UNVERIFIED)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('without an email the form says so and asks for one', async () => {
  await openPage('/forgot-password', ResetPasswordPage, { loaderData: {} })
  await expect.element(toast(MISSING)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(MISSING)).toBeVisible()
  await send().click()
  await expect.element(toast('Please enter email id!')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await email().fill('asmita')
  await send().click()
  await expect.element(toast('Invalid email format')).toBeVisible()

  await email().fill(EMAIL)
  answerApi({ 'POST /api/user/forgot-password': done('') })
  await userEvent.keyboard('{Enter}')
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  expect(localStorage.getItem('userEmail')).toBe(EMAIL)
  expect(localStorage.getItem('actionType')).toBe('forgot-password')
})

test('the form notices before sending that another tab has removed the email', async () => {
  await open()
  await fillIn(PASSWORD)
  localStorage.removeItem('userEmail')
  const sent = answerApi({ 'POST /api/user/reset-password': done('') })
  await reset().click()
  await expect.element(toast(MISSING)).toBeVisible()
  await expect.element(send()).toBeVisible()
  expect(sent).toEqual([])
})

test('nothing overflows at 320 px', async () => {
  await page.viewport(320, 600)
  await open()
  await reset().click()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
