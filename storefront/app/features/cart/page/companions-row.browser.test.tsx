import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CardOffer, ProductCard } from '#contract/catalog/products.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { givenBedLine, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { givenBed, givenCard, RARA } from '../../../test/given-products.ts'
import { givenSet } from '../../../test/given-set.ts'
import { openPage } from '../../../test/open-page.tsx'

const MATTRESS = 'Sukha mattress'

const offer = (size: string, price: number, countInStock: number): CardOffer => {
  return { color: null, size, price, oldPrice: null, countInStock, isLarge: true }
}
const sukha = givenCard({
  _id: '61',
  name: MATTRESS,
  subCatId: '20',
  offers: [offer('122*200', 34_500, 8), offer('153*200', 42_500, 2), offer('183*200', 49_500, 7)],
  countInStock: 17,
})

const row = () => page.getByRole('region', { name: 'Goes with your bed' })
const card = () =>
  row()
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: MATTRESS }) })

const found = (products: ProductCard[]) => {
  return { status: 200, body: { success: true, message: '', products, totalProducts: products.length } }
}

test('beside a bed, the card of its mattress shows and adds the bed’s size, and follows it', async () => {
  const bed = givenBed().variants.find(({ size, type }) => size === '183*200' && type === 'Normal')!
  const { _id: variantId, ...choice } = bed
  const line = givenBedLine({ ...choice, color: null, variantId, _id: givenBedLine()._id })
  const shop = await givenShopCart(givenCart([line]))
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold(shop.held().lines) })
  answerApi({
    'GET /api/product/1/set': { status: 200, body: { success: true, message: '', set: givenSet() } },
    'GET /api/product/getAllProducts': ({ search }) => found(search.startsWith('ids=') ? [sukha] : []),
  })
  await page.viewport(1280, 1600) // the row loads near the view
  await openPage('/cart', CartPage)
  await expect.element(card()).toBeVisible()
  await expect.element(card()).toMatchTextContent(/Nrs\. 49,500/)
  await expect.element(card()).toMatchTextContent(/In Stock \(7\)/)
  await expect
    .element(card().getByRole('heading').getByRole('link'))
    .toHaveAttribute('href', '/product/61?size=183*200')
  await card()
    .getByRole('button', { name: `Add to Cart: ${MATTRESS}` })
    .click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ productId: '61', size: '183*200', shownPrice: 49_500 }])

  await page.getByRole('combobox', { name: `Size of ${RARA}` }).selectOptions('153*200')
  await expect.element(card()).toMatchTextContent(/Nrs\. 42,500/)
})
