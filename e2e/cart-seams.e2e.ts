import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { count, drawer, fillCart, idOf, line, logIn, openCart, sentBy, toast } from './cart-answers.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

/** Several calls, each after the other, stand between a press and what is said. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'
const PILLOWS = 'Kapas cotton pillow pair'
const addBed = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function openBed(page: Page): Promise<void> {
  await page.goto('/product/1')
  await hydrated(page)
}

test('card, list, quick view, search and comparison add what was chosen there', async ({ page }) => {
  const sent = sentBy(page, 'POST', /\/lines$/)
  const add = page.getByRole('button', { name: `Add to Cart: ${BED}` })
  const close = async () => {
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  await page.goto('/productListing/subcategory/7')
  await hydrated(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: BED, exact: true }) })
  await card.getByRole('button', { name: '183*200' }).click()
  await add.click()
  await expect(drawer(page)).toContainText('183*200, Normal')
  await close()
  await expect(add).toBeFocused()

  await card.getByRole('button', { name: /^Expand/ }).click()
  const quickView = page.getByRole('dialog', { name: `Quick view: ${BED}` })
  await quickView.getByRole('radio', { name: /^153/ }).click()
  await quickView.getByRole('radio', { name: /^Hydraulics/ }).click()
  await quickView.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(quickView).toBeHidden()
  await expect(drawer(page)).toContainText('153*200, Hydraulics')
  await close()

  for (const path of ['/productListing/subcategory/7?view=list', '/search?q=rara', '/compare?products=1,2']) {
    await page.goto(path)
    await hydrated(page)
    await add.first().click()
    await close()
  }
  await expect(count(page, 5)).toBeVisible()
  expect(sent).toEqual([
    { productId: '1', size: '183*200', shownPrice: 1_24_500 },
    expect.objectContaining({ quantity: 1, shownPrice: expect.any(Number), variantId: expect.any(String) }),
    { productId: '1', size: '122*200', shownPrice: 98_500 },
    { productId: '1', size: '122*200', shownPrice: 98_500 },
    { productId: '1', shownPrice: 98_500 },
  ])
})

test('two tabs that both add first share a cart, and each goes along with what the other does', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  // Neither has heard of the shop before it is pressed.
  for (const tab of [page, other]) await openBed(tab)
  await Promise.all([addBed(page).click(), addBed(other).click()])
  for (const tab of [page, other]) await expect(drawer(tab)).toHaveAccessibleName('Furniture Cart [2]')
  await drawer(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(line(page, BED).getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  await line(page, BED)
    .getByRole('button', { name: `Remove ${BED}` })
    .click()
  await expect(drawer(other).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a login brings the guest’s cart along, and says what it could not keep until that is seen', async ({ page }) => {
  const member = await newMember()
  const productId = await idOf(page, PILLOWS)
  const { accesstoken } = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${accesstoken}` }
  await page.request.post('/api/cart/lines', { headers, data: { productId, quantity: 8 } })
  await fillCart(page, { productId, quantity: 5 }, { productId: '1' })

  await page.goto('/login')
  await hydrated(page)
  await expect(count(page, 6)).toBeVisible()
  await logIn(page, member)
  await expect(page).toHaveURL('/')
  await expect(count(page, 11)).toBeVisible()
  await expect(toast(page, 'Not everything fitted into your cart.')).toBeVisible()

  await count(page, 11).click()
  const said = drawer(page).getByRole('region', { name: 'What your cart could not keep' })
  await expect(said).toContainText(`Of ${PILLOWS} you asked for 13: at most 10 of one kind can be ordered at once.`)
  expect(await violations(page)).toEqual([])
  await page.goto('/cart') // it is not gone before somebody has said so
  const inPage = page.getByRole('main').getByRole('region', { name: 'What your cart could not keep' })
  await expect(inPage).toContainText('at most 10 of one kind')
  await inPage.getByRole('button', { name: 'Got it' }).click()
  await expect(inPage).toBeHidden()
  await page.reload()
  await count(page, 11).click()
  await expect(drawer(page).getByRole('article')).toHaveCount(2)
  await expect(said).toBeHidden()
})

test('after a logout in another tab the cart is the guest’s, and what is added then is not lost', async ({
  page,
  context,
}) => {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${tokens.accesstoken}` }
  await page.request.post('/api/cart/lines', { headers, data: { productId: '1', quantity: 3 } })
  await keepTokens(page, tokens)
  await openBed(page)
  await expect(count(page, 3)).toBeVisible()

  const other = await context.newPage()
  await openBed(other)
  await expect(count(other, 3)).toBeVisible()
  await other.getByRole('button', { name: member.name }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(count(page, 0)).toBeVisible()
  await addBed(page).click()
  await expect(drawer(page)).toHaveAccessibleName('Furniture Cart [1]')
})

test('a cart is shared by its link, and taken over by somebody else', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCart(page, { productId: '1', size: '153*200', quantity: 2 })
  await page.getByRole('button', { name: 'Share cart' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Link to this cart as it is now')).toHaveValue(link)
  expect(link.startsWith(`${baseURL}/cart/shared/`)).toBe(true)

  const friend = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await friend.goto(link)
  await expect(line(friend, BED)).toContainText('153*200, Normal · 2 pieces')
  expect(await violations(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Add all to my cart' }).click()
  await expect(friend).toHaveURL('/cart')
  await expect(count(friend, 2)).toBeVisible()
  await friend.goto('/cart/shared/nobody')
  await expect(friend.getByRole('heading', { name: 'This cart is not shared any more' })).toBeVisible()
  await friend.context().close()
})
