import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import CheckoutPage from '../../routes/checkout.tsx'
import { expectErrors } from '../../test/console-errors.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { givenCart, givenLine, givenShopCart } from '../../test/given-cart.ts'
import { givenCheckout, openCheckout, orderButton, OTHER_LINE } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage, toast } from '../../test/open-page.tsx'

const note = () => page.getByText(/^Your cart’s .* in this order, too\./)
const pillows = () => page.getByText('Kapas cotton pillow pair')

/** Opens the checkout with pillows of variant 1 in the cart. */
async function open(quantity: number, state: unknown) {
  givenGuest()
  givenCheckout({ quantity, price: 2_400 })
  await openCheckout(state)
}

test('after “Buy now” a phone’s first screen names what was in the cart already, with a link to it', async () => {
  await page.viewport(390, 844)
  await open(3, { variantId: '1', quantity: 1, others: 2 })
  await expect.element(note()).toHaveTextContent('Your cart’s 2 other pieces are in this order, too. View Cart')
  await expect.element(note()).toBeInViewport({ ratio: 1 })
  await expect.element(note().getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
})

/** Opens the checkout after “Buy now” on pillows, with two benches in the cart, which answers changes of their line. */
async function openWithBenches() {
  await page.viewport(390, 844)
  givenGuest()
  const goods = { quantity: 1, price: 2_400, others: 2 }
  givenCheckout(goods)
  const pillow = givenLine({ variantId: '1', price: 2_400 })
  const bench = givenLine({ _id: OTHER_LINE, variantId: '7', name: 'Asan bench', quantity: 2 })
  const shop = await givenShopCart(givenCart([pillow, bench]))
  const sent = answerApi({
    [`PATCH /api/cart/lines/${OTHER_LINE}`]: (change) => {
      goods.others = 0
      return shop.change(OTHER_LINE, change)
    },
  })
  await openCheckout({ variantId: '1', quantity: 1, others: 2 })
  return { goods, sent, shop }
}

const onlyThis = () => page.getByRole('button', { name: 'Order only this' })
const keptAside = () => page.getByText(/^2 pieces are saved for later in your cart\. View Cart$/)

test('“Order only this” saves the other pieces for later, and the figures are without them', async () => {
  const { sent } = await openWithBenches()
  await expect.element(page.getByText('Asan bench')).toBeVisible()
  await onlyThis().click()
  await expect.element(keptAside()).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ isSaved: true }])
  await expect.element(page.getByText('Asan bench')).not.toBeInTheDocument()
  await expect.element(orderButton()).toMatchTextContent(/Nrs\. 3,400/)
  await expect.element(keptAside().getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^2 pieces are saved for later/)
})

test('what was put aside stays said on the page loaded again', async () => {
  await openWithBenches()
  await onlyThis().click()
  await expect.element(keptAside()).toBeVisible()
  expect(history.state).toMatchObject({ usr: { aside: 2 } })
})

test('where the shop refuses it, all stays in the order and the button can be pressed again', async () => {
  const { goods } = await openWithBenches()
  answerApi({ [`PATCH /api/cart/lines/${OTHER_LINE}`]: refused(503, 'unavailable', 'The shop is busy.') })
  await onlyThis().click()
  await expect.element(toast('The shop is busy. Please try again in a moment.')).toBeVisible()
  await expect.element(onlyThis()).toBeEnabled()
  await expect.element(note()).toBeVisible()
  expect(goods.others).toBe(2)
})

test('offline nothing is put aside, and a message says so', async () => {
  await openWithBenches()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expectErrors(/The cart could not be read/)
  answerApi({ 'GET /api/cart': cut })
  await onlyThis().click()
  await expect
    .element(toast('You seem to be offline. Your cart has not changed; try again when you are online.'))
    .toBeVisible()
  await expect.element(onlyThis()).toBeEnabled()
  await expect.element(note()).toBeVisible()
})

test('more of the same piece in the cart cannot be put aside by itself', async () => {
  await open(3, { variantId: '1', quantity: 1, others: 2 })
  await expect.element(note()).toBeVisible()
  await expect.element(onlyThis()).not.toBeInTheDocument()
})

// Nepali lines are higher.
test.for([
  ['en', 66],
  ['ne', 69],
] as const)('the note with its button has two lines at 390 px: %s', async ([language, height]) => {
  await page.viewport(390, 844)
  givenGuest()
  givenCheckout({ quantity: 1, price: 2_400, others: 2 })
  await loadNepali('checkout', 'checkout-parts', 'credit', 'cart', 'forms', 'later', 'order', 'orders', 'payments')
  const state = { variantId: '1', quantity: 1, others: 2 }
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell(), state, language })
  const button = page.getByRole('button', { name: language === 'ne' ? 'यो मात्र अर्डर गर्ने' : 'Order only this' })
  await expect.element(button).toBeVisible()
  const box = button.element().closest<HTMLElement>('[tabindex]')!
  // The font of Nepali comes after the first letters.
  await expect.poll(() => box.clientHeight).toBe(height)
})

test('the note goes when the shopper removes the piece she pressed “Buy now” for', async () => {
  await open(1, { variantId: '7', quantity: 1 })
  await expect.element(pillows()).toBeVisible()
  await expect.element(note()).not.toBeInTheDocument()
})

test('a cart with only that piece needs no note', async () => {
  await open(2, { variantId: '1', quantity: 2 })
  await expect.element(pillows()).toBeVisible()
  await expect.element(note()).not.toBeInTheDocument()
})

test('the way from the cart to the checkout shows no note', async () => {
  await open(3, null)
  await expect.element(pillows()).toBeVisible()
  await expect.element(note()).not.toBeInTheDocument()
})
