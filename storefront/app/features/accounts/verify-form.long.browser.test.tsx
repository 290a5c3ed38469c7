import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import VerifyPage from '../../routes/verify-account.tsx'
import { answerApi, cut, done, hold, refused } from '../../test/answer-api.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { boxes, EMAIL, entered, open, paste, verify } from './verify-page.fixture.ts'

const resend = () => page.getByRole('button', { name: /^(Resend OTP|Resending)/ })

test('the page shows the email of the code and a box per character', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Verify OTP')
  await expect.element(page.getByText(`Enter the 6-digit code that we sent to ${EMAIL}.`)).toBeVisible()
  await expect.element(boxes().first()).toHaveAttribute('autocomplete', 'one-time-code')
  for (const box of boxes().all()) await expect.element(box).toHaveAttribute('inputmode', 'numeric')
  await expect.element(boxes().nth(1)).toHaveAccessibleName('Digit 2 of 6')
})

test('the first box has the focus, and no box is wider than a digit needs', async () => {
  await page.viewport(1440, 900)
  await open()
  await expect.element(boxes().first()).toHaveFocus()
  await userEvent.keyboard('49')
  expect(entered()).toBe('49')
  expect(boxes().first().element().getBoundingClientRect().width).toBeLessThanOrEqual(56)
})

test('an incomplete code is not sent', async () => {
  await open()
  const sent = answerApi({ 'POST /api/user/verifyEmail': done('') })
  boxes().first().element().focus()
  await userEvent.keyboard('123{Enter}')
  await expect.element(toast('Please enter the 6-digit code')).toBeVisible()
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(boxes().first()).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(page.getByRole('group', { name: 'Code' }))
    .toHaveAccessibleDescription('Please enter the 6-digit code')
  expect(sent).toEqual([])
})

test('the right code of a new account leads to the login, which receives the email', async () => {
  await open()
  const sent = answerApi({ 'POST /api/user/verifyEmail': done('Email verified successfully!') })
  paste('123456')
  await expect.element(toast('Email verified successfully!')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/login')
  await expect.element(visited()).toHaveAttribute('data-state', JSON.stringify({ email: EMAIL, isNew: true }))
  expect(localStorage.getItem('userEmail')).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, otp: '123456' }])
})

test('the last digit sends the code', async () => {
  await open()
  const sent = answerApi({ 'POST /api/user/verifyEmail': done('Email verified successfully!') })
  await expect.element(page.getByText(/We check the code once all 6 digits are in\./)).toBeVisible()
  boxes().first().element().focus()
  await userEvent.keyboard('१२३४५')
  expect(sent).toEqual([])
  await userEvent.keyboard('६')
  await expect.element(visited()).toHaveTextContent('/login')
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, otp: '123456' }])
})

test('a code that a phone fills in is sent, once', async () => {
  await open()
  const held = hold(refused(400, 'invalid_input', 'Invalid or expired OTP'))
  const sent = answerApi({ 'POST /api/user/verifyEmail': held.answer })
  await boxes().first().fill('123456')
  await expect.element(verify()).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.element(toast('Invalid or expired OTP')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, otp: '123456' }])
})

test('after a wrong code, only another complete one is sent', async () => {
  await open()
  const wrong = refused(400, 'invalid_input', 'Invalid or expired OTP')
  const sent = answerApi({ 'POST /api/user/verifyEmail': wrong })
  paste('123456')
  await expect.element(page.getByRole('main').getByText('Invalid or expired OTP')).toBeVisible()
  expect(entered()).toBe('123456')
  await expect.element(boxes().first()).toHaveFocus()
  paste('123456')
  await userEvent.keyboard('74525')
  expect(entered()).toBe('745256')
  expect(sent).toHaveLength(1)
  await userEvent.keyboard('6') // the digit that already stood there
  await expect.poll(() => sent.map(({ body }) => (body as { otp: string }).otp)).toEqual(['123456', '745256'])
  await expect.element(boxes().first()).toHaveFocus()
})

test('a code that the shop could not check is sent again when it is typed again', async () => {
  await open()
  answerApi({ 'POST /api/user/verifyEmail': refused(502, 'unavailable', 'Please try again') })
  paste('123456')
  await expect.element(page.getByRole('main').getByText('Please try again')).toBeVisible()
  answerApi({ 'POST /api/user/verifyEmail': done('Email verified successfully!') })
  paste('123456')
  await expect.element(visited()).toHaveTextContent('/login')
})

test('a wrong address is changed in the registration, which keeps what was typed until the code is right', async () => {
  const typed = JSON.stringify({ name: 'Asmita Gurung', email: EMAIL })
  sessionStorage.setItem('registration', typed)
  await open()
  await expect.element(page.getByText(/^Wrong address\?/)).toBeVisible()
  const change = page.getByRole('link', { name: 'Change it' })
  await expect.element(change).toHaveAttribute('href', '/register')
  expect(sessionStorage.getItem('registration')).toBe(typed)
  answerApi({ 'POST /api/user/verifyEmail': done('Email verified successfully!') })
  paste('123456')
  await expect.element(visited()).toHaveTextContent('/login')
  expect(sessionStorage.getItem('registration')).toBeNull()
})

test('a code for a new password offers no change of a registration', async () => {
  await open({ isForgotten: true })
  await expect.element(page.getByRole('link', { name: 'Change it' })).not.toBeInTheDocument()
})

