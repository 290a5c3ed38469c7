import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { profile, test, toast } from './account.ts'
import { PASSWORD } from './members.ts'
import { expect } from './test.ts'

// What something between us and the server answers in its place, and what the server would not say without a reason.
test.use({ expectedErrors: [/status of 502/] })

const unread = { status: 502, contentType: 'text/plain', body: 'Bad Gateway' }

async function breakCall(page: Page, method: string, path: string, answer: object = unread): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()))
}

test('a profile that did not arrive is told, and nothing typed is lost', async ({ account }) => {
  await breakCall(account, 'PUT', '**/api/user/*')
  const form = profile(account)
  await account.getByRole('button', { name: 'Edit Profile' }).click()
  await form.getByLabel('City').fill('Butwal')
  await form.getByRole('button', { name: 'Update Profile' }).click()
  await expect(toast(account, 'Update failed')).toBeVisible()
  await expect(form.getByLabel('City')).toHaveValue('Butwal')
})

test('a password that did not arrive is told', async ({ account }) => {
  await breakCall(account, 'POST', '**/api/user/reset-password')
  await account.getByRole('button', { name: 'Change Password' }).click()
  await account.getByLabel('Old password', { exact: true }).fill(PASSWORD)
  await account.getByLabel('New password', { exact: true }).fill('teak-wood-1996')
  await account.getByLabel('Confirm password', { exact: true }).fill('teak-wood-1996')
  await account.getByRole('button', { name: 'Update Password' }).click()
  await expect(toast(account, 'Failed to update password')).toBeVisible()
  await expect(account).toHaveURL('/my-account')
})

test('a picture that did not arrive, or did not go, is told', async ({ account }) => {
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a8442a' } })
  const chooser = account.waitForEvent('filechooser')
  await account.getByRole('button', { name: 'Upload image' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
  await account.route('**/api/user/user-avatar', (route) => route.fulfill(unread), { times: 1 })
  const use = account.getByRole('button', { name: 'Use picture' })
  await use.click()
  await expect(toast(account, 'Upload failed: Unknown error')).toBeVisible()
  await use.click()
  await expect(toast(account, 'Image uploaded successfully')).toBeVisible()

  const remove = account.getByRole('button', { name: 'Delete image' })
  await breakCall(account, 'DELETE', '**/api/user/delete-avatar*')
  await remove.click()
  await expect(toast(account, 'Error removing Image')).toBeVisible()
  const silent = { success: false, error: true, code: 'internal', message: '' }
  await breakCall(account, 'DELETE', '**/api/user/delete-avatar*', { status: 502, json: silent })
  await remove.click()
  await expect(toast(account, 'Failed to remove Image')).toBeVisible()
})

for (const [address, title] of [
  ['/Login', 'Sign in to your account'],
  ['/Register', 'Register an account'],
] as const) {
  test(`${address} is the same page as in small letters`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL(address.toLowerCase())
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}
