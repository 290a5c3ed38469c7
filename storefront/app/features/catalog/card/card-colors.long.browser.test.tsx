import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi } from '../../../test/answer-api.ts'
import { cartAnswer, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { givenColorfulCard, givenPicture, RARA } from '../../../test/given-products.ts'
import { openPage, visited } from '../../../test/open-page.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-cards.module.css'
import type { ShownProduct } from './shown-product.ts'

const bed = () => page.getByRole('article')
const colors = () => bed().getByRole('radiogroup', { name: `Colors of ${RARA}` })
const color = (name: string) => colors().getByRole('radio', { name })
const size = (name: RegExp) => bed().getByRole('button', { name })

async function open(product: ShownProduct = givenColorfulCard()): Promise<void> {
  const Listing = () => (
    <div className={styles.cards}>
      <ProductCard product={product} sizes="200px" always />
    </div>
  )
  await openPage('/productListing', Listing)
}

test('choosing a color changes picture, price, stock and link, and keeps the size', async () => {
  await open()
  await expect.element(color('Forest green')).toBeChecked()
  await size(/^153/).click()
  await color('Blush').click()
  await expect.element(color('Blush')).toBeChecked()
  await expect.element(size(/^153/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bed().getByText('Nrs. 1,14,500')).toBeVisible()
  expect(bed().element().querySelector('img')).toHaveAttribute('alt', 'Picture 3')
  await color('Oatmeal').click()
  await expect.element(bed().getByText('In Stock (1)', { exact: true })).toBeVisible()
  await bed().getByRole('heading').getByRole('link').click()
  await expect.element(visited()).toHaveTextContent('/product/1?color=oatmeal&size=153*200')
})

test('a color without the chosen size shows its own first one, and a sold-out one says so', async () => {
  await open()
  await expect.element(color('Oatmeal, sold out')).toBeVisible()
  await size(/^183/).click()
  await color('Oatmeal, sold out').click()
  await expect.element(size(/^122/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bed().getByText('Out of Stock', { exact: true })).toBeVisible()
  await expect.element(bed().getByRole('button', { name: `Out of Stock: ${RARA}` })).toBeDisabled()
})

test('a card of a list filtered by color begins with that color, and links to it', async () => {
  const { colors: all, ...card } = givenColorfulCard()
  const blushFirst = all.toSorted((a, b) => Number(b.slug === 'blush') - Number(a.slug === 'blush'))
  await open({ ...card, colors: blushFirst, shownOffer: card.offers.findIndex((offer) => offer.color === 'blush') })
  await expect.element(color('Blush')).toBeChecked()
  expect(bed().element().querySelector('img')).toHaveAttribute('alt', 'Picture 3')
  const name = bed().getByRole('heading').getByRole('link')
  await expect.element(name).toHaveAttribute('href', '/product/1?color=blush&size=122*200')
  await color('Forest green').click()
  await expect.element(name).toHaveAttribute('href', '/product/1')
})

test('arrow keys choose a color, and each dot has a target of 24 px', async () => {
  await open()
  color('Forest green').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(color('Blush')).toBeChecked()
  await expect.element(color('Blush')).toHaveFocus()
  for (const dot of colors().getByRole('radio').elements()) {
    const { width, height } = dot.getBoundingClientRect()
    expect([width, height]).toEqual([24, 24])
  }
})

test('the button adds the chosen color and size', async () => {
  await givenShopCart(givenCart())
  const sent = answerApi({ 'POST /api/cart/lines': () => cartAnswer(givenCart()) })
  await open()
  await color('Blush').click()
  await bed()
    .getByRole('button', { name: `Add to Cart: ${RARA}` })
    .click()
  const wanted = { productId: '1', color: 'blush', size: '122*200', shownPrice: 1_00_500 }
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual(wanted)
})

test('four colors have dots, and a link counts the others', async () => {
  const many = Array.from({ length: 6 }, (_, at) => {
    return { slug: `color-${at}`, name: `Color ${at}`, swatch: '#5b3a24', swatchPicture: null }
  })
  const offers = many.map(({ slug }) => ({
    color: slug,
    size: null,
    price: 100,
    oldPrice: null,
    countInStock: 1,
    isLarge: false,
  }))
  await open(givenColorfulCard({ colors: many, offers, pictures: [givenPicture(1)] }))
  expect(colors().getByRole('radio').elements()).toHaveLength(4)
  await expect.element(bed().getByRole('link', { name: `+2 colors of ${RARA}` })).toHaveAttribute('href', '/product/1')
})

test('a product in a single color has no dots', async () => {
  const { colors: all, offers } = givenColorfulCard()
  await open(givenColorfulCard({ colors: all.slice(0, 1), offers: offers.slice(0, 3) }))
  await expect.element(bed().getByRole('heading')).toBeVisible()
  await expect.element(colors()).not.toBeInTheDocument()
})
