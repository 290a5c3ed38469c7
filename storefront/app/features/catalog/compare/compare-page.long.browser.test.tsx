import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { cartAnswer, givenCart } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { toast } from '../../../test/open-page.tsx'
import { ASAN, HIMAL, openComparison as open, row } from './compare-page.fixture.tsx'
import { isSeen } from './seen-compared.ts'

const column = (name: string) => page.getByRole('columnheader', { name, exact: false })
const remove = (name: string) => page.getByRole('link', { name: `Remove ${name} from the comparison` })
const topOf = (name: string) =>
  page
    .getByRole('combobox', { name: `Size of ${name}` })
    .element()
    .getBoundingClientRect().top
const address = () => page.getByTestId('address')

test('sizes and buttons stand on one line beside a name of two lines', async () => {
  await page.viewport(768, 900)
  await open('?products=1,3,5')
  await expect.element(column(HIMAL)).toBeVisible()
  expect(topOf(RARA)).toBeCloseTo(topOf(HIMAL), 0)
})

test('chosen products show side by side, each with its old and new price', async () => {
  await open('?products=1,2')
  await expect.element(column(RARA)).toBeVisible()
  const prices = row('Price').getByRole('cell')
  await expect.element(prices.first()).toHaveTextContent('New price Nrs. 98,500Old price Nrs. 1,12,000')
  await expect.element(prices.nth(1)).toHaveTextContent('Nrs. 74,500')
})

test('the page remembers which products this tab has compared', async () => {
  await open('?products=1,2', '1', '2')
  await expect.element(column(RARA)).toBeVisible()
  await expect.poll(() => isSeen(['2?color=walnut', '1'])).toBe(true)
  expect(isSeen(['1', '3'])).toBe(false)
})

test('price, measures, link and cart line are those of the size and type that the shopper chose', async () => {
  const chosen = '1?size=183*200&type=Hydraulics'
  await open(`?products=${encodeURIComponent(chosen)},2`, chosen, '2')
  await expect.element(column(RARA)).toMatchTextContent(/183\*200, Hydraulics/)
  await expect.element(row('Price').getByRole('cell').first()).toHaveTextContent('Nrs. 1,42,500')
  await expect.element(row('Dimensions').getByRole('cell').first()).toHaveTextContent('206 x 219 x 124 cm')
  const link = column(RARA).getByRole('link', { name: RARA, exact: true })
  await expect.element(link).toHaveAttribute('href', '/product/1?size=183*200&type=Hydraulics')
  const sent = answerApi({ 'POST /api/cart/lines': refused(409, 'conflict', 'Sold out.') })
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([])) })
  await column(RARA)
    .getByRole('button', { name: `Add to Cart: ${RARA}` })
    .click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ productId: '1', size: '183*200', type: 'Hydraulics', shownPrice: 1_42_500 }])
  await expect.element(remove(ASAN)).toHaveAttribute('href', '/compare?products=1%3Fsize%3D183*200%26type%3DHydraulics')
})

test('another size of a column changes its price, its cart button, the address and what the browser keeps', async () => {
  await open('?products=1,2', '1', '2')
  await page.getByRole('combobox', { name: `Size of ${RARA}` }).selectOptions('153*200')
  await expect.element(row('Price').getByRole('cell').first()).toMatchTextContent(/Nrs\. 1,12,500/)
  await expect.element(page.getByRole('combobox', { name: `Size of ${RARA}` })).toHaveValue('153*200')
  const entry = '1?size=153*200&type=Normal'
  await expect.element(remove(ASAN)).toHaveAttribute('href', `/compare?products=${encodeURIComponent(entry)}`)
  expect(JSON.parse(localStorage.getItem('compare')!)).toEqual([entry, '2'])
  await expect.element(page.getByRole('combobox', { name: `Size of ${ASAN}` })).not.toBeInTheDocument()
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([])) })
  const sent = answerApi({ 'POST /api/cart/lines': refused(409, 'conflict', 'Sold out.') })
  await column(RARA)
    .getByRole('button', { name: `Add to Cart: ${RARA}` })
    .click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ size: '153*200', shownPrice: 1_12_500 }])
})

test('each product has day and cost of its delivery to the chosen district', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  await open('?products=1,2')
  const delivery = row('Delivery').getByRole('cell')
  await expect
    .element(delivery.first())
    .toMatchTextContent(/^Arrives by \w{3} \d+ \w{3} Nrs\. 1,000 · cash on delivery$/)
  await expect
    .element(delivery.nth(1))
    .toMatchTextContent(/^Arrives by \w{3} \d+ \w{3} Nrs\. 1,000 · cash on delivery$/)
  // One of them is large, which costs no more there.
  await expect.element(row('Delivery').getByRole('rowheader')).toMatchTextContent(/^Delivery$/)
  await expect.element(row('Price').getByRole('rowheader')).toHaveTextContent('Price (differs)')
})

test.for([390, 1440])('at %i px all cart buttons stand on one line, below a choice of sizes or not', async (width) => {
  await page.viewport(width, 800)
  await open('?products=1,2')
  const buttons = page.getByRole('button', { name: /^Add to Cart/ })
  await expect.poll(() => buttons.length).toBe(2)
  await expect.element(page.getByRole('combobox', { name: `Size of ${RARA}` })).toBeVisible()
  const bottoms = buttons.elements().map((button) => Math.round(button.getBoundingClientRect().bottom))
  expect(new Set(bottoms).size).toBe(1)
})

