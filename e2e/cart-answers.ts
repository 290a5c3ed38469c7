import type { Page, Route } from '@playwright/test'
import type { Cart, CartLine, CartReply } from '#contract/cart.ts'
import { PASSWORD } from './members.ts'
import { expect } from './test.ts'

export const CART = '**/api/cart'
export const LINES = '**/api/cart/lines'
export const LINE = '**/api/cart/lines/*'

/** What the shop says of the cart, changed on its way: what only the database could bring about otherwise. */
export async function changeCart(page: Page, change: (cart: Cart) => void): Promise<void> {
  await page.route(CART, async (route) => {
    const response = await route.fetch()
    const json: CartReply = await response.json()
    change(json.data)
    await route.fulfill({ response, json })
  })
}

/** The line was added at another price, which nobody has accepted yet. */
export function atOtherPrice(line: CartLine, was: number): void {
  line.changes.price = { was, now: line.price }
}

/** The server does it, and its answer gets lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** The body of each call with the method. */
export function sentBy(page: Page, method: string, path: RegExp): object[] {
  const sent: object[] = []
  page.on('request', (request) => {
    const isIt = request.method() === method && path.test(new URL(request.url()).pathname)
    if (isIt) sent.push(request.postDataJSON() as object)
  })
  return sent
}

export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Furniture Cart/ })
export const line = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name })
export const count = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('button', { name: `Furniture Cart [${pieces}]` })
export const toast = (page: Page, message: string | RegExp) => page.getByRole('status').getByText(message)

/** Puts something into the cart of the browser's guest by the API. */
export async function fillCart(page: Page, ...lines: { productId: string; size?: string; quantity?: number }[]) {
  await page.request.get('/api/cart')
  for (const data of lines) {
    const answer = await page.request.post('/api/cart/lines', { data })
    expect(answer.status()).toBe(200)
  }
}

export async function openCart(page: Page, ...lines: Parameters<typeof fillCart>[1][]): Promise<void> {
  await fillCart(page, ...lines)
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible({ timeout: 15_000 })
}

export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

/** The id of the product with a name, which a listing knows. */
export async function idOf(page: Page, name: string): Promise<string> {
  const { products } = await (await page.request.get('/api/product/getAllProducts?limit=100')).json()
  return products.find((product: { name: string }) => product.name === name)._id
}
