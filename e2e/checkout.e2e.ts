import { violations } from './axe.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import {
  cartLines,
  field,
  fillCheckout,
  goods,
  openCheckout,
  ordersOf,
  putInCart,
  ready,
  summary,
  thanks,
} from './checking-out.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test('a guest goes from the cart to a placed order, paid in cash', async ({ page, isMobile }) => {
  await putInCart(page.request, { productId: goods.pillow, quantity: 2 })
  await page.goto('/cart')
  await hydrated(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
  await expect(ready(page)).toHaveText('Place order, Nrs. 5,800')
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])

  const email = await fillCheckout(page)
  if (isMobile) {
    await page.getByRole('button', { name: /^Show order, 2 items/ }).click()
    await expect(page.getByText('Kapas cotton pillow pair')).toHaveCount(2)
  }
  await expect(summary(page)).toContainText('Nrs. 5,800')
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/order-confirmed\?order=KA-\d{6}-\w{8}&key=[\w-]{43}$/)
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next).toContainText('Please have Nrs. 5,800 ready in cash')
  await expect(next).toContainText('Baidam, Lakeside-6, Pokhara, Kaski, Gandaki')
  await expect(page.getByText('Delivery to Pokhara, Kaski')).toBeVisible()
  await expect(page.getByText('To pay the driver')).toBeVisible()
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Furniture Cart [0]' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])

  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track order' }).first()).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
  expect(await cartLines(page.request)).toBe(0)
  // Back leads to no second order of the same.
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText(/^An order was placed from this browser a moment ago: KA-/)).toBeVisible()
})

test('a member finds the form filled in, and pays by bank transfer', async ({ page }) => {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  await putInCart(page.request, { productId: goods.chair, quantity: 4 }, tokens)
  await keepTokens(page, tokens)
  await openCheckout(page)
  await expect(field(page, 'Full name')).toHaveValue('Asmita Gurung')
  await expect(field(page, 'Phone')).toHaveValue('9841234567')
  await expect(field(page, 'Email')).toHaveValue(member.email)
  await expect(field(page, 'District')).toHaveValue('Kaski')
  await expect(field(page, 'Street address')).toHaveValue('Baidam, Lakeside-6')

  await page.getByRole('radio', { name: 'Express delivery' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  const bank = page.getByRole('region', { name: 'Bank transfer' })
  const { searchParams } = new URL(page.url())
  await expect(bank.getByText(searchParams.get('order')!)).toBeVisible()
  await expect(bank).toContainText('Nrs. 32,200')
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await expect(page.getByText(searchParams.get('order')!).first()).toBeVisible()
  expect(await ordersOf(member.email)).toBe(1)
})

test('an address that was kept is filled in, and another one at a choice', async ({ page }) => {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  const kept = { name: 'Hira Gurung', phone: '9851023456', apartment: '', province: 'Bagmati', zip: '44600' }
  for (const [district, city, street_address] of [
    ['Bhaktapur', 'Madhyapur Thimi', 'Balkumari 4'],
    ['Lalitpur', 'Patan', 'Mangal Bazar 3'],
  ]) {
    const data = { ...kept, district, city, street_address }
    const headers = { authorization: `Bearer ${tokens.accesstoken}` }
    expect(await page.request.post('/api/addresses', { data, headers })).toBeOK()
  }
  await putInCart(page.request, { productId: goods.chair }, tokens)
  await keepTokens(page, tokens)
  await openCheckout(page)
  await expect(field(page, 'Full name')).toHaveValue('Hira Gurung')
  await expect(field(page, 'Email')).toHaveValue(member.email)
  await expect(field(page, 'District')).toHaveValue('Lalitpur')
  await expect(field(page, 'Saved addresses').locator('option:checked')).toHaveText(/Mangal Bazar 3/)
  await expect(field(page, 'Street address')).toHaveValue('Mangal Bazar 3')
  await field(page, 'Saved addresses').selectOption('Hira Gurung, Balkumari 4, Madhyapur Thimi, Bhaktapur')
  await expect(field(page, 'Street address')).toHaveValue('Balkumari 4')
  await expect(field(page, 'District')).toHaveValue('Bhaktapur')

  const shown = field(page, 'Saved addresses').locator('option:checked')
  const other = 'Hira Gurung, Balkumari 4, Madhyapur Thimi, Bhaktapur'
  await expect(shown).toHaveText(other)
  await field(page, 'Street address').fill('Balkumari 5')
  await expect(shown).toHaveText('Another address')
  await field(page, 'Saved addresses').selectOption(other)
  await expect(field(page, 'Street address')).toHaveValue('Balkumari 4')

  await field(page, 'District').selectOption('Kathmandu')
  await expect(shown).toHaveText('Another address')
  await expect(field(page, 'Town / City')).toHaveValue('')
  await expect(field(page, 'Zip (optional)')).toHaveValue('')
  await field(page, 'Town / City').fill('Kirtipur')
  await field(page, 'Province').selectOption('Gandaki')
  await expect(field(page, 'Town / City')).toHaveValue('Kirtipur')
})
