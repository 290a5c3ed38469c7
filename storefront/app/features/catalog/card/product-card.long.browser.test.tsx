import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenMedia, moveMouseAway } from '../../../test/given-media.ts'
import { givenBedCard, givenCard, givenPictures, RARA } from '../../../test/given-products.ts'
import { openPage, visited } from '../../../test/open-page.tsx'
import type { Found } from '../listing/load-found.ts'
import { Results } from '../listing/results.tsx'
import type { ListingControls } from '../listing/use-listing.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-cards.module.css'
import type { ShownProduct } from './shown-product.ts'

const card = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const bed = () => card(RARA)
const plain = () => card('Asan platform bed')
const sizes = () =>
  bed()
    .getByRole('group', { name: /^Sizes of/ })
    .getByRole('button')

const plainCard = (changes: Partial<ShownProduct> = {}) => givenCard({ isLatest: true, ...changes })

async function open(...products: ShownProduct[]): Promise<void> {
  const Listing = () => (
    <div className={styles.cards} style={{ padding: 20 }}>
      {products.map((product) => (
        <ProductCard key={product._id} product={product} sizes="200px" always />
      ))}
    </div>
  )
  await openPage('/productListing', Listing)
}

const opacityOf = (element: Element) => getComputedStyle(element).opacity

test('picture and name link to the product, the category name to its listing', async () => {
  await open(givenBedCard())
  await expect.element(bed().getByRole('heading').getByRole('link')).toHaveAttribute('href', '/product/1')
  await expect.element(bed().getByRole('link', { name: 'Bedroom' })).toHaveAttribute('href', '/category/1')
  bed().element().querySelector('img')!.click()
  await expect.element(visited()).toHaveTextContent('/product/1')
})

test('the first size is chosen; choosing another changes price, old price, badge and link', async () => {
  await open(givenBedCard())
  const oldPrice = () => bed().element().querySelector('s')
  await expect.element(sizes().first()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bed().getByText('Nrs. 98,500')).toBeVisible()
  expect(oldPrice()).toHaveTextContent('Old price Nrs. 1,12,000')
  expect(getComputedStyle(oldPrice()!).textDecorationLine).toBe('line-through')
  await sizes().nth(1).click()
  await expect.element(sizes().nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(sizes().first()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(bed().getByText('Nrs. 1,12,500')).toBeVisible()
  expect(oldPrice()).toHaveTextContent('Old price Nrs. 1,28,000')
  await expect.element(bed().getByText('−12.1%')).toBeVisible()
  await bed().getByRole('heading').getByRole('link').click()
  await expect.element(visited()).toHaveTextContent('/product/1?size=153*200')
})

test('a size without an old price shows no struck-through price and no discount', async () => {
  await open(givenBedCard())
  await sizes().nth(2).click()
  await expect.element(bed().getByText('Nrs. 1,24,500')).toBeVisible()
  expect(bed().element().querySelector('s')).toBeNull()
  await expect.element(bed().getByText(/%|Sale/)).not.toBeInTheDocument()
})

test('a product without an old price shows no struck-through price and no discount', async () => {
  await open(plainCard())
  await expect.element(plain().getByText('Nrs. 74,500')).toBeVisible()
  expect(plain().element().querySelector('s')).toBeNull()
  await expect.element(plain().getByText(/%|Sale/)).not.toBeInTheDocument()
})

const topOf = (element: Element) => element.getBoundingClientRect().top

test.for([390, 1280])('at %i px the badges are 10 px, then 35 px from the top of the picture', async (width) => {
  await page.viewport(width, 844)
  await givenMedia()
  await open(givenBedCard(), plainCard())
  const badges = bed().getByRole('list').first().getByRole('listitem')
  await expect.element(badges.first()).toMatchTextContent(/^−12\.1%/)
  await expect.element(badges.nth(1)).toHaveTextContent('Trending')
  const top = topOf(bed().element().querySelector('img')!)
  expect(topOf(badges.first().element()) - top).toBeCloseTo(10, 0)
  expect(topOf(badges.nth(1).element()) - top).toBeCloseTo(35, 0)
  await expect.element(plain().getByText('Latest')).toBeVisible()
})

const soldOut = { color: null, size: null, price: 74_500, oldPrice: null, countInStock: 0, isLarge: false }

test('the stock line shows the count of what is chosen, or that it is out of stock', async () => {
  await open(givenBedCard(), plainCard({ offers: [soldOut], countInStock: 0 }))
  await expect.element(bed().getByText('In Stock (3)', { exact: true })).toBeVisible()
  await expect.element(plain().getByText('Out of Stock', { exact: true })).toBeVisible()
  await expect.element(plain().getByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument()
})

test('screen readers get words for figures and icons', async () => {
  await open(givenBedCard(), plainCard())
  await expect.element(bed().getByRole('list').first()).toMatchAriaInlineSnapshot(`
    - list:
      - listitem: 12.1% off
      - listitem: Trending
  `)
  await expect.element(bed().getByText('New price')).toBeInTheDocument()
  await expect.element(plain().getByText('New price')).not.toBeInTheDocument()
  await expect.element(bed().getByRole('img', { name: 'Rated 4.7 of 5 stars' })).toBeVisible()
})

test('Expand and Compare appear on hover and keyboard focus', async () => {
  await moveMouseAway()
  await open(givenBedCard())
  const controls = [/^Expand/, /^Compare/].map((name) => bed().getByRole('button', { name }).element())
  const opacity = () => controls.map(opacityOf)
  await expect.poll(opacity).toEqual(['0', '0'])
  await bed().getByRole('heading').hover()
  await expect.poll(opacity).toEqual(['1', '1'])
  await moveMouseAway()
  await expect.poll(opacity).toEqual(['0', '0'])
  ;(controls[0] as HTMLElement).focus()
  await expect.poll(opacity).toEqual(['1', '1'])
})

test('the placeholder replaces pictures that fail to load', async () => {
  await givenMedia({ areThere: false })
  // No other test has these pictures, so the browser has not cached them.
  await open(givenBedCard({ pictures: givenPictures(2, 9003) }))
  await expect.poll(() => bed().element().querySelector('img')!.getAttribute('src')).toBe('/placeholder-image.jpg')
})

test.for([
  [1280, 'grid', 4],
  [390, 'grid', 2],
  [1280, 'list', 1],
  [390, 'list', 1],
] as const)('at %i px the %s of a listing has %i columns', async ([width, view, columns]) => {
  await page.viewport(width, 844)
  const products = Array.from({ length: 5 }, (_, at) => plainCard({ _id: String(at + 1), name: `Bed ${at}` }))
  const found: Found = { products, totalProducts: 5, facets: undefined, hasFailed: false, categoryNames: {} }
  const controls = { state: { view, page: 1 }, isLoading: false } as ListingControls
  await openPage('/productListing', () => <Results controls={controls} found={found} empty={null} />)
  await expect.poll(() => page.getByRole('article').length).toBe(5)
  const cards = page.getByRole('article').elements()
  expect(new Set(cards.map((one) => Math.round(one.getBoundingClientRect().left))).size).toBe(columns)
})
