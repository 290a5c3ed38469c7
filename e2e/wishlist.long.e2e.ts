import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { keepTokens, newMember, PASSWORD, tokensOf } from './members.ts'
import { codeFor, PASSWORD as CHOSEN_PASSWORD, register, somebody } from './registering.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({ expectedErrors: [/status of 404/] })

const BEDS = '/productListing/subcategory/7'
const RARA = 'Rara wingback bed'
const ASAN = 'Asan platform bed'
const MUSTANG = 'Mustang four-poster bed'

const heart = (page: Page, name = RARA) =>
  page.getByRole('button', { name: `Save to My List: ${name}`, exact: true }).first()
const notice = (page: Page) => page.getByRole('button', { name: `is back: ${MUSTANG}` }).first()
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const items = (page: Page) => page.getByRole('list', { name: 'Saved products' }).getByRole('article')
const names = (page: Page) => items(page).getByRole('heading').allTextContents()
const isPressed = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
}

/** Logs a new member in, with these products saved. */
async function comeBack(page: Page, request: APIRequestContext, saved: readonly string[]): Promise<void> {
  const tokens = await tokensOf(request, await newMember())
  const headers = { authorization: `Bearer ${tokens.accesstoken}` }
  for (const id of saved) expect(await request.put(`/api/list/${id}`, { headers })).toBeOK()
  await keepTokens(page, tokens)
}

async function openAsGuest(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, url)
  return page
}

test('a guest who saves a product logs in, and then finds it in My List @slow-phone', async ({ page }) => {
  const { email } = await newMember()
  await open(page, BEDS)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(BEDS)}`)
  await expect(page.getByRole('form').getByText(`Log in, and ${RARA} will be in My List.`)).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL(BEDS)
  await expect(toast(page, `${RARA} is in My List.`)).toBeVisible()
  await isPressed(page)
  await page.reload()
  await isPressed(page)

  await page.getByRole('banner').getByRole('link', { name: 'My List' }).click()
  await expect(page).toHaveURL('/my-list')
  await expect(items(page)).toHaveCount(1)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await page.goBack()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a back-in-stock request survives a registration @slow', async ({ page, request }) => {
  await open(page, BEDS)
  await notice(page).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(BEDS)}`)
  await page.getByRole('link', { name: 'Register an account' }).click()
  await expect(page).toHaveURL(`/register?next=${encodeURIComponent(BEDS)}`)

  const email = await register(page.request, somebody())
  const code = await codeFor(email)
  expect(await request.post('/api/user/verifyEmail', { data: { email, otp: code } })).toBeOK()
  await page.getByRole('link', { name: 'Login' }).last().click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(BEDS)}`) // both pages ask for an email address
  await logIn(page, email, CHOSEN_PASSWORD)
  await expect(page).toHaveURL(BEDS)
  await expect(toast(page, `We will email you when ${MUSTANG} is back.`)).toBeVisible()
  await expect(notice(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, MUSTANG)).toHaveAttribute('aria-pressed', 'true')

  await open(page, '/my-list')
  await expect(notice(page)).toHaveText('We will email you')
  await notice(page).click()
  await expect(notice(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(notice(page)).toHaveText('Notify me when it is back')
  await page.reload()
  await expect(notice(page)).toHaveAttribute('aria-pressed', 'false')
})

test('My List adds to the cart, undoes removals, and can be shared by a link until sharing stops @slow', async ({
  page,
  request,
  browser,
}) => {
  await comeBack(page, request, ['2', '1'])
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await open(page, '/my-list')
  await expect(items(page)).toHaveCount(2)
  expect(await names(page)).toEqual([RARA, ASAN])
  const rara = items(page).first()
  await expect(rara.getByText('Nrs. 98,500')).toBeVisible()
  await expect(rara.getByText('Nrs. 1,12,000')).toBeVisible()
  await expect(rara.getByText('12.1% off')).toBeVisible()
  await expect(rara.getByRole('img', { name: /^Rated 4\.7/ })).toBeVisible()
  await expectAccessible(page)

  await rara.getByRole('button', { name: 'Add to Cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Furniture Cart [1]' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `${RARA} was removed.` })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await page.reload()
  await expect(items(page)).toHaveCount(2)
  expect(await names(page)).toEqual([RARA, ASAN])

  await page.getByRole('button', { name: 'Share My List' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.getByLabel('Link to your list').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const guest = await openAsGuest(browser, link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('A shared list')
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(guest.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(guest.getByRole('main')).not.toContainText('Asmita')
  await expectAccessible(guest)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(toast(page, 'The link no longer works.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 2, name: 'This list is no longer shared' })).toBeVisible()
  await guest.context().close()

  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await page.getByRole('button', { name: `Remove ${ASAN}` }).click()
  const none = page.getByRole('heading', { level: 2, name: 'My List is empty' })
  await expect(none).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect(none).toHaveCount(0)
})
