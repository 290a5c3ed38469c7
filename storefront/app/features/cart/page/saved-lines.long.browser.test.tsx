import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { openPage, toast } from '../../../test/open-page.tsx'

const PILLOWS = 'Kapas cotton pillow pair'

const line = (name: string) => page.getByRole('main').getByRole('article', { name })
const moveAll = () => page.getByRole('button', { name: 'Move all to cart' })

async function openSaved(saved: CartLine[]) {
  const shop = await givenShopCart(givenCart([], { saved }))
  await openPage('/cart', CartPage)
  await expect.element(page.getByRole('region', { name: /^Saved for later/ })).toBeVisible()
  return shop
}

test('one button moves all that is saved for later to the cart, and the first of it has the focus', async () => {
  const shop = await openSaved([givenBedLine({ quantity: 2 }), givenLine()])
  await expect.element(page.getByRole('heading', { name: 'Saved for later (3)' })).toBeVisible()
  await moveAll().click()
  await expect.element(toast('3 pieces are back in your cart.')).toBeVisible()
  expect(shop.held().lines.map(({ name }) => name)).toEqual([RARA, PILLOWS])
  await expect.element(moveAll()).not.toBeInTheDocument()
  await expect.element(line(RARA)).toHaveFocus()
})

test('what is sold out stays saved for later, and a message names it', async () => {
  const shop = await openSaved([
    givenBedLine(),
    givenLine({ countInStock: 0 }),
    givenLine({ _id: '77', variantId: '770', name: 'Tea table' }),
  ])
  await moveAll().click()
  await expect
    .element(toast(`2 pieces are back in your cart. Not available, so still saved for later: ${PILLOWS}.`))
    .toBeVisible()
  expect(shop.held().saved.map(({ name }) => name)).toEqual([PILLOWS])
})

test('what the shop refuses stays saved for later, with its reason', async () => {
  const bed = givenBedLine()
  await openSaved([givenLine(), bed])
  answerApi({ [`PATCH /api/cart/lines/${bed._id}`]: refused(409, 'cart_full', 'Your cart is full.') })
  await moveAll().click()
  await expect.element(toast('Your cart is full. Remove an item first.')).toBeVisible()
  await expect.element(line(PILLOWS).getByRole('button', { name: 'Save for later' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Move to cart: ${RARA}` })).toBeEnabled()
})

test.for([1, 0])('a button for all needs two pieces that can move: one with %i in stock beside it', async (stock) => {
  await openSaved(stock === 1 ? [givenLine()] : [givenLine(), givenBedLine({ countInStock: 0 })])
  await expect.element(page.getByRole('button', { name: `Move to cart: ${PILLOWS}` })).toBeVisible()
  await expect.element(moveAll()).not.toBeInTheDocument()
})
