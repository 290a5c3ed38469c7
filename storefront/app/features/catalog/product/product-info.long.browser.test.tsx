import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenBed, givenReview } from '../../../test/given-products.ts'
import { visited } from '../../../test/open-page.tsx'
import { openProduct, presentAddress } from '../../../test/open-product.tsx'

const BED = '/product/1'
const main = () => page.getByRole('main')
const boxOf = (element: Element) => element.getBoundingClientRect()

test('the breadcrumb links home and to the listing of its kind', async () => {
  await openProduct()
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' })
  const names = steps.getByRole('listitem')
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['Home', 'Beds', 'Rara wingback bed'])
  await expect.element(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const kind = main().getByRole('link', { name: 'Beds', exact: true })
  await expect.element(kind).toHaveAttribute('href', '/productListing/subcategory/7')
  await kind.click()
  await expect.element(visited()).toHaveTextContent('/productListing/subcategory/7')
})

test('rating, stock, prices and the note on free shipping are beside the pictures, the words below', async () => {
  await openProduct()
  await expect.element(main().getByRole('img', { name: 'Rated 4.7 of 5 stars' }).first()).toBeVisible()
  await expect.element(main().getByText('In Stock (3)', { exact: true }).first()).toBeVisible()
  const description = page.getByRole('tabpanel', { name: /^Description/ })
  for (const words of ['A bed with a high wingback.', 'The slats are of sal.', 'Made in Lalitpur.']) {
    await expect.element(description.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(main().getByText('Nrs. 98,500', { exact: true }).first()).toBeVisible()
  expect(main().element().querySelector('s')).toHaveTextContent('Old price Nrs. 1,12,000')
  const note = 'Free Shipping and Installation for all the orders over Nrs. 1,00,000'
  await expect.element(main().getByText(note)).toBeVisible()
})

test.for([1280, 390])('at %i px returns and ways to pay follow Add to Cart, before the tabs', async (width) => {
  await page.viewport(width, 844)
  await openProduct()
  const returns = main().getByRole('link', { name: 'Returns within 30 days of delivery' })
  await expect.element(returns).toHaveAttribute('href', '/return-policy')
  const ways = main().getByRole('listitem').filter({ hasText: 'Cash on delivery, eSewa, Khalti, Bank transfer' })
  await expect.element(ways).toBeVisible()
  const add = boxOf(main().getByRole('button', { name: 'Add to Cart' }).first().element())
  const tabs = boxOf(main().getByRole('tablist').element())
  expect(add.bottom).toBeLessThan(boxOf(returns.element()).top)
  expect(boxOf(returns.element()).bottom).toBeLessThanOrEqual(boxOf(ways.element()).top)
  expect(boxOf(ways.element()).bottom).toBeLessThan(tabs.top)
})

test('in a remote district ways to pay and free delivery leave out what it lacks', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  await openProduct()
  const free = 'Free delivery for all the orders over Nrs. 1,00,000, without fitting in your district'
  await expect.element(main().getByText(free)).toBeVisible()
  await expect.element(main().getByText(/Installation for all the orders/)).not.toBeInTheDocument()
  const ways = main().getByRole('listitem').filter({ hasText: 'eSewa' })
  await expect.element(ways).toHaveTextContent('eSewa, Khalti, Bank transfer')
})

test('a sold-out piece that we make links from its delivery to the custom order', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  const [variant] = givenBed().variants
  await openProduct({ product: givenBed({ madeInDays: 15, variants: [{ ...variant!, countInStock: 0 }] }) })
  const stock = main().getByText('We can make it to order for you.', { exact: true })
  await expect.element(stock.first().element().parentElement!).toMatchTextContent(/^Out of Stock/)
  await expect
    .element(
      main()
        .getByText(/Sold out/)
        .first(),
    )
    .not.toBeInTheDocument()
  await main().getByRole('link', { name: 'Ask us to make yours' }).click()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}#custom-order`)
})

const manyReviews = Array.from({ length: 9 }, (_, at) => givenReview({ _id: String(at + 1) }))
const reviews = () => page.getByRole('list', { name: 'Reviews' })

test('the reviews scroll within 300 px, each with the default picture of its author', async () => {
  await openProduct({ product: givenBed({ reviews: manyReviews }), address: `${BED}#reviews` })
  await expect.element(reviews()).toBeVisible()
  const list = reviews().element()
  expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(300)
  expect(list.scrollHeight - list.clientHeight).toBeGreaterThan(0)
  expect(list.querySelector('li')!.querySelector('img[src="/avatar.svg"]')).not.toBeNull()
})

