import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import {
  field,
  fillCheckout,
  goods,
  newCoupon,
  openCheckout,
  ordersOf,
  putInCart,
  ready,
  summary,
  thanks,
} from './checking-out.ts'
import { expect, test } from './test.ts'

const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })

test('an order is placed with the keyboard alone', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const { keyboard } = page
  const tabTo = async (label: string) => {
    const target = field(page, label)
    for (let presses = 0; presses < 12; presses += 1) {
      await keyboard.press('Tab')
      if (await target.evaluate((one) => one === document.activeElement)) return
    }
    throw new Error(`Tab does not lead to ${label}`)
  }
  const texts = { 'Full name': 'asmita gurung', Phone: '9841234567', Email: `${crypto.randomUUID()}@post.example` }
  for (const [label, value] of Object.entries(texts)) {
    await tabTo(label)
    await keyboard.type(value)
  }
  for (const [label, start] of [
    ['Province', 'Bag'],
    ['District', 'Lal'],
  ] as const) {
    await tabTo(label)
    await keyboard.type(start)
  }
  await tabTo('Town / City')
  await keyboard.type('Patan')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Mangal Bazar 3')
  await tabTo('Standard delivery')
  await keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await tabTo('Cash on delivery')
  for (const next of ['eSewa', 'Khalti', 'Bank transfer']) {
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: next })).toBeChecked()
  }
  await tabTo('I agree to the terms of service and the return policy')
  await keyboard.press('Space')
  await expect(ready(page)).toBeVisible()
  await keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(texts.Email)).toBe(1)
})

test('what is missing is said beside its field, and the first one gets the focus', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await field(page, 'Full name').press('Enter')
  await expect(toast(page, 'All fields are required')).toBeVisible()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(page.getByText('Please choose how you get your order')).toBeVisible()
  await expect(page.getByText('Please choose how you pay')).toBeVisible()
  await expect(page.getByText('Please agree to the terms of service and the return policy')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await fillCheckout(page, { email: 'asmita@post' })
  await field(page, 'Zip (optional)').fill('12')
  await ready(page).click()
  await expect(toast(page, 'Invalid email format')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(page.getByText('Please enter the 5 digits of the postal code, or leave it blank')).toBeVisible()
})

test('what was entered survives a reload, but nobody agrees by it', async ({ page }) => {
  await putInCart(page.request, { productId: goods.bed })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await field(page, 'Floor').selectOption('Floor 2')
  await field(page, 'There is a lift').check()
  await field(page, 'Order note (optional)').fill('Please call first')
  await page.reload()
  await expect(ready(page)).toBeVisible()
  await expect(field(page, 'Full name')).toHaveValue('Asmita Gurung')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'District')).toHaveValue('Kaski')
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(field(page, 'Floor')).toHaveValue('2')
  await expect(field(page, 'There is a lift')).toBeChecked()
  await expect(field(page, 'Order note (optional)')).toHaveValue('Please call first')
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()

  // What is carried in is asked for only where somebody carries it.
  await page.getByRole('radio', { name: 'Pickup' }).check()
  await expect(field(page, 'Floor')).toBeHidden()
})

test('a remote district has no cash, no express and a day by arrangement', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page, { method: 'Express delivery' })
  await field(page, 'Province').selectOption('Karnali')
  await expect(field(page, 'District')).toHaveValue('')
  await field(page, 'District').selectOption('Humla')
  await expect(page.getByRole('radio', { name: 'Express delivery' })).toHaveCount(0)
  await expect(page.getByText('By arrangement: we call you and agree on the day')).toBeVisible()
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  await expect(cash).toBeDisabled()
  await expect(cash).not.toBeChecked()
  await expect(cash).toHaveAccessibleDescription('Not possible for deliveries to Humla')

  await ready(page).click()
  await expect(toast(page, 'Please choose how you get your order')).toBeVisible()
  await page.getByRole('radio', { name: 'Standard delivery' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await ready(page).click()
  await expect(page.getByText('We call 9841234567 to agree on the day')).toBeVisible()
})

