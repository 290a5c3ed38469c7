import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenCheckout, openCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'

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
