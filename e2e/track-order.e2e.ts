import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { PILLOWS, placeOrder } from './ordering.ts'
import { readMail } from './shop-under-test.ts'
import { expect as expectSoon, hydrated, overflow, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function track(page: Page, orderId: string, contact: string): Promise<void> {
  await page.getByLabel('Order id').fill(orderId)
  await page.getByLabel('Phone number or e-mail address').fill(contact)
  await page.getByRole('button', { name: 'Track order' }).click()
}

/** The way into an order that its mail names. */
function linkTo(email: string): Promise<string> {
  return readMail(email, /\/track-order\?\S+/)
}

test(
  'a guest finds an order by its phone number and by its e-mail address, however they are typed',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    const { data: order } = await placeOrder(request, { method: 'pickup' })
    await page.goto('/')
    await hydrated(page)
    // The strip's on desks, on phones the footer's, in a fold.
    if (isMobile) await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
    await page.getByRole('link', { name: 'Track order' }).first().click()
    await expect(page).toHaveURL('/track-order')
    await track(page, order.orderId.toLowerCase().replaceAll('-', ' '), '+977 984-1234567')
    await expect(title(page)).toHaveText(`Order ${order.orderId}`)
    await expect(page.getByText(PILLOWS.name)).toBeVisible()
    // Both stand on the sheet of whoever brings it.
    await expect(page.getByText('The code is in our mail to you.')).toBeVisible()
    await expect(page.getByText(order.collectionCode!)).toHaveCount(0)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])

    await page.reload()
    await expect(title(page)).toHaveText(`Order ${order.orderId}`)
    await page.getByRole('link', { name: 'Track another order' }).click()
    await track(page, order.orderId, order.email.toUpperCase())
    await expect(title(page)).toHaveText(`Order ${order.orderId}`)
  },
)

test('the link in the mail shows the order at once, which can be ordered again and cancelled there', async ({
  page,
  request,
}) => {
  const { data: order } = await placeOrder(request, { method: 'pickup' })
  await page.goto(await linkTo(order.email))
  await expect(title(page)).toHaveText(`Order ${order.orderId}`)
  await expect(page.getByText(order.collectionCode!)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('dialog', { name: 'Furniture Cart [1]' }).getByText(PILLOWS.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(2)
})

test.describe('what is not found', () => {
  test.use({ expectedErrors: [/status of (404|429|400)/] })

  test('a wrong contact tells nothing but that', async ({ page, request }) => {
    const { data: order } = await placeOrder(request)
    await page.goto('/track-order')
    await hydrated(page)
    await track(page, order.orderId, 'somebody@else.example')
    const form = page.getByRole('form', { name: 'Track order' })
    await expect(form.getByText(/^No order has this number with this phone number or e-mail address/)).toBeVisible()
    await expect(page.getByLabel('Order id')).toHaveValue(order.orderId)
    expect(await violations(page)).toEqual([])
  })

  test('what is no number at all is said beside its field', async ({ page }) => {
    await page.goto('/track-order')
    await hydrated(page)
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(page.getByLabel('Order id')).toBeFocused()
    await track(page, '4711', 'somebody@else.example')
    await expect(page.getByLabel('Order id')).toHaveAccessibleDescription(/looks like KA-/)
    await expect(page.getByLabel('Order id')).toBeFocused()
  })

  test('after too many tries the page says when to come back', async ({ page }) => {
    const json = { success: false, error: true, code: 'too_many_requests', message: 'Too many attempts.' }
    await page.route('**/api/orders/track', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json }),
    )
    await page.goto('/track-order')
    await hydrated(page)
    await track(page, 'KA-261121-7Q2M4XZP', '9841234567')
    await expect(page.getByText('Too many attempts. Please try again in 10 minutes.')).toBeVisible()
  })

  test('a link that opens nothing offers the form', async ({ page }) => {
    for (const key of ['short', 'k'.repeat(43)]) {
      await page.goto(`/track-order?order=KA-261121-7Q2M4XZP&key=${key}`)
      await expect(page.getByRole('alert')).toContainText('This link opens no order')
      await expect(page.getByLabel('Order id')).toBeVisible()
    }
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|could not be loaded/] })

  test('an order that did not come is told, and asked for again', async ({ page, request }) => {
    const { data: order, trackKey } = await placeOrder(request)
    const calls = `**/api/orders/${order.orderId}?*`
    await page.route(calls, (route) => route.abort())
    await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
    await expect(page.getByRole('heading', { name: 'The order could not be loaded' })).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText(`Order ${order.orderId}`)
  })
})
