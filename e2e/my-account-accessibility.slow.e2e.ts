import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './axe.ts'
import { comeBack } from './members.ts'
import { expect, hydrated, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })
// Each state gets a full axe check.
test.describe.configure({ timeout: 120_000 })

/** Soft assertion, so that a violation does not hide those of later states. */
const isSound = async (page: Page, state: string) => expect.soft(await violations(page), state).toEqual([])

const profile = (page: Page) => page.getByRole('form', { name: 'User Profile' })

test('axe finds no violations in any state of the account page', async ({ page: account }) => {
  await comeBack(account, '/my-account')
  await hydrated(account)
  await expect(profile(account)).toBeVisible()
  await isSound(account, 'profile')

  await account.getByRole('button', { name: 'Change Password' }).click()
  await account.getByRole('button', { name: 'Update Password' }).click()
  await isSound(account, 'password with what is wrong')

  await account.getByRole('button', { name: 'Edit Profile' }).click()
  await profile(account).getByLabel('City').fill('')
  await profile(account).getByRole('button', { name: 'Update Profile' }).click()
  await isSound(account, 'profile with what is wrong')

  await account.getByRole('button', { name: 'Delete account' }).click()
  await expect(account.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await isSound(account, 'deletion')
  await account.keyboard.press('Escape')

  const bytes = sharp({ create: { width: 400, height: 300, channels: 3, background: '#3355aa' } })
  const chooser = account.waitForEvent('filechooser')
  await account.getByRole('button', { name: 'Upload image' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await bytes.png().toBuffer() })
  await expect(account.getByRole('group', { name: /Selected area/ })).toBeVisible()
  await isSound(account, 'cropping')
})
