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
async function open(lines: CartLine[], door = { width: '100', height: '140' }, stairs: object = {}) {
  const lengths = { 'door-width': { cm: door.width }, 'door-height': { cm: door.height } }
  localStorage.setItem('passages', JSON.stringify({ lengths, ...stairs }))
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
  await expect.element(note()).toHaveTextContent('By your measures it does not get into your home.')
  await expect.element(note()).toHaveAttribute('href', expect.stringMatching(/^\/product\/1\?size=.+#will-it-get-in$/))
})

test('of three lines only the one that gets in only in parts says so', async () => {
  const gone = givenLine({ _id: GONE, productId: null, variantId: null, state: 'gone' })
  const shelf = givenLine({ variantId: givenBedLine().variantId })
  await open([gone, shelf, givenBedLine()])
  await expect.element(note()).toHaveTextContent('By your measures it gets into your home only in parts.')
})

test('a line of which we are not sure asks to ask the shop, and leads to the check', async () => {
  const turning = {
    'door-width': { cm: '90' },
    'door-height': { cm: '203' },
    'stairs-width': { cm: '90' },
    'stairs-headroom': { cm: '210' },
    'landing-depth': { cm: '90' },
    'landing-width': { cm: '180' },
  }
  const shelf = givenLine({ variantId: givenBedLine().variantId })
  await open([shelf], undefined, { lengths: turning, has: { stairs: true }, turn: 'half' })
  await expect
    .element(note())
    .toHaveTextContent('By your measures we are not sure that it gets into your home: ask us.')
  await expect.element(note()).toHaveAttribute('href', expect.stringMatching(/#will-it-get-in$/))
})

test('of a line for another home the answer counts if that home was measured, until the mark is taken back', async () => {
  const narrow = { width: '20', height: '203' }
  await open([givenBedLine()], narrow)
  await page.getByRole('button', { name: `Mark as for another home: ${givenBedLine().name}` }).click()
  await expect.element(note()).not.toBeInTheDocument()
  const words = 'If you measured the home it goes to: by those measures it does not get in. Ask us before you order.'
  await expect
    .element(page.getByRole('link', { name: words }))
    .toHaveAttribute('href', expect.stringMatching(/#will-it-get-in$/))
  const mine = page.getByRole('button', { name: `Mark as for my home: ${givenBedLine().name}` })
  await expect.element(mine).toHaveFocus()
  await mine.click()
  await expect.element(note()).toHaveTextContent('By your measures it does not get into your home.')
  expect(sessionStorage.getItem('forOtherHome')).toBeNull()
})