test('the reviews fade while more follow, and the keyboard scrolls them', async () => {
  await openProduct({ product: givenBed({ reviews: manyReviews }), address: `${BED}#reviews` })
  // Waits for the final list, which replaces the served one.
  await expect
    .element(
      reviews()
        .getByRole('button', { name: /^Helpful/ })
        .first(),
    )
    .toBeInTheDocument()
  const fade = () => getComputedStyle(reviews().element()).getPropertyValue('--fade')
  await expect.poll(fade).toBe('72px')
  reviews().element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(fade).toBe('0px')
  await expect.element(reviews().getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
})

test('the table lists the special features', async () => {
  await openProduct({ address: `${BED}#details` })
  const features = page.getByRole('row', { name: /^Special Features/ }).getByRole('listitem')
  await expect.element(features.first()).toBeVisible()
  const names = features.elements().map(({ textContent }) => textContent)
  expect(names).toEqual(['Wingback headboard', 'Storage below', 'Silent slats'])
})

test('the drawing shows the dimensions of the chosen size in centimeters, or in feet on request', async () => {
  await openProduct()
  const panel = page.getByRole('tabpanel')
  const drawing = panel.getByRole('img', { name: /^Outline drawing/ })
  await expect.element(drawing.getByText('Width 145 cm')).toBeVisible()
  await main()
    .getByRole('radio', { name: /^153\*200/ })
    .click()
  await expect
    .element(drawing)
    .toHaveAccessibleName('Outline drawing: 176 cm (5 ft 9 in) wide, 219 cm (7 ft 2 in) long, 124 cm (4 ft 1 in) high')
  await expect.element(drawing.getByText('Width 176 cm')).toBeVisible()
  await expect.element(panel.getByText(/^Overall size of the furniture in 153\*200\./)).toBeVisible()
  const feet = panel.getByRole('button', { name: /feet and inches/ })
  await feet.click()
  await expect.element(feet).toHaveAttribute('aria-pressed', 'true')
  await expect.element(drawing.getByText('Width 5 ft 9 in')).toBeVisible()
  await expect.element(drawing.getByText('Width 176 cm')).not.toBeInTheDocument()
})

test.each([
  [
    'en',
    /Table: 170 × 90 cm\. With the chairs pulled out: 253 × 169 cm\./,
    /feet and inches/,
    /Table: 5 ft 7 in × 2 ft 11 in\./,
  ],
  ['ne', /टेबल: १७० × ९० सेमी। कुर्सी पछाडि तान्दा: २५३ × १६९ सेमी।/, /फिट/, /टेबल: ५ फिट ७ इन्च × २ फिट ११ इन्च।/],
] as const)('the drawing of a set says how large the table alone is, in %s', async (language, said, feet, inFeet) => {
  const [first] = givenBed().variants
  const dining = { dimensionsCm: { width: 253, depth: 169, height: 85 }, tableCm: { width: 170, depth: 90 } }
  const variants = [{ ...first!, size: null, type: null, dimensionsCm: null }]
  await openProduct({ product: givenBed({ ...dining, size: [], productType: [], variants }), language })
  const panel = page.getByRole('tabpanel')
  const drawing = panel.getByRole('figure')
  await expect.element(drawing).toMatchTextContent(said)
  await panel.getByRole('button', { name: feet }).click()
  await expect.element(drawing).toMatchTextContent(inFeet)
})

test('the size guide shows the dimensions, people and floor space of the three bed sizes', async () => {
  await openProduct()
  const opener = page.getByRole('button', { name: 'Size guide' })
  await opener.click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect.element(guide.getByRole('img', { name: /^The three mattresses from above, to scale/ })).toBeVisible()
  const rows = guide.getByRole('row')
  expect(rows.elements()).toHaveLength(4)
  await expect.element(rows.nth(1)).toMatchTextContent(/^Single Size Bed/)
  const single = rows.nth(1).getByRole('cell')
  await expect.element(single.first()).toMatchTextContent(/^122 × 200 cm4 ft × 6 ft 7 in$/)
  await expect.element(single.nth(1)).toMatchTextContent(/^242 × 260 cm/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Two adults in an ordinary bedroom\./)
  await expect.element(rows.nth(3).getByRole('cell').first()).toMatchTextContent(/^183 × 200 cm6 ft × 6 ft 7 in$/)
  const overall = guide.getByText(/^Rara wingback bed in 183\*200 takes 206 × 219 cm of floor/)
  await expect.element(overall).toBeInTheDocument()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(guide).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a product without bed sizes has no size guide', async () => {
  await openProduct({ product: givenBed({ size: ['90*60'] }) })
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Size guide' })).not.toBeInTheDocument()
})
