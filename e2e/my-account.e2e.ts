import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { card, profile, test, toast } from './account.ts'
import { tokensOf } from './members.ts'
import { expect, overflow, test as base } from './test.ts'

async function edit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  return profile(page)
}

test('the profile is read until Edit Profile is pressed', async ({ account, member }) => {
  const form = profile(account)
  await expect(form.getByLabel('Name')).toHaveValue(member.name)
  await expect(form.getByLabel('Email')).toHaveValue(member.email)
  await expect(form.getByLabel('Phone number')).toHaveValue('9841234567')
  await expect(form.getByLabel('Date of birth')).toHaveValue('14 April 1996')
  await expect(form.getByLabel('Province')).toHaveValue('Gandaki')
  await expect(form.getByLabel('District')).toHaveValue('Kaski')
  await expect(form.getByLabel('City')).toHaveValue('Pokhara')
  await expect(form.getByLabel('Street address')).toHaveValue('Baidam, Lakeside-6')
  await expect(form.getByLabel('Country')).toHaveValue('Nepal')
  for (const field of await form.locator('input, select').all()) await expect(field).toBeDisabled()

  await edit(account)
  await expect(form.getByLabel('Name')).toBeFocused()
  for (const label of ['Name', 'Phone number', 'Province', 'District', 'City', 'Street address']) {
    await expect(form.getByLabel(label)).toBeEditable()
  }
  for (const label of ['Email', 'Date of birth', 'Country']) await expect(form.getByLabel(label)).not.toBeEditable()
  expect(await overflow(account)).toBe(0)
})

test(
  'Update Profile saves, says so and goes home; the account is known by its new name',
  { tag: '@phone' },
  async ({ account }) => {
    const form = await edit(account)
    await form.getByLabel('Name').fill('asmita rai')
    await form.getByLabel('Phone number').fill('980-111 2223')
    for (const province of ['Karnali', 'Gandaki', 'Bagmati']) {
      await form.getByLabel('Province').selectOption(province)
      await expect(form.getByLabel('District')).toHaveValue('')
    }
    await form.getByLabel('District').selectOption('Lalitpur')
    await form.getByLabel('City').fill('Patan')
    await form.getByLabel('Street address').fill('Jhamsikhel Marg 12')
    await form.getByRole('button', { name: 'Update Profile' }).click()
    await expect(toast(account, 'Profile updated successfully!')).toBeVisible()
    await expect(account).toHaveURL('/')

    await account.goto('/my-account')
    await expect(account.getByRole('main').getByText('Asmita Rai')).toBeVisible()
    await expect(form.getByLabel('Phone number')).toHaveValue('9801112223')
    await expect(form.getByLabel('District')).toHaveValue('Lalitpur')
    await expect(account.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  },
)

test('Cancel gives back what was there, and the focus', async ({ account, member }) => {
  const form = await edit(account)
  await form.getByLabel('Name').fill('Somebody Else')
  await form.getByLabel('Province').selectOption('Karnali')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByLabel('Name')).toHaveValue(member.name)
  await expect(form.getByLabel('Province')).toHaveValue('Gandaki')
  await expect(form.getByLabel('District')).toHaveValue('Kaski')
  await expect(form.getByLabel('Name')).toBeDisabled()
  await expect(account.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
})

test('a field left empty and a phone of nobody are refused before anything is sent', async ({ account }) => {
  const sent: string[] = []
  account.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  const form = await edit(account)
  await form.getByLabel('City').fill(' ')
  await form.getByRole('button', { name: 'Update Profile' }).click()
  await expect(toast(account, 'All fields marked with * are required')).toBeVisible()
  await expect(form.getByLabel('City')).toBeFocused()

  await form.getByLabel('City').fill('Pokhara')
  await form.getByLabel('Phone number').fill('12345')
  await form.getByLabel('Phone number').press('Enter')
  const message = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'
  await expect(toast(account, message)).toBeVisible()
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(message)
  expect(sent).toEqual([])
})

test.describe(() => {
  test.use({ expectedErrors: [/status of (400|503)|sessions could not be loaded/] })

  test('what only the server refuses stands beside its field, and nothing typed is lost', async ({ account }) => {
    await account.route('**/api/user/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      const body = { ...route.request().postDataJSON(), email: 'other@post.example' }
      return route.fallback({ postData: body })
    })
    const form = await edit(account)
    await form.getByLabel('Name').fill('Asmita Rai')
    await form.getByRole('button', { name: 'Update Profile' }).click()
    await expect(toast(account, 'Email cannot be changed')).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email cannot be changed')
    await expect(form.getByLabel('Name')).toHaveValue('Asmita Rai')
    await expect(form.getByRole('button', { name: 'Update Profile' })).toBeEnabled()
  })

  test('sessions that cannot be loaded are asked for again', async ({ account }) => {
    let refused = 0
    await account.route('**/api/user/sessions', (route) => {
      refused += 1
      return refused > 2 ? route.fallback() : route.fulfill({ status: 503, json: {} })
    })
    await account.reload()
    const sessions = card(account, 'Active sessions')
    // It is asked for twice before it is given up.
    await expect(sessions.getByText('Your sessions could not be loaded.')).toBeVisible({ timeout: 15_000 })
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await expect(sessions.getByText('This device')).toBeVisible()
  })
})

test('one’s data can be taken away as a file', async ({ account, member }) => {
  const saving = account.waitForEvent('download')
  await account.getByRole('button', { name: 'Download my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-account.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.profile).toMatchObject({ name: member.name, email: member.email, mobile: '9841234567' })
  expect(data.sessions).toHaveLength(1)
})

test('the menu leads to list and orders, and out', async ({ account }) => {
  const menu = account.getByRole('main').getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'User Profile' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'My List' })).toHaveAttribute('href', '/my-list')
  await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders')
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(account, 'Logout successful')).toBeVisible()
  await expect(account).toHaveURL('/')
})

test('Back after a logout shows no account to come: a guest is sent on', async ({ account }) => {
  const menu = account.getByRole('main').getByRole('navigation', { name: 'Account' })
  await menu.getByRole('link', { name: 'My Orders' }).click()
  await expect(account.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  await menu.getByRole('link', { name: 'User Profile' }).click()
  await expect(account.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(account).toHaveURL('/')
  await account.goBack()
  await expect(account).toHaveURL('/')
  await account.goBack()
  await expect(account).toHaveURL('/login?next=%2Fmy-orders')
})

base('a visitor without a token is sent home', async ({ page }) => {
  await page.goto('/my-account')
  await expect(page).toHaveURL('/')
})

test('the served page knows nobody, whoever asks', async ({ request, member }) => {
  const { accesstoken } = await tokensOf(request, member)
  const own = await request.get('/my-account', { headers: { authorization: `Bearer ${accesstoken}` } })
  expect(own.status()).toBe(200)
  expect(await own.text()).toContain('User Profile')
  expect(await own.text()).not.toContain(member.email)
  expect(await own.text()).toBe(await (await request.get('/my-account')).text())
})
