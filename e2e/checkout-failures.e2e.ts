import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import {
  agree,
  cartLines,
  field,
  fillCheckout,
  goods,
  openCheckout,
  ordersOf,
  putInCart,
  ready,
  thanks,
} from './checking-out.ts'
import { expect, hydrated, test } from './test.ts'

const PLACE = '**/api/orders'
const lost = 'We have no answer from the shop, so your order may have arrived or not.'

test.use({ expectedErrors: [/ERR_FAILED|reckoned|could not be loaded|status of (429|500|503)|dynamically imported/] })

/**
 * The parts of the page that come once it lives; what they need themselves fails with them. Without its start scripts no
 * page of the shop does anything.
 */
const parts =
  /\/(quote-observer|order-as-shown|figure-changes|shipping-methods|payment-choice|order-figures|spread-order|order-confirmed|known-order)-/

function isOfCheckout(request: Request): boolean {
  return ['fetch', 'script'].includes(request.resourceType())
}

test('whichever request fails, the cart is not lost, and pressing on orders once', async ({ page }) => {
  test.setTimeout(300_000)
  const asked: string[] = []
  page.on('request', (request) => isOfCheckout(request) && asked.push(pathOf(request)))
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await orderWhatever(page)
  const late = [...asked.entries()].filter(([, path]) => path.includes('/api/') || parts.test(path))
  expect(late.map(([, path]) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
    expect.arrayContaining([
      'POST /api/checkout/quote',
      'POST /api/orders',
      'GET /api/orders/KA',
      'GET /assets/quote-observer',
      'GET /assets/order-as-shown',
      'GET /assets/order-figures',
      'GET /assets/spread-order',
      'GET /assets/known-order',
    ]),
  )

  for (const [at, path] of late) {
    const nth = asked.slice(0, at).filter((one) => one === path).length
    await test.step(`${path}, ${nth + 1}`, () => failOnce(page.context(), path, nth))
  }
})

async function failOnce(context: BrowserContext, path: string, nth: number): Promise<void> {
  const page = await context.newPage()
  let seen = 0
  await page.route(
    (url) => path.endsWith(withoutNumber(url.pathname)),
    (route) => {
      if (pathOf(route.request()) === path) seen += 1
      return seen === nth + 1 && pathOf(route.request()) === path ? route.abort() : route.fallback()
    },
  )
  await putInCart(page.request, { productId: goods.pillow })
  await page.goto('/checkout')
  await hydrated(page)
  const email = await orderWhatever(page)
  await expect.poll(() => seen, path).toBeGreaterThan(nth)
  expect(await ordersOf(email), path).toBe(1)
  expect(await cartLines(page.request), path).toBe(0)
  await page.close()
}

function pathOf(request: Request): string {
  return `${request.method()} ${withoutNumber(new URL(request.url()).pathname)}`
}

function withoutNumber(path: string): string {
  return path.replace(/KA-[\w-]+/, 'KA')
}

/** Does what the page says until it thanks: presses again, tries again, loads again. */
async function orderWhatever(page: Page): Promise<string> {
  let email = ''
  const again = page.getByRole('button', { name: 'Try again' })
  const isBroken = page.getByText(/Load it again/)
  for (let tries = 0; tries < 6; tries += 1) {
    await expect(ready(page).or(again).or(isBroken).or(thanks(page)).first()).toBeVisible()
    if (await thanks(page).isVisible()) return email
    if (await isBroken.first().isVisible()) await page.reload()
    else if (await again.isVisible()) await again.click()
    else {
      email = await fillCheckout(page, { email: email || `${crypto.randomUUID()}@post.example` })
      await expect(ready(page)).toBeVisible()
      await ready(page).click()
      await expect(thanks(page).or(page.getByText(lost)).or(isBroken).first()).toBeVisible()
    }
  }
  throw new Error('No order came of it')
}

/** The shop has done what it was asked for, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

test('an order whose answer was lost is answered again at the next press', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await page.route(PLACE, loseAnswer, { times: 1 })
  await expect(ready(page)).toBeVisible()
  await ready(page).click()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(email)
  const replayed = page.waitForResponse(PLACE)
  await ready(page).click()
  expect((await replayed).headers()['idempotency-replayed']).toBe('true')
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test('an order whose answer was lost is found again after a reload, also over a line that fails once more', async ({
  page,
}) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await page.route(PLACE, loseAnswer, { times: 1 })
  await expect(ready(page)).toBeVisible()
  await ready(page).click()
  await expect(page.getByText(lost)).toBeVisible()
  await page.route(PLACE, (route) => route.abort(), { times: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Has your order arrived?' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test('without a network nothing is sent, and the page says so', async ({ page, context }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await expect(ready(page)).toBeVisible()
  let sent = 0
  page.on('request', (request) => void (pathOf(request) === 'POST /api/orders' && (sent += 1)))
  await context.setOffline(true)
  await ready(page).click()
  await expect(page.getByRole('form').getByText('You seem to be offline. Nothing was sent.')).toBeVisible()
  await expect(page.getByText(lost)).toBeHidden()
  expect(sent).toBe(0)

  await context.setOffline(false)
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test('an order that never arrived is sent under the same key after a reload, under another once it is changed', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(PLACE, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'])
    return keys.length < 3 ? route.abort() : route.fallback()
  })
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await expect(ready(page)).toBeVisible()
  await ready(page).click()
  await expect(page.getByText(lost)).toBeVisible()
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await agree(page)
  await ready(page).click()
  await expect.poll(() => keys).toHaveLength(2)
  await expect(ready(page)).toBeVisible()
  await field(page, 'Order note (optional)').fill('Ring twice')
  await ready(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(await ordersOf(email)).toBe(1)
})

test('a shop that is busy, out of order or asked too often says so, and keeps everything', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  for (const [status, code, message, words] of [
    [503, 'unavailable', 'Busy', 'We could not place your order just now.'],
    [500, 'internal', 'Oops', 'We could not place your order just now.'],
    [429, 'too_many_requests', 'Too many requests', 'Please try again in 2 minutes.'],
  ] as const) {
    const json = { success: false, error: true, code, message }
    await page.route(PLACE, (route) => route.fulfill({ status, json, headers: { 'retry-after': '90' } }), { times: 1 })
    await expect(ready(page)).toBeVisible()
    await ready(page).click()
    await expect(page.getByRole('form', { name: 'Checkout' }).getByText(words)).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(email)
  }
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test('figures that cannot be had are said, and come when asked for again', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page)
  await expect(ready(page)).toBeVisible()
  await page.route('**/api/checkout/quote', (route) => route.abort())
  await field(page, 'District').selectOption('Manang')
  await expect(
    page.getByText('We could not get the figures of your order. What you entered is still here.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place order, Nrs. 3,400' })).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Email').press('Enter')
  await expect(page.getByRole('status').getByText(/^One moment/)).toBeVisible()
  await page.unroute('**/api/checkout/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('By arrangement: we call you and agree on the day')).toBeVisible()
  await expect(ready(page)).toBeVisible()
})
