import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { cartAnswer, givenCart } from '../../test/given-cart.ts'
import { setCartSign } from '../cart/cart-signals.ts'
import { toast } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'
import { RARA } from '../../test/given-products.ts'
import { givenSet } from '../../test/given-set.ts'

const section = () => page.getByRole('region', { name: 'Complete the set' })
const box = (name: string) => section().getByRole('checkbox', { name: `Include ${name}` })
const words = (text: string | RegExp) => section().getByText(text, { exact: true })

test('a set shows its pieces, what they cost one by one, and what the set saves', async () => {
  await openProduct({ set: givenSet() })
  await expect.element(words('Nrs. 98,500')).toBeVisible()
  await expect.element(words('Nrs. 2,400')).toBeVisible() // two pillows
  await expect.element(words('Nrs. 1,35,400')).toBeVisible()
  await expect.element(words('The set, 4 pieces')).toBeVisible()
  await expect.element(words('Nrs. 1,21,860')).toBeVisible()
  await expect.element(words('You save Nrs. 13,540: this price is for all 4 pieces together.')).toBeVisible()
  await expect.element(words('Free')).toBeVisible()
  const link = section().getByRole('link', { name: 'Sukha mattress' })
  await expect.element(link).toHaveAttribute('href', '/product/61?size=122*200')
})

test('the mattress follows the size of the bed', async () => {
  await openProduct({ set: givenSet() })
  await expect.element(words('122*200')).toBeVisible()
  await page.getByRole('radio', { name: /^153\*200/ }).click()
  await expect
    .element(words('Sukha mattress comes in your size, 153*200, and changes when you choose another.'))
    .toBeVisible()
  await expect.element(words('Nrs. 42,500')).toBeVisible()
  await page.getByRole('radio', { name: /^183\*200/ }).click()
  await expect.element(words('Not made in 183*200')).toBeVisible()
  await expect.element(box('Sukha mattress')).toBeDisabled()
  await expect.element(section().getByRole('button', { name: 'Add 3 pieces to cart' })).toBeEnabled()
})

test('without one piece the rest has its ordinary price', async () => {
  await openProduct({ set: givenSet() })
  await box('Kapas pillow').click()
  await expect.element(box('Kapas pillow')).not.toBeChecked()
  await expect.element(section().getByText('Nrs. 1,33,000').last()).toBeVisible()
  await expect.element(words('Fewer pieces have their usual prices. Take all 4 and save Nrs. 13,540.')).toBeVisible()
  await box('Kapas pillow').click()
  await expect.element(words('You save Nrs. 13,540: this price is for all 4 pieces together.')).toBeVisible()
})

test('one button adds every piece with one call', async () => {
  const sent = answerApi({
    'GET /api/cart': cartAnswer(givenCart()),
    'POST /api/cart/pieces': cartAnswer(givenCart()),
  })
  await openProduct({ set: givenSet() })
  await section().getByRole('button', { name: 'Add the set to cart' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({
      pieces: [
        { variantId: '101', quantity: 1, shownPrice: 98_500 },
        { variantId: '610', quantity: 1, shownPrice: 34_500 },
        { variantId: '480', quantity: 2, shownPrice: 1_200 },
      ],
    })
})

test('what the cart has already counts for the set and is not added again', async () => {
  const sent = answerApi({
    'GET /api/cart': cartAnswer(givenCart()),
    'POST /api/cart/pieces': cartAnswer(givenCart()),
  })
  await openProduct({ set: givenSet() })
  setCartSign({ pieces: 1, goods: 34_500, products: ['61'], held: { '610': 1, '480': 1 } })
  await expect.element(words('In your cart')).toBeVisible()
  await expect.element(box('Sukha mattress')).toBeChecked()
  await expect.element(box('Sukha mattress')).toBeDisabled()
  await expect.element(words('You save Nrs. 13,540: this price is for all 4 pieces together.')).toBeVisible()
  await section().getByRole('button', { name: 'Add the other 2 pieces to cart' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({
      pieces: [
        { variantId: '101', quantity: 1, shownPrice: 98_500 },
        { variantId: '480', quantity: 1, shownPrice: 1_200 },
      ],
    })
})

test('the box shows the type chosen on the page, and that the cart has another', async () => {
  const [bed] = givenSet().pieces
  const other = bed!.variants.find(({ size, type }) => size === '122*200' && type === 'Hydraulics')!
  await openProduct({ set: givenSet() })
  setCartSign({ pieces: 1, goods: other.price, products: ['1'], held: { [other._id]: 1 } })
  await expect.element(words('Also in your cart: Hydraulics')).toBeVisible()
  await expect.element(words('Nrs. 1,21,860')).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Add the set to cart' })).toBeEnabled()
  // Left out, the one in the cart counts.
  await box(RARA).click()
  await expect.element(words(/^From your cart instead: Hydraulics, Nrs. /)).toBeVisible()
  await expect.element(words('The set, 4 pieces')).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Add the other 3 pieces to cart' })).toBeEnabled()
  const whole = { [other._id]: 1, '610': 1, '480': 2 }
  setCartSign({ pieces: 4, goods: other.price + 36_900, products: ['1', '61', '48'], held: whole })
  await expect.element(section().getByRole('button', { name: 'In your cart already' })).toBeDisabled()
  await expect.element(box(RARA)).toBeDisabled()
  await expect.element(box(RARA)).not.toBeChecked()
})

test('a set that is in the cart adds nothing', async () => {
  await openProduct({ set: givenSet() })
  setCartSign({ pieces: 4, goods: 1_35_400, products: ['1', '61', '48'], held: { '101': 1, '610': 1, '480': 2 } })
  await expect.element(section().getByRole('button', { name: 'In your cart already' })).toBeDisabled()
})

test('a message says which pieces do not fit', async () => {
  const message = 'Nothing was added: Kapas pillow is sold out.'
  answerApi({
    'GET /api/cart': cartAnswer(givenCart()),
    'POST /api/cart/pieces': { status: 409, body: { success: false, error: true, code: 'out_of_stock', message } },
  })
  await openProduct({ set: givenSet() })
  await section().getByRole('button', { name: 'Add the set to cart' }).click()
  await expect.element(toast(`${message} Another color, size or type may be available.`)).toBeVisible()
})

test('a piece that is sold out is left out, and says so', async () => {
  const { pieces } = givenSet()
  const soldOut = pieces[2]!.variants.map((variant) => ({ ...variant, countInStock: 1 }))
  await openProduct({ set: givenSet({ pillow: { variants: soldOut } }) })
  await expect.element(words('Only 1 left')).toBeVisible()
  await expect.element(box('Kapas pillow')).toBeDisabled()
  await expect.element(section().getByRole('button', { name: 'Add 2 pieces to cart' })).toBeEnabled()
  // No saving is promised that nobody can have.
  await expect.element(words('The price of the set is for all pieces together.')).toBeVisible()
})

test('a product of no set has no such section', async () => {
  await openProduct()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
})
