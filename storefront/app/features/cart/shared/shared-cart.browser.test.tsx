import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SharedCartPage from '../../../routes/shared-cart.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { openPage, visited } from '../../../test/open-page.tsx'

const TOKEN = 'A'.repeat(43)
const line = () => page.getByRole('article', { name: RARA })

const open = () => openPage('/cart/shared/:token', SharedCartPage, { address: `/cart/shared/${TOKEN}` })

test('a shared cart is displayed and can be copied into one’s own', async () => {
  await givenShopCart()
  const shared = cartAnswer(givenCart([givenBedLine({ quantity: 2 })]))
  const taken = answerApi({
    [`GET /api/cart/shares/${TOKEN}`]: shared,
    [`POST /api/cart/shares/${TOKEN}/takeover`]: shared,
  })
  await open()
  await expect.element(line().getByText('122*200 Single, Normal · 2 pieces')).toBeVisible()
  await page.getByRole('button', { name: 'Add all to my cart' }).click()
  await expect.element(visited()).toHaveTextContent('/cart')
  expect(taken).toHaveLength(2)
})

test('a shared cart that cannot be copied stays in view with a message', async () => {
  await givenShopCart()
  answerApi({
    [`GET /api/cart/shares/${TOKEN}`]: cartAnswer(givenCart([givenBedLine()])),
    [`POST /api/cart/shares/${TOKEN}/takeover`]: refused(409, 'cart_full', 'The cart is full.'),
  })
  await open()
  await page.getByRole('button', { name: 'Add all to my cart' }).click()
  await expect.element(page.getByRole('status').getByText(/^The cart is full\./)).toBeVisible()
  await expect.element(line()).toBeVisible()
})

test('a cart that is no longer shared says so', async () => {
  await givenShopCart()
  const other = 'B'.repeat(43)
  answerApi({ [`GET /api/cart/shares/${other}`]: refused(404, 'not_found', 'Nothing is shared.') })
  await openPage('/cart/shared/:token', SharedCartPage, { address: `/cart/shared/${other}` })
  await expect.element(page.getByRole('heading', { name: 'This cart is no longer shared' })).toBeVisible()
})
