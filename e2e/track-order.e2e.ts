import type { Page } from '@playwright/test'
import { PILLOWS, placeOrder } from './ordering.ts'
import { readMail } from './shop-under-test.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Returns the order link from the email. */
function linkTo(email: string): Promise<string> {
  return readMail(email, /\/track-order\?\S+/)
}

test('the emailed link opens the order, which can be reordered and cancelled there', async ({ page, request }) => {
  const { data: order } = await placeOrder(request, { method: 'pickup' })
  await page.goto(await linkTo(order.email))
  await expect(title(page)).toHaveText(`Order ${order.orderId}`)
  // The shop has not confirmed it yet.
  await expect(page.getByText(/^You get the collection code by email once/)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('dialog', { name: 'Furniture Cart [1]' }).getByText(PILLOWS.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
})