test('the right code for a forgotten password leads to the form for a new one', async () => {
  await open({ isForgotten: true })
  const sent = answerApi({ 'POST /api/user/verify-forgot-password-otp': done('OTP verified successfully!') })
  paste('123456')
  await expect.element(toast('OTP verified successfully!')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/forgot-password')
  expect(localStorage.getItem('userEmail')).toBe(EMAIL)
  expect(localStorage.getItem('actionType')).toBe('forgot-password')
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, otp: '123456' }])
})

test.for([false, true])('a wrong code stays in the boxes, with the reason (new password: %s)', async (isForgotten) => {
  await open({ isForgotten })
  const wrong = refused(400, 'invalid_input', 'Invalid or expired OTP')
  answerApi({ [`POST /api/user/${isForgotten ? 'verify-forgot-password-otp' : 'verifyEmail'}`]: wrong })
  paste('123456')
  await expect.element(toast('Invalid or expired OTP')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Invalid or expired OTP')).toBeVisible()
  expect(entered()).toBe('123456')
  await userEvent.keyboard('745254')
  expect(entered(), 'another code replaces it').toBe('745254')
})

test('without a reason from the server, the form says what failed', async () => {
  await open()
  answerApi({ 'POST /api/user/verifyEmail': { status: 502 }, 'POST /api/user/resendOtp': { status: 502 } })
  paste('123456')
  await expect.element(toast('Verification failed')).toBeVisible()
  answerApi({ 'POST /api/user/verifyEmail': cut })
  await verify().click()
  await expect.element(toast('An error occurred')).toBeVisible()
  await resend().click()
  await expect.element(toast('Failed to resend OTP')).toBeVisible()
})

test('the form is locked while the code is being sent', async () => {
  await open()
  const held = hold(refused(400, 'invalid_input', 'Invalid or expired OTP'))
  const sent = answerApi({ 'POST /api/user/verifyEmail': held.answer })
  const { width } = verify().element().getBoundingClientRect()
  paste('123456')
  await expect.element(verify()).toHaveAttribute('aria-busy', 'true')
  await expect.element(boxes().first()).toBeDisabled()
  expect(verify().element().getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{Enter}')
  held.release()
  await expect.element(toast('Invalid or expired OTP')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('after another code is sent, none follows for a minute, even on reopening the page', async () => {
  await open({ isForgotten: true })
  const held = hold(done(`OTP sent to ${EMAIL} successfully!`))
  answerApi({ 'POST /api/user/resendOtp': held.answer })
  await resend().click()
  await expect.element(resend()).toHaveTextContent('Resending...')
  held.release()
  await expect.element(toast(`OTP sent to ${EMAIL} successfully!`)).toBeVisible()
  await expect.element(resend()).toMatchTextContent(/^Resend OTP in (60|5\d) s$/)
  await expect.element(resend()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(boxes().first()).toHaveFocus()
  await cleanup()
  await open({ isForgotten: true })
  await expect.element(resend()).toMatchTextContent(/^Resend OTP in \d+ s$/)
})

test('asking for a new code empties the boxes and removes the error of the old code', async () => {
  await open()
  answerApi({
    'POST /api/user/verifyEmail': refused(400, 'invalid_input', 'Invalid or expired OTP'),
    'POST /api/user/resendOtp': done(`OTP sent to ${EMAIL} successfully!`),
  })
  paste('123456')
  await expect.element(page.getByRole('main').getByText('Invalid or expired OTP')).toBeVisible()
  await resend().click()
  await expect.poll(entered).toBe('')
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(page.getByRole('main').getByText('Invalid or expired OTP')).not.toBeInTheDocument()
})

test('the wait for another code counts down and ends', async () => {
  await open()
  answerApi({ 'POST /api/user/resendOtp': done('') })
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  await resend().click()
  await expect.element(resend()).toHaveTextContent('Resend OTP in 60 s')
  vi.advanceTimersByTime(20_000)
  await expect.element(resend()).toHaveTextContent('Resend OTP in 40 s')
  vi.advanceTimersByTime(40_000)
  await expect.element(resend()).toHaveTextContent('Resend OTP')
  await expect.element(resend()).not.toHaveAttribute('aria-disabled')
})

test('requesting codes too often makes the visitor wait as long as the server says', async () => {
  await open()
  const message = 'Please wait 42 seconds before requesting another OTP.'
  answerApi({ 'POST /api/user/resendOtp': refused(429, 'too_many_requests', message, { 'retry-after': '42' }) })
  await resend().click()
  await expect.element(toast(message)).toBeVisible()
  await expect.element(resend()).toMatchTextContent(/^Resend OTP in 4\d s$/)
})

test('a long wait for another code is named in minutes', async () => {
  await open()
  const message = 'Too many OTP requests. Please try again in 50 minutes.'
  answerApi({ 'POST /api/user/resendOtp': refused(429, 'too_many_requests', message, { 'retry-after': '3000' }) })
  await resend().click()
  await expect.element(resend()).toHaveTextContent('Resend OTP in 50 minutes')
})

test('when no email waits for a code, the page says so and links to registration and login', async () => {
  await openPage('/verifyAccount', VerifyPage, { loaderData: {} })
  await expect.element(page.getByText('There is no code to enter here.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Register an account' })).toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

test('nothing overflows at 320 px, however long the email', async () => {
  await page.viewport(320, 600)
  await open({ email: `${'a'.repeat(100)}@${'b'.repeat(60)}.example` })
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
