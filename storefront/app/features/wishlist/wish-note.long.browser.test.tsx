import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import LoginPage from '../../routes/login.tsx'
import { answerApi, refused } from '../../test/answer-api.ts'
import { givenBedLine, givenCart, givenShopCart } from '../../test/given-cart.ts'
import { givenGuest } from '../../test/given-member.ts'
import { RARA } from '../../test/given-products.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { keepWish } from './kept-wish.ts'

const why = () => page.getByText(`Log in, and ${RARA} will be in My List.`, { exact: false })
const instead = () => page.getByRole('button', { name: 'Save for later in the cart' })
const kept = () => sessionStorage.getItem('listWish')
const LINE = `PATCH /api/cart/lines/${givenBedLine()._id}` as const

/** A guest pressed the heart of a bed. */
async function open(cart = givenCart()) {
  givenGuest()
  keepWish({ kind: 'saved', productId: '1', name: RARA, size: '122*200', type: 'Normal' })
  const shop = await givenShopCart(cart)
  await openPage('/login', LoginPage, { address: '/login?next=%2Fproduct%2F1', loaderData: givenShell() })
  await expect.element(why()).toBeVisible()
  return shop
}

test('the login says what it is for, and one press saves the piece for later without it', async () => {
  const shop = await open()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  answerApi({ [LINE]: (asked) => shop.change(givenBedLine()._id, asked) })
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/product/1')
  expect(sent.map(({ body }) => body)).toEqual([{ productId: '1', size: '122*200', type: 'Normal' }])
  expect(shop.held().saved).toMatchObject([{ productId: '1' }])
  expect(kept()).toBeNull()
})

test('a piece that is in the cart already stays there', async () => {
  const shop = await open(givenCart([givenBedLine()]))
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart already.`)).toBeVisible()
  expect(shop.held().lines).toMatchObject([{ productId: '1', quantity: 1 }])
})

test('a piece that the cart refuses leaves the guest at the login, with the wish', async () => {
  await open()
  answerApi({ 'POST /api/cart/lines': refused(409, 'out_of_stock', 'Sold out.') })
  await instead().click()
  await expect.element(page.getByRole('status').getByText(/^Sold out\./)).toBeVisible()
  await expect.element(instead()).toBeEnabled()
  expect(kept()).not.toBeNull()
})

test('the login of a visitor without a wish has no such words, and links to an order without an account', async () => {
  await openPage('/login', LoginPage, { loaderData: givenShell() })
  const track = page.getByRole('main').getByRole('link', { name: 'Track order' })
  await expect.element(track).toHaveAttribute('href', '/track-order')
  await expect.element(instead()).not.toBeInTheDocument()
})
