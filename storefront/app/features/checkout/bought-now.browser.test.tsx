import { expect, test } from 'vitest'
import { givenCheckout, openCheckout, summary } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'

const note = (words: RegExp | string) => summary().getByText(words)

/** Opens the checkout with pillows of variant 1 in the cart. */
async function open(quantity: number, state: unknown) {
  givenGuest()
  givenCheckout({ quantity, price: 2_400 })
  await openCheckout(state)
}

test('after “Buy now” the summary says what was in the cart already, with a link to it', async () => {
  await open(3, { variantId: '1', quantity: 1 })
  await expect.element(note(/^With 2 other pieces that were already in your cart\./)).toBeVisible()
  await expect.element(summary().getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
})

test('the note goes when the shopper removes the piece she pressed “Buy now” for', async () => {
  await open(1, { variantId: '7', quantity: 1 })
  await expect.element(note('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(note(/already in your cart/)).not.toBeInTheDocument()
})

test('a cart with only that piece needs no note', async () => {
  await open(2, { variantId: '1', quantity: 2 })
  await expect.element(note('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(note(/already in your cart/)).not.toBeInTheDocument()
})

test('the way from the cart to the checkout shows no note', async () => {
  await open(3, null)
  await expect.element(note('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(note(/already in your cart/)).not.toBeInTheDocument()
})
