import type { Page } from '@playwright/test'
import { card, profile, test, toast } from './account.ts'
import { PASSWORD, tokensOf } from './members.ts'
import { expect } from './test.ts'

const NEW_PASSWORD = 'teak-wood-1996'

async function fill(page: Page, old: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Old password', { exact: true }).fill(old)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test.describe('the password', () => {
  test('is changed by who knows the old one, who logs in again with the new one', async ({ account, member }) => {
    await account.getByRole('button', { name: 'Change Password' }).click()
    await fill(account, PASSWORD, NEW_PASSWORD)
    await expect(toast(account, 'Password updated successfully!')).toBeVisible()
    await expect(account).toHaveURL(/\/login/)
    await expect(account.getByLabel('Email')).toHaveValue(member.email)
    await account.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await account.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(toast(account, `Logged in as ${member.email} successfully!`)).toBeVisible()
  })

  test('is refused when a field is missing, both differ, or nothing changes', async ({ account }) => {
    await account.getByRole('button', { name: 'Change Password' }).click()
    for (const [given, message] of [
      [['', NEW_PASSWORD], 'All fields are required'],
      [[PASSWORD, 'short'], 'Password must be at least 6 characters long'],
      [[PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}7`], 'New password and confirm password do not match'],
      [[PASSWORD, PASSWORD], 'Old password and new password cannot be same'],
    ] as const) {
      await fill(account, ...(given as [string, string]))
      await expect(toast(account, message)).toBeVisible()
    }
    await expect(account).toHaveURL('/my-account')
  })

  test.describe(() => {
    test.use({ expectedErrors: [/status of 400/] })

    test('stays when the old one is wrong, and nobody is logged out', async ({ account }) => {
      await account.getByRole('button', { name: 'Change Password' }).click()
      await fill(account, 'oak-wood-1996', NEW_PASSWORD)
      await expect(account.getByLabel('Old password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(account).toHaveURL('/my-account')
      await expect(profile(account)).toBeVisible()
    })
  })
})

test.describe('the sessions', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('elsewhere are listed, and ended one by one or all at once', async ({ account, request, member }) => {
    for (const agent of ['Firefox/140.0', 'Firefox/141.0', 'Firefox/142.0']) {
      const headers = { 'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 ${agent}` }
      await request.post('/api/user/remember-me-login', { data: { email: member.email, password: PASSWORD }, headers })
    }
    await account.reload()
    const sessions = card(account, 'Active sessions').getByRole('listitem')
    const elsewhere = sessions.filter({ hasText: 'Firefox on Windows' })
    await expect(sessions.first()).toContainText('This device')
    await expect(elsewhere).toHaveCount(3)
    await expect(elsewhere.first()).toContainText('Last seen now')

    await elsewhere.first().getByRole('button', { name: 'Log out Firefox on Windows' }).click()
    await expect(elsewhere).toHaveCount(2)
    await account.getByRole('button', { name: 'Log out elsewhere' }).click()
    await expect(toast(account, 'Logged out everywhere else')).toBeVisible()
    await expect(sessions.filter({ hasNotText: 'This device' })).toHaveCount(0)
    await expect(account.getByRole('button', { name: 'Log out elsewhere' })).toHaveCount(0)
  })

  test('this one, ended from another device, leads home with its reason', async ({ account, request, member }) => {
    const { accesstoken } = await tokensOf(request, member)
    await request.delete('/api/user/sessions', { headers: { authorization: `Bearer ${accesstoken}` } })
    await account.getByRole('button', { name: 'Download my data' }).click()
    await expect(toast(account, 'Session expired. Please login again.')).toBeVisible()
    await expect(account).toHaveURL('/')
  })
})

test.describe('the end of the account', () => {
  test.use({ expectedErrors: [/status of (401|403)/] })

  test('needs the password; then nobody can log in to it', async ({ account, request, member }) => {
    await account.getByRole('button', { name: 'Delete account' }).click()
    const dialog = account.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete account' })
    await confirm.click()
    await expect(toast(account, 'All fields are required')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill('oak-wood-1996')
    await confirm.click()
    await expect(toast(account, 'The password is not correct')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await confirm.click()
    await expect(toast(account, 'Your account has been deleted')).toBeVisible()
    await expect(account).toHaveURL('/')
    expect(await account.evaluate(() => localStorage.getItem('accesstoken'))).toBeNull()
    const login = await request.post('/api/user/remember-me-login', {
      data: { email: member.email, password: PASSWORD },
    })
    expect(login.status()).toBe(401)
  })
})
