import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { count, drawer, fillCart, idOf, line, logIn, toast } from './cart-answers.ts'
import { newMember, tokensOf } from './members.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

/** Longer timeout: several sequential calls happen between a click and its message. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'
const PILLOWS = 'Kapas cotton pillow pair'
const addBed = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function openBed(page: Page): Promise<void> {
  await page.goto('/product/1')
  await hydrated(page)
}

test('two tabs that add concurrently share one cart and stay in sync', async ({ page, context }) => {
  const other = await context.newPage()
  // Neither tab has a cart before its click.
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

test('a login merges the guest’s cart, and shows what did not fit until that is acknowledged', async ({ page }) => {
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
  await expect(toast(page, 'Some items could not be added.')).toBeVisible()

  await count(page, 11).click()
  const said = drawer(page).getByRole('region', { name: 'What could not be added' })
  await expect(drawer(page)).toContainText('5 pieces from your account’s earlier cart are in here too.')
  await expect(said).toContainText(`${PILLOWS} (White): you wanted 13, but one order can have at most 10 of each item.`)
  await expectAccessible(page)
  await page.goto('/cart') // the notice stays until it is acknowledged
  const inPage = page.getByRole('main').getByRole('region', { name: 'What could not be added' })
  await expect(inPage).toContainText('at most 10 of each item')
  await inPage.getByRole('button', { name: 'Got it' }).click()
  await expect(inPage).toBeHidden()
  await page.reload()
  await count(page, 11).click()
  await expect(drawer(page).getByRole('article')).toHaveCount(2)
  await expect(said).toBeHidden()
})