test('what is picked up costs no delivery and has a code', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const ofInvoice = page.getByText('This address is for your invoice.')
  await expect(ofInvoice).toBeHidden()
  await fillCheckout(page, { method: 'Pickup', payment: 'Cash on collection' })
  await expect(ofInvoice).toBeVisible()
  await expect(ready(page)).toHaveText('Place order, Nrs. 2,400')
  await ready(page).click()
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next).toContainText('Collection code')
  await expect(next).toContainText('Please bring Nrs. 2,400 in cash')
})

test('a code takes something off, and one that does not says why', async ({ page }) => {
  const code = await newCoupon()
  await putInCart(page.request, { productId: goods.chair })
  await openCheckout(page)
  await fillCheckout(page)
  await field(page, 'Coupon code').fill('no-such')
  await field(page, 'Coupon code').press('Enter')
  await expect(summary(page).getByText('We know no code NOSUCH')).toBeVisible()
  await expect(field(page, 'Coupon code')).toBeFocused()
  await field(page, 'Coupon code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(summary(page).getByText(`${code} is applied`)).toBeVisible()
  await expect(summary(page)).toContainText('−Nrs. 780')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(ready(page)).toHaveText('Place order, Nrs. 8,800')
  await field(page, 'Coupon code').fill(code)
  await field(page, 'Coupon code').press('Enter')
  await expect(ready(page)).toHaveText('Place order, Nrs. 8,020')
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Nrs. 8,020').first()).toBeVisible()
})

test.describe('with figures that have changed', () => {
  test.use({ expectedErrors: [/409/] })

  test('nothing is ordered, the change is said, and the next press orders', async ({ page }) => {
    const line = await putInCart(page.request, { productId: goods.pillow })
    await openCheckout(page)
    const email = await fillCheckout(page)
    // As another tab would do it.
    expect(await page.request.patch(`/api/cart/lines/${line}`, { data: { quantity: 3 } })).toBeOK()
    await ready(page).click()
    const note = page.getByRole('alert')
    await expect(note).toContainText('Kapas cotton pillow pair: 3 instead of 1')
    await expect(note).toContainText('Total: Nrs. 8,200 instead of Nrs. 3,400')
    expect(await ordersOf(email)).toBe(0)
    await expect(field(page, 'Email')).toHaveValue(email)

    await expect(ready(page)).toHaveText('Place order, Nrs. 8,200')
    await ready(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(await ordersOf(email)).toBe(1)
  })
})

test('a checkout in another tab hears of the order, and leads to it', async ({ page, context }) => {
  await putInCart(page.request, { productId: goods.pillow })
  const other = await context.newPage()
  await openCheckout(other)
  await openCheckout(page)
  const email = await fillCheckout(page)
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()

  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(other.getByText(`An order was placed from this browser a moment ago: ${number}`)).toBeVisible()
  await other.getByRole('link', { name: 'See the order' }).click()
  await expect(thanks(other)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test.describe('with two tabs that order at once', () => {
  test.use({ expectedErrors: [/409|status of 4/] })

  test('one order is placed, and both tabs know of it', async ({ page, context }) => {
    await putInCart(page.request, { productId: goods.pillow })
    const other = await context.newPage()
    await openCheckout(other)
    await openCheckout(page)
    const email = await fillCheckout(page)
    await fillCheckout(other, { email })
    await expect(ready(other)).toBeVisible()
    await Promise.all([ready(page).click(), ready(other).click()])
    const placed = /^An order was placed from this browser a moment ago: KA-/
    for (const tab of [page, other]) await expect(thanks(tab).or(tab.getByText(placed))).toBeVisible()
    expect(await ordersOf(email)).toBe(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them, and shows no form that cannot be used', async ({ page }) => {
    await page.goto('/checkout')
    // A text inside of noscript is found by nothing else.
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript p')).toHaveText(/^This page needs JavaScript/)
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible()
  })
})
