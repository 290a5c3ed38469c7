import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Product } from '#contract/catalog/products.ts'
import { type Answer, answerApi, cut, hold, refused } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { offer, plansAre } from '../../../test/given-instalments.ts'
import { givenMedia } from '../../../test/given-media.ts'
import {
  givenBed,
  givenBedCard,
  givenCard,
  givenColorfulBed,
  givenColorfulCard,
  RARA,
} from '../../../test/given-products.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { openPage, visited } from '../../../test/open-page.tsx'
import { ProductCard } from '../card/product-card.tsx'
import cards from '../card/product-cards.module.css'

const ASAN = 'Asan platform bed'
const BEDS = '/productListing/subcategory/7'

const dialog = () => page.getByRole('dialog')
const expand = (name = RARA) => page.getByRole('button', { name: `Expand ${name}` })
const radio = (name: RegExp) => dialog().getByRole('radio', { name })

const found = (product: Product): Answer => ({ status: 200, body: { success: true, message: '', product } })

beforeEach(() => void answerApi(plansAre()))

const Listing = () => (
  <div className={cards.cards}>
    <ProductCard product={givenBedCard()} sizes="200px" always />
    <ProductCard product={givenCard({ _id: '2' })} sizes="200px" always />
  </div>
)

/** Opens a listing of two beds, neither of them viewed before. */
async function open() {
  const asked = answerApi({
    'GET /api/product/1': found(givenBed()),
    'GET /api/product/2': found(givenBed({ _id: '2', name: ASAN })),
  })
  await openPage('/productListing/subcategory/:id', Listing, { address: BEDS })
  return asked
}

async function expanded() {
  const asked = await open()
  await expand().click()
  await expect.element(radio(/^122/)).toBeChecked()
  return asked
}

async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
}

test('the quick view names what the chosen size comes to per month, and opens the plans', async () => {
  const { figures: _figures, version: _version, ...terms } = offer
  const plan = { ...terms, minimum: 15_000, maximum: null, categoryIds: [], productIds: [], from: null, until: null }
  await open()
  answerApi(plansAre([plan]))
  await expand().click()
  const line = dialog().getByRole('button', {
    name: /^EMI from Nrs. [\d,]+ a month for 12 months, Nrs. [\d,]+ in all$/,
  })
  await expect.element(line).toBeVisible()
  await line.click()
  const plans = page.getByRole('dialog', { name: 'Instalments (EMI)' })
  await expect.element(plans.getByRole('heading', { name: 'Himchuli Bank: 12 months' })).toBeVisible()
  await plans.getByRole('button', { name: 'Close instalments' }).click()
  await expect.element(line).toHaveFocus()
})

test('Expand opens the product in a dialog with pictures, details and a link to its page', async () => {
  await expanded()
  await expect.element(dialog()).toHaveAccessibleName(`Quick view: ${RARA}`)
  await expect.element(dialog().getByRole('heading', { name: RARA, level: 2 }).last()).toBeVisible()
  await expect.element(dialog().getByText('Nrs. 98,500').first()).toBeVisible()
  await expect.element(dialog().getByText('In Stock (3)', { exact: true })).toBeVisible()
  await expect.element(dialog().getByRole('img', { name: /^Rated 4\.7/ })).toBeVisible()
  const details = dialog().getByRole('link', { name: 'Details, review and custom request' })
  await expect.element(details).toHaveAttribute('href', '/product/1')
  await details.click()
  await expect.element(visited()).toHaveTextContent('/product/1')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the reviews link to those of the page @slow', async () => {
  await expanded()
  await dialog().getByRole('link', { name: '24 reviews' }).click()
  await expect.element(visited()).toHaveTextContent('/product/1#reviews')
})

