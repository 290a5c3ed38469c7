import type { Page } from '@playwright/test'
import { fillCheckout, goods, openCheckout, putInCart, ready, thanks } from './checking-out.ts'
import { countShifts } from './shifts.ts'
import { expect, hydrated, test } from './test.ts'

const MOST_SHIFTED = 0.002

async function settled(page: Page): Promise<void> {
  await expect(ready(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
}

test('entering the checkout from the cart shifts nothing @phone', async ({ page }) => {
  const shifted = await countShifts(page)
  await putInCart(page.request, { productId: goods.pillow })
  await page.goto('/cart')
  await hydrated(page)
  await expect(page.getByRole('link', { name: /checkout/i }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  const before = await shifted()
  await page
    .getByRole('link', { name: /checkout/i })
    .first()
    .click()
  await settled(page)
  expect((await shifted()) - before).toBeLessThanOrEqual(MOST_SHIFTED)
})

test('the button that orders stays where it is while the part for gift cards loads', async ({ page }) => {
  const mayLoad = Promise.withResolvers<void>()
  await page.route(/credit-part/, async (route) => {
    await mayLoad.promise
    await route.continue()
  })
  await putInCart(page.request, { productId: goods.pillow })
  await page.goto('/checkout')
  await settled(page)
  const top = async () => Math.round((await ready(page).boundingBox())!.y)
  const before = await top()
  mayLoad.resolve()
  await expect(page.getByRole('button', { name: 'Use a gift card or store credit' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('“Buy now” names the other pieces of the order and shifts nothing @phone', async ({ page }) => {
  const shifted = await countShifts(page)
  await putInCart(page.request, { productId: goods.pillow, quantity: 2 })
  await page.goto(`/product/${goods.chair}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Buy now' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  const before = await shifted()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await settled(page)
  expect((await shifted()) - before).toBeLessThanOrEqual(MOST_SHIFTED)
  const note = page.getByText('Your cart’s 2 other pieces are in this order, too.')
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
})

test('the note of the last address moves nothing of the form @phone', async ({ page, context }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page)
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()

  await putInCart(page.request, { productId: goods.pillow })
  const next = await context.newPage() // without the draft of the first tab
  const field = next.locator('select[name=district]')
  await next.goto('/checkout')
  const served = (await field.boundingBox())!.y
  await hydrated(next)
  await settled(next)
  await expect(next.getByText(/^This browser keeps the address/)).toBeVisible()
  expect(Math.abs((await field.boundingBox())!.y - served)).toBeLessThanOrEqual(1)
})
