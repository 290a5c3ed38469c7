import type { Page } from '@playwright/test'
import type { OrderReply, OrdersReply, ReorderReply } from '#contract/orders.ts'
import { violations } from './axe.ts'
import { comeBack, keepTokens } from './members.ts'
import { demoTokens, PILLOWS, placeOrder } from './ordering.ts'
import { expect as expectSoon, hydrated, overflow, test } from './test.ts'

/** Session, script and orders come one after the other. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const LIST = '**/api/orders?*'
const columns = [
  'Order id',
  'Payment id',
  'Name',
  'Phone',
  'Address',
  'Pincode',
  'Total amount',
  'Email',
  'User id',
  'Order status',
  'Date',
]

const table = (page: Page) => page.getByRole('region', { name: 'Your orders, newest first' })
const rows = (page: Page) => table(page).getByRole('rowheader')
const cards = (page: Page) => table(page).locator('> ul > li')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const expander = (page: Page) => page.getByRole('button', { name: /^(Items of order|All details) KA-/ })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })

async function asDemoShopper(page: Page, path: string): Promise<void> {
  await keepTokens(page, await demoTokens(page.request))
  await page.goto(path)
}

/** A browser of somebody who has just ordered once. */
async function withOrder(page: Page, wish: Parameters<typeof placeOrder>[1] = {}) {
  const { member, tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, { email: member.email, ...wish }, tokens.accesstoken)
  return { order, tokens }
}

