import type { Page } from '@playwright/test'
import { PASSWORD } from './members.ts'
import { expect } from './test.ts'

/** Collects the bodies of matching requests as they are sent. */
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

/** Adds lines to the guest's cart by the API. */
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

/** Returns the id of a product by its name. */
export async function idOf(page: Page, name: string): Promise<string> {
  const { products } = await (await page.request.get('/api/product/getAllProducts?limit=100')).json()
  return products.find((product: { name: string }) => product.name === name)._id
}
