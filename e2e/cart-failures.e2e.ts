import type { Page } from '@playwright/test'
import { CART, count, drawer, fillCart, LINE, LINES, loseAnswer, sentBy, toast } from './cart-answers.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

/** Several calls, each after the other, stand between a press and what is said. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'
const PILLOWS = 'Kapas cotton pillow pair'
const line = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name })
const addBed = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function openBed(page: Page): Promise<void> {
  await page.goto('/product/1')
  await hydrated(page)
}

async function openCart(page: Page, ...lines: Parameters<typeof fillCart>[1][]): Promise<void> {
  await fillCart(page, ...lines)
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
}

/** The id of the product with a name, which a listing knows. */
async function idOf(page: Page, name: string): Promise<string> {
  const { products } = await (await page.request.get('/api/product/getAllProducts?limit=100')).json()
  return products.find((product: { name: string }) => product.name === name)._id
}

test.describe('with answers that fail', () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 4(00|09)|Failed to fetch|The cart could not be read/,
    ],
  })

  test('a refusal is said with what can be done, and takes back what was shown', async ({ page }) => {
    await openBed(page)
    await expect(count(page, 0)).toBeVisible()
    const body = { success: false, error: true, code: 'out_of_stock', message: 'This is sold out.' }
    await page.route(LINES, (route) => route.fulfill({ status: 409, json: body }))
    await addBed(page).click()
    await expect(toast(page, 'This is sold out. Another size or type may be there.')).toBeVisible()
    await expect(count(page, 0)).toBeVisible()
    await expect(drawer(page)).toBeHidden()
  })

  test('ten pieces are the most, and what only a caller of the API understands is not told', async ({ page }) => {
    await openCart(page, { productId: await idOf(page, PILLOWS), quantity: 9 })
    const more = line(page, PILLOWS).getByRole('button', { name: 'One more' })
    await more.click()
    await expect(count(page, 10)).toBeVisible()
    await expect(more).toBeDisabled()
    await expect(line(page, PILLOWS).getByRole('option')).toHaveCount(10)

    const body = { success: false, error: true, code: 'invalid_input', message: 'quantity: Too big' }
    await page.route(LINE, (route) => route.fulfill({ status: 400, json: body }))
    await line(page, PILLOWS).getByRole('button', { name: 'One fewer' }).click()
    await expect(toast(page, 'Your cart could not be changed. Please try again.')).toBeVisible()
    await expect(line(page, PILLOWS).getByRole('combobox')).toHaveValue('10')
  })

  test('an answer that was lost is looked after, never asked for again: what was added shows once', async ({
    page,
  }) => {
    const sent = sentBy(page, 'POST', /\/lines$/)
    await openBed(page)
    await page.route(LINES, loseAnswer)
    await addBed(page).click()
    await expect(drawer(page)).toHaveAccessibleName('Furniture Cart [1]')
    await page.keyboard.press('Escape')

    await page.unroute(LINES)
    await page.route(LINES, (route) => route.abort())
    await addBed(page).click()
    await expect(toast(page, 'The shop’s answer was lost. Nothing was changed; please try again.')).toBeVisible()
    await expect(count(page, 1)).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  test('without a network a change is taken back and said, and the cart stays', async ({ page, context }) => {
    await openCart(page, { productId: '1' })
    const quantity = line(page, BED).getByRole('combobox', { name: 'Quantity' })
    await context.setOffline(true)
    await line(page, BED).getByRole('button', { name: 'One more' }).click()
    await expect(toast(page, /^You seem to be offline\. Your cart stays as it was/)).toBeVisible()
    await expect(quantity).toHaveValue('1')
    await context.setOffline(false)
    const isBack = () =>
      page.evaluate(() =>
        fetch('/readyz').then(
          ({ ok }) => ok,
          () => false,
        ),
      )
    await expect.poll(isBack).toBe(true)
    await line(page, BED).getByRole('button', { name: 'One more' }).click()
    await expect(count(page, 2)).toBeVisible()
  })

  test('fast presses show at once, and the last one stands', async ({ page }) => {
    await openCart(page, { productId: await idOf(page, PILLOWS) })
    const sent = sentBy(page, 'PATCH', /\/lines\//)
    const held = Promise.withResolvers<void>()
    await page.route(LINE, async (route) => {
      await held.promise
      await route.fallback()
    })
    const more = line(page, PILLOWS).getByRole('button', { name: 'One more' })
    for (let press = 0; press < 4; press += 1) await more.click()
    await expect(count(page, 5)).toBeVisible()
    held.resolve()
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Nrs. 12,000')
    expect(sent).toEqual([{ quantity: 2 }, { quantity: 5 }])
  })

  test('a cart that cannot be read says so, and is there after another try', async ({ page }) => {
    await fillCart(page, { productId: '1' })
    await page.route(CART, (route) => route.abort())
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible()
    await page.unroute(CART)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, BED)).toBeVisible()
  })
})