test('removing a product updates table and address, and Back restores it', async () => {
  await open('?products=1,2,3')
  for (const name of [RARA, ASAN, HIMAL]) await expect.element(column(name)).toBeInTheDocument()
  await expect.element(remove(ASAN)).toHaveAttribute('href', '/compare?products=1,3')
  await remove(ASAN).click()
  await expect.element(address()).toHaveTextContent('1,3')
  await expect.element(column(ASAN)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(address()).toHaveTextContent('1,2,3')
  await expect.element(column(ASAN)).toBeInTheDocument()
})

test('removing a product by keyboard is announced, and the focus stays close', async () => {
  await open('?products=1,2,3')
  const takeOut = async (name: string) => {
    remove(name).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(column(name)).not.toBeInTheDocument()
    await expect.element(toast(`${name} removed from the comparison`)).toBeVisible()
  }
  await takeOut(ASAN)
  await expect.element(remove(HIMAL)).toHaveFocus()
  await takeOut(HIMAL)
  await expect.element(remove(RARA)).toHaveFocus()
  await takeOut(RARA)
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('an address without products shows those stored in the browser', async () => {
  await open('', '2', '1')
  await expect.element(address()).toHaveTextContent('2,1')
  await expect.element(column(RARA)).toBeInTheDocument()
  await remove(ASAN).click()
  await expect.element(column(ASAN)).not.toBeInTheDocument()
  expect(localStorage.getItem('compare')).toBe('["1"]')
  const another = page.getByRole('link', { name: 'Add another product' })
  await expect.element(another).toHaveAttribute('href', '/productListing')
})

test('nothing can be added to a shared comparison', async () => {
  await open('?products=1,2', '1')
  await expect.element(column(RARA)).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Add another product' })).not.toBeInTheDocument()
})

test('an empty comparison links to all products', async () => {
  await open('')
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse all products' }).click()
  await expect.element(page.getByText('All products', { exact: true })).toBeVisible()
})

test('when all products of an address are gone, the page offers those stored in the browser', async () => {
  await open('?products=999999999', '999999999', '2', '1')
  await expect.element(page.getByText('One product is no longer sold and is not shown.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect.element(address()).toHaveTextContent('2,1')
  await expect.element(column(RARA)).toBeInTheDocument()
})

test('a product gone from the shop is left out and mentioned', async () => {
  await open('?products=1,999999999')
  await expect.element(page.getByText('One product is no longer sold and is not shown.')).toBeVisible()
  await expect.poll(() => page.getByRole('columnheader').length).toBe(2)
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
})

test('differing rows are marked, and can be shown alone', async () => {
  await open('?products=1,2')
  await expect.element(row('Price').getByRole('rowheader')).toHaveTextContent('Price (differs)')
  await expect.element(row('Stock').getByRole('rowheader')).toHaveTextContent('Stock')
  const stock = row('Stock').getByRole('cell')
  await expect.element(stock.first()).toHaveTextContent('In Stock')
  await expect.element(stock.nth(1)).toHaveTextContent('In Stock')
  await page.getByRole('switch', { name: 'Show only differences' }).click()
  await expect.element(row('Stock')).not.toBeInTheDocument()
  await expect.element(row('Price')).toBeVisible()
  await page.getByRole('switch').click()
  await expect.element(row('Stock')).toBeVisible()
})

test.for([320, 390, 768])('at %i px the table scrolls inside itself, and its row headers stay', async (width) => {
  await page.viewport(width, 800)
  await open('?products=1,2,3,5')
  const header = page.getByRole('rowheader', { name: /^Price/ })
  await expect.element(header).toBeVisible()
  const root = document.documentElement
  expect(root.scrollWidth - root.clientWidth).toBe(0)
  const left = () => header.element().getBoundingClientRect().left
  const before = left()
  const table = page.getByRole('region', { name: 'Compare products' }).element()
  table.scrollTo({ left: 400 })
  await expect.poll(() => table.scrollLeft).toBeGreaterThan(0)
  expect(left()).toBe(before)
})

const named = () => page.getByText(HIMAL, { exact: true })
const left = (of: Element) => Math.round(of.getBoundingClientRect().left)

test.for([390, 1440])('at %i px the names stay in sight while the page scrolls, above their columns', async (width) => {
  await page.viewport(width, 500)
  await open('?products=1,2,3')
  await expect.element(row('Stock')).toBeVisible()
  // One in the head of the table, and one above it.
  expect(named().length).toBe(1)
  row('Stock').element().scrollIntoView({ block: 'start' })
  await expect.poll(() => named().length).toBe(2)
  const table = page.getByRole('region', { name: 'Compare products' }).element()
  table.scrollTo({ left: 60 })
  await expect.element(named().first()).toBeInViewport()
  const column3 = page.getByRole('columnheader').nth(3).element()
  await expect.poll(() => left(named().first().element().parentElement!)).toBe(left(column3))
  scrollTo({ top: 0 })
  await expect.poll(() => named().length).toBe(1)
})
