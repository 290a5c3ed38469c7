import { expect, type Locator, type Page } from '@playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true })
export const room = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
export const explore = (page: Page, name: string) => bar(page).getByText(`Explore our ${name} Collection`)

/** Counts the product requests per subcategory. */
export function askedProducts(page: Page): Map<string, number> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('getAllProductsBySubCatId')) {
      asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1)
    }
  })
  return asked
}

export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Our Categories' }).click()
  const drawer = page.getByRole('dialog', { name: 'Our Categories' })
  await expect(drawer).toBeVisible()
  return drawer
}