test('the dialog starts with the card’s size, and choosing does not change the address', async () => {
  await open()
  await page.getByRole('button', { name: /^153\*200/ }).click()
  await expand().click()
  await expect.element(radio(/^153/)).toBeChecked()
  await expect.element(dialog().getByText('12.1% off')).toBeVisible()
  await radio(/^Hydraulics/).click()
  await expect.element(radio(/^Hydraulics/)).toBeChecked()
  radio(/^153/).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio(/^183/)).toBeChecked()
  await expect.element(radio(/^183/)).toHaveFocus()
  await expect.element(visited()).not.toBeInTheDocument()
  await expect
    .element(dialog().getByRole('link', { name: /^Details, review/ }))
    .toHaveAttribute('href', '/product/1?size=183*200&type=Hydraulics')
})

const Colorful = () => (
  <div className={cards.cards}>
    <ProductCard product={givenColorfulCard()} sizes="200px" always />
  </div>
)

test('the dialog starts with the card’s color, and choosing another swaps the pictures', async () => {
  await givenMedia()
  answerApi({ 'GET /api/product/1': found(givenColorfulBed()) })
  await openPage('/productListing/subcategory/:id', Colorful, { address: BEDS })
  await page.getByRole('radio', { name: 'Blush', exact: true }).click()
  await expand().click()
  await expect.element(radio(/^Blush/)).toBeChecked()
  const shown = () => dialog().element().querySelector('img')!.getAttribute('alt')
  await expect.poll(shown).toBe('Picture 3')
  await radio(/^Forest green/).click()
  await expect.poll(shown).toBe('Picture 1')
  await radio(/^Oatmeal/).click()
  const details = dialog().getByRole('link', { name: /^Details, review/ })
  await expect.element(details).toHaveAttribute('href', '/product/1?color=oatmeal&size=122*200&type=Normal')
  const own = dialog().getByRole('link', { name: 'Your color' })
  await own.click()
  await expect.element(visited()).toHaveTextContent('/product/1?color=oatmeal&size=122*200&type=Normal#custom-order')
})

test.for([1280, 390, 320])('at %i px each color of the dialog is a target of 44 px, with its name', async (width) => {
  await page.viewport(width, 844)
  await givenMedia()
  answerApi({ 'GET /api/product/1': found(givenColorfulBed()) })
  await openPage('/productListing/subcategory/:id', Colorful, { address: BEDS })
  await expand().click()
  const colors = dialog().getByRole('radiogroup', { name: 'Color' }).getByRole('radio')
  await expect.element(colors.first()).toBeVisible()
  const sizes = colors.elements().map((one) => one.getBoundingClientRect())
  expect(sizes).toHaveLength(3)
  expect(Math.min(...sizes.flatMap((one) => [one.width, one.height]))).toBeGreaterThanOrEqual(44)
  expect(colors.elements().map((one) => one.textContent)).toEqual([
    expect.stringContaining('Forest green'),
    expect.stringContaining('Blush'),
    expect.stringContaining('Oatmeal'),
  ])
})

