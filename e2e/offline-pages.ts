import type { Page } from '@playwright/test'
import { expect, hydrated } from './test.ts'

/** Opens a page and waits for its service worker, which from then on answers failed requests. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Views a product until the offline page could show it. @returns its name */
export async function seeProduct(page: Page, id: string): Promise<string> {
  await openWithWorker(page, `/product/${id}`)
  const kept = () =>
    page.evaluate(async (productId) => {
      const seen: { id: string; picture: string }[] = JSON.parse(localStorage.getItem('seenProducts') ?? '[]')
      const found = seen.find((one) => one.id === productId)
      return found ? (await caches.match(found.picture)) !== undefined : false
    }, id)
  await expect.poll(kept).toBe(true)
  return page.getByRole('heading', { level: 1 }).innerText()
}