test(
  'the demo’s hundred orders are ten pages of ten, with all columns',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await asDemoShopper(page, '/my-orders')
    await expect(isMobile ? cards(page) : rows(page)).toHaveCount(10)
    if (isMobile) {
      await expect(pages(page).getByText('Page 1 of 10')).toBeVisible()
      await expander(page).first().click()
      await expect(expander(page).first()).toHaveAttribute('aria-expanded', 'true')
      // What stands in a card's head has no label there.
      await expect(cards(page).first().getByRole('term')).toHaveText(columns.slice(1, -2))
      await expect(cards(page).first().getByRole('list', { name: 'Progress of the order' })).toBeVisible()
    } else {
      await expect(table(page).getByRole('columnheader')).toHaveText(columns)
      // On a wide screen nothing is out of sight; on a narrower one it is said.
      const hint = page.getByText('Scroll for more columns')
      await expect(hint).toHaveCount(0)
      await page.setViewportSize({ width: 900, height: 900 })
      await expect(hint).toBeVisible()
      await expect(table(page)).toHaveAccessibleDescription('Scroll for more columns')
      await table(page).evaluate((box) => box.scrollTo(box.scrollWidth, 0))
      await expect(hint).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(pages(page).getByRole('list')).toHaveText('123…10')
      await expect(pages(page).getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/my-orders?page=10')
    }
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

test('the page is in the address, through reload and Back', async ({ page }) => {
  await asDemoShopper(page, '/my-orders')
  const first = await rows(page).first().innerText()
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/my-orders?page=2')
  await expect(rows(page).first()).not.toHaveText(first)
  await expect(table(page)).toBeFocused()
  const second = await rows(page).first().innerText()

  await page.reload()
  await expect(rows(page).first()).toHaveText(second)
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/my-orders')
  await expect(rows(page).first()).toHaveText(first)

  await page.goto('/my-orders?page=11')
  await page.getByRole('link', { name: 'First page of orders' }).click()
  await expect(rows(page).first()).toHaveText(first)
})

test('a row opens by keyboard and shows its items', async ({ page }) => {
  const { order } = await withOrder(page, { quantity: 2 })
  await page.goto('/my-orders')
  await table(page).focus()
  await page.keyboard.press('Tab')
  await expect(expander(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(expander(page)).toHaveAttribute('aria-expanded', 'true')

  const items = page.getByRole('table', { name: `Items of order ${order.orderId}` })
  await expect(items.getByRole('columnheader')).toHaveText([
    'Product id',
    'Title',
    'Image',
    'Quantity',
    'Price',
    'Sub total',
  ])
  await expect(items.getByRole('cell')).toHaveText([
    PILLOWS.id,
    new RegExp(PILLOWS.name),
    '',
    '2',
    'Nrs. 2,400',
    'Nrs. 4,800',
  ])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(items).toHaveCount(0)
})

test('cancelling asks, and shows the order cancelled', { tag: '@phone' }, async ({ page, isMobile }) => {
  const { order } = await withOrder(page)
  await page.goto('/my-orders')
  if (!isMobile) await expander(page).click()
  await expect(page.getByText(/^You can cancel until \d\d:\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog).toContainText(order.orderId)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(dialog).toBeHidden()
  await expect(table(page).getByText('Pending', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await dialog.getByLabel('Reason (optional)').fill('I chose the wrong size.')
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(toast(page, 'Your order is cancelled')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(table(page).getByText('Your order is cancelled')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(table(page).getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: `Order details ${order.orderId}` }).click()
  const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await expect(history).toHaveText([/Cancelled.* by youI chose the wrong size\.$/, /Order placed.* by you$/])
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})

test.describe('too late', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the shop says why an order cannot be cancelled any more', async ({ page }) => {
    const { data: old }: OrdersReply = await (
      await page.request.get('/api/orders', {
        headers: { authorization: `Bearer ${(await demoTokens(page.request)).accesstoken}` },
      })
    ).json()
    const open = old.find(({ status, cancelUntil }) => status === 'confirm' && cancelUntil === null)!
    await page.route(`**/api/orders/${open.orderId}`, async (route) => {
      const response = await route.fetch()
      const json: OrderReply = await response.json()
      // As a page shows it whose clock is slow.
      json.data.cancelUntil = new Date(Date.now() + 60_000).toISOString()
      await route.fulfill({ response, json })
    })
    await asDemoShopper(page, `/my-orders/${open.orderId}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog.getByText(/2 hours/)).toBeVisible()
  })
})

test('the button goes by itself when the two hours are over', async ({ page }) => {
  const { order } = await withOrder(page)
  await page.clock.install()
  await page.goto(`/my-orders/${order.orderId}`)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await page.clock.fastForward('02:00:01')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
})

test('order again fills the cart, opens it, and says what is missed', async ({ page }) => {
  const { order } = await withOrder(page, { quantity: 3 })
  await page.goto(`/my-orders/${order.orderId}`)
  const again = page.getByRole('button', { name: 'Order again' })
  await again.click()
  const cart = page.getByRole('dialog', { name: 'Furniture Cart [3]' })
  await expect(cart.getByText(PILLOWS.name)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.route('**/reorder', async (route) => {
    const response = await route.fetch()
    const json: ReorderReply = await response.json()
    json.missed = [{ name: 'Rara wingback bed', wanted: 2, kept: 1 }]
    await route.fulfill({ response, json })
  })
  await again.click()
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').getByText('Rara wingback bed: 1 of 2')).toBeVisible()
})

test('an order that waits for a transfer says where to pay, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { order } = await withOrder(page, { payment: 'bank' })
  await page.goto(`/my-orders/${order.orderId}`)
  const bank = page.getByRole('region', { name: 'Bank transfer' })
  await expect(bank).toContainText(order.bank!.accountNumber)
  await bank.getByRole('button', { name: 'Copy: Reference' }).click()
  await expect(toast(page, 'Reference copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.bank!.reference)
  expect(await violations(page)).toEqual([])
})

test('an order to be collected says its code', { tag: '@phone' }, async ({ page }) => {
  const { order } = await withOrder(page, { method: 'pickup', note: 'I come with a van.' })
  await page.goto(`/my-orders/${order.orderId}`)
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await expect(delivery).toContainText(order.collectionCode!)
  await expect(delivery).toContainText('I come with a van.')
  await expect(page.getByText('Cash on collection')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [/status of (404|500)|could not be loaded|ERR_INTERNET_DISCONNECTED/] })

  test('orders that did not come are told, and asked for again', async ({ page }) => {
    await withOrder(page)
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/my-orders')
    await expect(page.getByRole('heading', { name: 'Your orders could not be loaded' })).toBeVisible()
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  test('without a network the page says so, and goes on by itself', async ({ page, context }) => {
    await asDemoShopper(page, '/my-orders')
    await expect(rows(page)).toHaveCount(10)
    const first = await rows(page).first().innerText()
    await context.setOffline(true)
    await pages(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first()).not.toHaveText(first)
  })

  test('nobody sees the order of somebody else', async ({ page, request }) => {
    const { data: other } = await placeOrder(request)
    await comeBack(page, `/my-orders/${other.orderId}`)
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByText(other.email)).toHaveCount(0)
  })
})
