import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../messages/account-messages.ts'
import CartPage from '../../routes/cart.tsx'
import CheckoutPage from '../../routes/checkout.tsx'
import { answerApi } from '../../test/answer-api.ts'
import { givenCart, givenShopCart } from '../../test/given-cart.ts'
import { givenCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import { drawer, opener, openWithCart } from '../../test/open-with-cart.tsx'
import { ORDER, waiting } from '../orders/track/verify-order.fixture.tsx'
import { keepLastOrder } from './last-order.ts'

const note = () =>
  page.getByText(/^Your order KA-261121-7Q2M4XZP waits for its code\. Enter it by .+ or it is cancelled\.$/)
const way = () => page.getByRole('link', { name: 'Enter the code' })

/** A guest has left the page where the code of their order is entered. @returns the calls about it */
function givenLeft(order: Order = waiting(), placed: Order = waiting()) {
  givenGuest()
  keepLastOrder('', givenPlaced(placed))
  return answerApi({ [`GET ${ORDER}`]: { status: 200, body: { ...good, data: order } } })
}

async function openEmptyCart(): Promise<void> {
  await givenShopCart(givenCart())
  await openPage('/cart', CartPage)
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
}

test('an empty cart says that an order waits for its code, and leads to it', async () => {
  givenLeft()
  await openEmptyCart()
  await expect.element(note()).toBeVisible()
  await expect.element(way()).toHaveAttribute('href', `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
})

test('the empty drawer says so too, and closes on the way there', async () => {
  givenLeft()
  await openWithCart()
  await opener(0).click()
  await expect.element(note()).toBeVisible()
  await drawer(0).getByRole('link', { name: 'Enter the code' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('so does a checkout without pieces', async () => {
  givenLeft()
  givenCheckout({ quantity: 0, price: 2_400 })
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell() })
  await expect.element(note()).toBeVisible()
  await expect.element(way()).toBeVisible()
})

test.for([waiting({ status: 'confirm', verifyBy: null }), waiting({ status: 'cancelled' })])(
  'an order that waits no more is not said to: $status',
  async (order) => {
    const asked = givenLeft(order)
    await openEmptyCart()
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(page.getByText(/a moment ago/)).toBeVisible()
    await expect.element(note()).not.toBeInTheDocument()
  },
)

test('the shop is not asked about an order whose time has passed', async () => {
  const asked = givenLeft(waiting(), waiting({ verifyBy: new Date(Date.now() - 1_000).toISOString() }))
  await openEmptyCart()
  await expect.element(page.getByText(/a moment ago/)).toBeVisible()
  expect(asked).toEqual([])
})
