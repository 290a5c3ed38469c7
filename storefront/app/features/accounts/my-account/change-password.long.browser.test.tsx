import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { readSession } from '../session/session.ts'
import { openAccount, profile } from './account-page.fixture.tsx'

const PASSWORD = 'sal-wood-27'
const NEW_PASSWORD = 'teak-wood-1996'

const old = () => page.getByLabelText('Old password', { exact: true })
const opener = () => page.getByRole('button', { name: 'Change Password' })

async function send(given: string, next: string, again = next): Promise<void> {
  await old().fill(given)
  await page.getByLabelText('New password', { exact: true }).fill(next)
  await page.getByLabelText('Confirm password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test('the button opens and closes the three fields', async () => {
  await openAccount()
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(old()).not.toBeInTheDocument()
  await opener().click()
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true')
  for (const label of ['Old password', 'New password', 'Confirm password']) {
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute('type', 'password')
  }
  await opener().click()
  await expect.element(old()).not.toBeInTheDocument()
})

test('a member with the old password changes it, and the login gets the email address', async () => {
  const { email } = await openAccount()
  const sent = answerApi({ 'POST /api/user/reset-password': done('') })
  await opener().click()
  await send(PASSWORD, NEW_PASSWORD)
  await expect.element(toast('Password updated successfully!')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/login')
  await expect.element(visited()).toHaveAttribute('data-state', JSON.stringify({ email }))
  expect(sent.map(({ body }) => body)).toEqual([
    { email, OldPassword: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
  ])
  expect(localStorage.getItem('accesstoken')).toBeNull()
  expect(readSession().status).toBe('guest')
})

test('the change is refused when a field is missing, the new ones differ, or nothing changes', async () => {
  await openAccount()
  const sent = answerApi({ 'POST /api/user/reset-password': done('') })
  await opener().click()
  for (const [given, message] of [
    [['', NEW_PASSWORD], 'All fields are required'],
    [[PASSWORD, 'short'], 'Password must be at least 6 characters long'],
    [[PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}7`], 'New password and confirm password do not match'],
    [[PASSWORD, PASSWORD], 'Old password and new password cannot be same'],
  ] as const) {
    await send(...(given as [string, string]))
    await expect.element(toast(message)).toBeVisible()
  }
  await expect.element(profile()).toBeVisible()
  expect(sent).toEqual([])
})

test('a wrong old password changes nothing and ends no session', async () => {
  await openAccount()
  const message = 'The old password is not correct'
  const { status, body } = refused(400, 'invalid_input', message)
  answerApi({ 'POST /api/user/reset-password': { status, body: { ...body, fields: { OldPassword: message } } } })
  await opener().click()
  await send('oak-wood-1996', NEW_PASSWORD)
  await expect.element(old()).toHaveAccessibleDescription(message)
  await expect.element(old()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(profile()).toBeVisible()
  expect(readSession().status).toBe('member')
})

test('a password change without an answer shows an error', async () => {
  await openAccount()
  answerApi({ 'POST /api/user/reset-password': { status: 502 } })
  await opener().click()
  await send(PASSWORD, NEW_PASSWORD)
  await expect.element(toast('Failed to update password')).toBeVisible()
  await expect.element(profile()).toBeVisible()
})
