import type { BrowserContext, Page, Request } from '@playwright/test'
import { cartLines, fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { expect, hydrated, test } from './test.ts'
const lost = 'The shop did not answer, so we do not know whether your order arrived.'

test.use({ expectedErrors: [/ERR_FAILED|reckoned|could not be loaded|status of (429|500|503)|dynamically imported/] })

/**
 * Lazily loaded parts of the page; their own dependencies fail with them. The entry scripts are excluded, as no page
 * works without them.
 */
const parts =
  /\/(quote-observer|order-as-shown|why-not-placed|shipping-methods|payment-choice|order-figures|publish-order|order-confirmed|known-order)-/

/** Parts are fetched before they are imported (storefront/app/ui/import-fetched.ts). */
function isOfCheckout(request: Request): boolean {
  return request.resourceType() === 'fetch'
}

test('whichever request fails, the cart is kept, and retries place exactly one order', async ({ page }) => {
  test.setTimeout(300_000)
  const asked: string[] = []
  page.on('request', (request) => isOfCheckout(request) && asked.push(pathOf(request)))
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await orderWhatever(page)
  const late = [...asked.entries()].filter(([, path]) => path.includes('/api/') || parts.test(path))
  expect(late.map(([, path]) => path.replace(/-[\w-]{7}\.js$/, ''))).toEqual(
    expect.arrayContaining([
      'POST /api/checkout/quote',
      'POST /api/orders',
      'GET /api/orders/KA',
      'GET /assets/quote-observer',
      'GET /assets/order-as-shown',
      'GET /assets/order-figures',
      'GET /assets/publish-order',
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
  // The shop remembers the district of the order before, which would save a quote.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
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

/** Waits for the choices of the form; false where one of them could not be loaded, which shows a little later than the form. */
async function hasChoices(page: Page): Promise<boolean> {
  for (const name of ['Standard delivery', 'Cash on delivery']) {
    await expect(page.getByRole('radio', { name }).or(broken(page)).first()).toBeVisible()
  }
  return !(await broken(page).first().isVisible())
}

const broken = (page: Page) => page.getByText(/reload it|reload the page/i)

/** Does what the page says until it thanks: presses again, tries again, loads again. */
async function orderWhatever(page: Page): Promise<string> {
  let email = ''
  const again = page.getByRole('button', { name: 'Try again' })
  const isBroken = broken(page)
  for (let tries = 0; tries < 6; tries += 1) {
    await expect(ready(page).or(again).or(isBroken).or(thanks(page)).first()).toBeVisible()
    if (await thanks(page).isVisible()) return email
    if (await isBroken.first().isVisible()) await page.reload()
    else if (await again.isVisible()) await again.click()
    else if (await hasChoices(page)) {
      email = await fillCheckout(page, { email: email || `${crypto.randomUUID()}@post.example` })
      await expect(ready(page)).toBeVisible()
      await ready(page).click()
      await expect(thanks(page).or(page.getByText(lost)).or(isBroken).first()).toBeVisible()
    }
  }
  throw new Error('No order was placed')
}