test('a sold-out piece that we make leads from the dialog to the custom order of its page', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  const [variant] = givenBed().variants
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  await open()
  answerApi({ 'GET /api/product/1': found(givenBed({ madeInDays: 15, variants: [{ ...variant!, countInStock: 0 }] })) })
  await expand().click()
  await dialog().getByRole('link', { name: 'Ask us to make yours' }).click()
  await expect.element(visited()).toMatchTextContent(/^\/product\/1.*#custom-order$/)
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('thumbnails switch the picture', async () => {
  await givenMedia()
  await expanded()
  const thumbnails = dialog()
    .getByRole('list', { name: `Pictures of ${RARA}` })
    .getByRole('button')
  await expect.poll(() => thumbnails.length).toBe(4)
  const shown = () => dialog().element().querySelector('img')!.getAttribute('src')
  const first = shown()
  await thumbnails.nth(1).click()
  await expect.element(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true')
  expect(shown()).not.toBe(first)
})

test('Escape, the close button or a click outside closes the dialog and returns the focus', async () => {
  await expanded()
  await close()
  await expect.element(expand()).toHaveFocus()
  await expand().click()
  await dialog().getByRole('button', { name: 'Close quick view' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(expand()).toHaveFocus()
  await expand().click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 8, y: 8 }, force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('reopening the dialog shows nothing of the last choice @slow', async () => {
  await expanded()
  await radio(/^183/).click()
  await expect.element(radio(/^183/)).toBeChecked()
  await close()
  await expand().click()
  await expect.element(radio(/^122/)).toBeChecked()
})

test('a new product shows a placeholder; a viewed one shows at once and reloads in the background @slow', async () => {
  const asked = await expanded()
  await close()
  const held = hold(found(givenBed({ _id: '2', name: ASAN })))
  answerApi({ 'GET /api/product/2': held.answer })
  await expand(ASAN).click()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Loading product...')
  await expect.element(dialog().getByText(RARA)).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('radio')).not.toBeInTheDocument()
  held.release()
  await expect.element(radio(/^122/)).toBeVisible()
  await close()
  await expand().click()
  await expect.element(radio(/^122/)).toBeVisible()
  await expect.poll(() => asked.length).toBe(2)
})

test('a product seen a while ago shows at once, and its price is reloaded in the background @slow', async () => {
  await expanded()
  await radio(/^153/).click()
  await close()
  const variants = givenBed().variants.map((variant) => ({ ...variant, price: 43_210 }))
  const held = hold(found(givenBed({ variants })))
  answerApi({ 'GET /api/product/1': held.answer })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  await expand().click()
  await expect.element(dialog().getByText('Nrs. 98,500').first()).toBeVisible()
  await radio(/^153/).click()
  held.release()
  await expect.element(dialog().getByText('Nrs. 43,210').first()).toBeVisible()
  await expect.element(radio(/^153/)).toBeChecked()
})

const boxOf = (element: Element) => element.getBoundingClientRect()
const picture = () => dialog().element().querySelector('img')!

test('the dialog is as wide as the window allows, at most 1180 px, with the summary beside the picture', async () => {
  await page.viewport(1440, 900)
  await givenMedia()
  await expanded()
  await expect.poll(() => boxOf(dialog().element()).width).toBe(1180)
  expect(boxOf(picture()).width).toBe(590)
  const summary = boxOf(dialog().getByRole('heading', { name: RARA, level: 2 }).last().element())
  expect(summary.left).toBeGreaterThanOrEqual(boxOf(picture()).right)
  await page.viewport(1100, 900)
  await expect.poll(() => boxOf(dialog().element()).width).toBe(1100 - 2 * 24)
})

test('on a phone the dialog is a sheet from 56 px', async () => {
  await page.viewport(390, 844)
  await givenMedia()
  await expanded()
  await expect.poll(() => boxOf(dialog().element()).top).toBe(56)
  expect(boxOf(dialog().element()).width).toBe(390)
  expect(boxOf(picture()).height).toBe(256)
})

test('nothing overflows at 320 px @slow', async () => {
  await page.viewport(320, 640)
  await expanded()
  for (const { scrollWidth, clientWidth } of [document.documentElement, dialog().element()]) {
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  }
})

test('if loading fails the dialog says so, and a retry shows the product @slow', async () => {
  expectErrors(/Failed to fetch/)
  await open()
  answerApi({ 'GET /api/product/1': cut })
  await expand().click()
  await expect.element(dialog().getByText('The product could not be loaded')).toBeVisible()
  answerApi({ 'GET /api/product/1': found(givenBed()) })
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(radio(/^122/)).toBeVisible()
})

test('a product gone from the shop is not found', async () => {
  await open()
  answerApi({ 'GET /api/product/1': refused(404, 'not_found', 'No product has that id.') })
  await expand().click()
  await expect.element(dialog().getByText('Product not found')).toBeVisible()
})
