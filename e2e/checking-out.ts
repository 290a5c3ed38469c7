import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { orders } from '#api/platform/db/schema.ts'
import type { TokenPair } from '#contract/accounts.ts'
import { inShop } from './shop-under-test.ts'
import { expect, hydrated } from './test.ts'

/** Products of the demo shop with enough stock for all tests. */
export const goods = { pillow: '48', chair: '24', bed: '3' } as const

/** Adds a product to the cart of the browser that `request` belongs to, or of the tokens' account. */
export async function putInCart(
  request: APIRequestContext,
  { productId, quantity = 1 }: { productId: string; quantity?: number },
  tokens?: TokenPair,
): Promise<string> {
  const answer = await request.post('/api/cart/lines', { data: { productId, quantity }, headers: authorised(tokens) })
  expect(answer).toBeOK()
  return (await answer.json()).data.lines[0]._id
}

/** Returns the number of lines in the cart. */
export async function cartLines(request: APIRequestContext, tokens?: TokenPair): Promise<number> {
  return (await (await request.get('/api/cart', { headers: authorised(tokens) })).json()).data.lines.length
}

function authorised(tokens: TokenPair | undefined): Record<string, string> {
  return tokens ? { authorization: `Bearer ${tokens.accesstoken}` } : {}
}

/** Returns the number of orders placed with an email address. */
export async function ordersOf(email: string): Promise<number> {
  return inShop(async ({ db }) => (await db.select().from(orders).where(eq(orders.email, email))).length)
}

/** Opens the checkout and waits for its totals. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await hydrated(page)
  await expect(ready(page)).toBeVisible()
}

/** The submit button with the amount, once enabled. */
export const ready = (page: Page): Locator =>
  page.locator('button:not([aria-busy]):not([aria-disabled])', { hasText: /^(Place order|Order and pay), Nrs\. / })

/** Optional for guests. */
export const emailField = (page: Page): Locator => page.getByLabel(/^Email/)
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

type Filled = { email?: string; phone?: string; district?: string; city?: string; method?: string; payment?: string }

/** Fills in the form with an address in Pokhara, and accepts the terms. @returns the email address */
export async function fillCheckout(page: Page, given: Filled = {}): Promise<string> {
  const email = given.email ?? `guest-${randomUUID()}@post.example`
  await field(page, 'Full name').fill('asmita gurung')
  await field(page, 'Phone').fill(given.phone ?? '9841234567')
  await emailField(page).fill(email)
  await field(page, 'District').selectOption(given.district ?? 'Kaski')
  await fillTown(page, given.city ?? 'Pokhara')
  await field(page, 'Street address').fill('Baidam, Lakeside')
  await page.getByRole('radio', { name: given.method ?? 'Standard delivery' }).check()
  await page.getByRole('radio', { name: given.payment ?? 'Cash on delivery' }).check()
  await agree(page)
  return email
}

/** Chooses municipality and ward, or types the town where their list could not be loaded. */
async function fillTown(page: Page, town: string): Promise<void> {
  const city = field(page, 'Town / City')
  const list = city.and(page.locator('select:enabled'))
  await expect(list.or(city.and(page.locator('input:enabled')))).toBeVisible()
  if (!(await list.isVisible())) return city.fill(town)
  await list.selectOption(town)
  await field(page, 'Ward').selectOption('6')
}

export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /^I agree/ }).check()

export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Your Order' })
/** The title of a placed order; a guest's cash order waits for its code before it is thanked for. */
export const thanks = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Thank you, Asmita$|Almost done, Asmita: confirm )/ })
export const pleasePay = (page: Page): Locator => page.getByRole('heading', { name: 'Almost done, Asmita: please pay' })
