import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import type { PackedProduct } from '#contract/catalog/products.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { openPage } from '../../../test/open-page.tsx'
import { boards, givenPacked } from '../../passages/packed.fixture.tsx'

const GONE = '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0009'
const note = () => page.getByRole('link', { name: /^By your measures/ })

const answerOf = (product: PackedProduct) => ({ status: 200, body: { success: true, message: '', product } })

/** Opens a cart in a browser that knows a door. */
async function open(lines: CartLine[], door = { width: '100', height: '140' }) {
  const lengths = { 'door-width': { cm: door.width }, 'door-height': { cm: door.height } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  await givenShopCart(givenCart(lines))
  answerApi({
    'GET /api/product/1': answerOf(givenPacked()),
    'GET /api/product/48': answerOf(givenPacked({ comesAssembled: true, packages: boards }, { _id: '48' })),
  })
  await openPage('/cart', CartPage)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
}

test('a line that gets stuck says so, and leads to the check of its variant', async () => {
  await open([givenBedLine()], { width: '20', height: '203' })
  await expect.element(note()).toHaveTextContent('By your measures it does not get in.')
  await expect.element(note()).toHaveAttribute('href', expect.stringMatching(/^\/product\/1\?size=.+#will-it-get-in$/))
})

test('of three lines only the one that gets in only in parts says so', async () => {
  const gone = givenLine({ _id: GONE, productId: null, variantId: null, state: 'gone' })
  const shelf = givenLine({ variantId: givenBedLine().variantId })
  await open([gone, shelf, givenBedLine()])
  await expect.element(note()).toHaveTextContent('By your measures it gets in only in parts.')
})
