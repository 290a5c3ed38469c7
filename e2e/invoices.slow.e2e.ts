import type { Page } from '@playwright/test'
import { confirmOrder } from './confirming.ts'
import { placeOrder } from './ordering.ts'
import { expect as expectSoon, test } from './test.ts'

/** Longer timeout: session, script and invoice load sequentially. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const sheet = (page: Page) => page.getByRole('article')

test('a printed page has the invoice without the shop’s header and footer', async ({ page, request }) => {
  const { data: order, trackKey } = await placeOrder(request)
  await confirmOrder(order.orderId)
  await page.goto(`/track-order?${new URLSearchParams({ order: order.orderId, key: trackKey })}`)
  await page.getByRole('link', { name: /^Tax invoice/ }).click()
  await expect(sheet(page)).toContainText(order.orderId)
  await page.reload()
  await expect(sheet(page)).toContainText(order.orderId)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  for (const role of ['navigation', 'button', 'search', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})
