import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartAnswer, givenBedLine, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { answerApi } from '../../../test/answer-api.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { loadNepali, openPage } from '../../../test/open-page.tsx'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'
import { CartButton } from './cart-button.tsx'

/** Two lines and a set's reduction, so the totals have every row. */
function givenFullCart() {
  const cart = givenCart([givenBedLine(), givenBedLine({ _id: '9', variantId: '909', name: 'Asan bed' })])
  const reductions = [{ name: 'Rara bedroom', code: null, amount: 7_495, sets: 1 }]
  return { ...cart, totals: { ...cart.totals, reductions } }
}

test.for([
  ['en', 360, 640],
  ['en', 320, 568],
  ['ne', 320, 568],
] as const)('half of a small phone shows the lines of the cart: %s, %i x %i', async ([language, width, height]) => {
  await page.viewport(width, height)
  if (language === 'ne') await loadNepali('cart', 'delivery')
  const cart = givenFullCart()
  await givenShopCart(cart)
  answerApi({ 'GET /api/cart': cartAnswer(cart) })
  await openPage('/', CartButton, { language })
  await page.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const checkOut = dialog.getByRole('link', { name: language === 'ne' ? 'चेकआउट' : 'Check Out' })
  await expect.element(checkOut).toBeInViewport({ ratio: 1 })
  const line = dialog.getByRole('article').first()
  expect(scrolling(line.element()).clientHeight).toBeGreaterThanOrEqual(height / 2)
  // A price is in one row with its quantity.
  const price = line.getByText(language === 'ne' ? 'रु. ९८,५००' : 'Nrs. 98,500').element()
  expect(Math.abs(middle(price) - middle(line.getByRole('combobox').element()))).toBeLessThan(4)
})

test('the drawer names the district whose shipping it counts', async () => {
  chooseDistrict('Humla')
  const cart = givenFullCart()
  await givenShopCart(cart)
  answerApi({ 'GET /api/cart': cartAnswer(cart), 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  await openPage('/', CartButton)
  await page.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Shipping to Humla')).toBeVisible()
})

/** Returns where the middle of an element is, in pixels from the top of the window. */
function middle(element: Element): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** Returns the box that scrolls an element. */
function scrolling(element: Element): Element {
  const { overflowY } = getComputedStyle(element)
  return overflowY === 'auto' ? element : scrolling(element.parentElement!)
}
