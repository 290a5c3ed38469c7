import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { count, drawer, line, openCart, sentBy, toast } from './cart-answers.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

/** Longer timeout: several sequential calls happen between a click and its message. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'
const addBed = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function openBed(page: Page): Promise<void> {
  await page.goto('/product/1')
  await hydrated(page)
}

test('card, list, quick view, search and comparison add the chosen variant', async ({ page }) => {
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
  await expect(drawer(page)).toContainText('183*200 King, Normal')
  await close()
  await expect(add).toBeFocused()

  await card.getByRole('button', { name: /^Expand/ }).click()
  const quickView = page.getByRole('dialog', { name: `Quick view: ${BED}` })
  await quickView.getByRole('radio', { name: /^153/ }).click()
  await quickView.getByRole('radio', { name: /^Hydraulics/ }).click()
  await quickView.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(quickView).toBeHidden()
  await expect(drawer(page)).toContainText('153*200 Queen, Hydraulics')
  await close()

  for (const path of ['/productListing/subcategory/7?view=list', '/search?q=rara', '/compare?products=1,2']) {
    await page.goto(path)
    await hydrated(page)
    await add.first().click()
    await close()
  }
  await expect(count(page, 5)).toBeVisible()
  expect(sent).toEqual([
    { productId: '1', color: 'forest-green', size: '183*200', shownPrice: 1_24_500 },
    expect.objectContaining({ quantity: 1, shownPrice: expect.any(Number), variantId: expect.any(String) }),
    { productId: '1', color: 'forest-green', size: '122*200', shownPrice: 98_500 },
    { productId: '1', color: 'forest-green', size: '122*200', shownPrice: 98_500 },
    { productId: '1', color: 'forest-green', size: '122*200', type: 'Normal', shownPrice: 98_500 },
  ])
})

test('after a logout in another tab the guest’s cart is used, and new lines are kept', async ({ page, context }) => {
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

test('another visitor can add all lines of a shared cart', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCart(page, { productId: '1', size: '153*200', quantity: 2 })
  await page.getByRole('button', { name: 'Share cart' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Link to this cart as it is now')).toHaveValue(link)
  expect(link.startsWith(`${baseURL}/cart/shared/`)).toBe(true)

  const friend = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await friend.goto(link)
  await expect(line(friend, BED)).toContainText('153*200 Queen, Normal · 2 pieces')
  expect(await violations(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Add all to my cart' }).click()
  await expect(friend).toHaveURL('/cart')
  await expect(count(friend, 2)).toBeVisible()
  await friend.goto('/cart/shared/nobody')
  await expect(friend.getByRole('heading', { name: 'This cart is no longer shared' })).toBeVisible()
  await friend.context().close()
})
