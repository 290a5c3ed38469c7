import { expect, type Page } from '@playwright/test'
import type { Scenes } from './scene.ts'

async function goOffline(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'You seem to be offline' }).waitFor()
}

/** Looks at a product until the worker has kept its picture. */
async function see(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isKept, id)).toBe(true)
}

async function isKept(id: string): Promise<boolean> {
  const products: { id: string; picture: string }[] = JSON.parse(localStorage.getItem('seenProducts') ?? '[]')
  const found = products.find((product) => product.id === id)
  return found !== undefined && (await caches.match(found.picture)) !== undefined
}

/** What stands where a page should be. */
export const trouble: Scenes = {
  'error-page': {
    path: '/productListing',
    isWhole: true,
    prepare: async (page) => {
      await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    },
  },
  'offline-none': { path: '/', isWhole: true, hasWorker: true, prepare: (page) => goOffline(page, '/product/1') },
  offline: {
    path: '/',
    isWhole: true,
    hasWorker: true,
    prepare: async (page) => {
      await see(page, '1')
      await see(page, '2')
      await goOffline(page, '/productListing')
    },
  },
}
