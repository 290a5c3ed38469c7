import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerApi } from '../../../test/answer-api.ts'
import { cartAnswer, givenCart } from '../../../test/given-cart.ts'
import { givenBed, givenCard, givenColorfulBed } from '../../../test/given-products.ts'
import { toast } from '../../../test/open-page.tsx'
import { goBack, openProduct, presentAddress } from '../../../test/open-product.tsx'

const BED = '/product/1'

const size = (name: RegExp) => page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name })
const type = (name: RegExp) => page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio', { name })
const color = (name: RegExp) => page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name })
const main = () => page.getByRole('main')

async function seePrice(text: string): Promise<void> {
  await expect.element(main().getByText(text, { exact: true }).first()).toBeVisible()
}

test('choosing size and type changes price and address without history entries, and survives a reload', async () => {
  await openProduct()
  await expect.element(size(/^122\*200 Single Size Bed/)).toBeChecked()
  await seePrice('Nrs. 98,500')
  await size(/^153\*200 Queen Size Bed/).click()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=153*200&type=Normal`)
  await expect.element(size(/^153/)).toBeChecked()
  await seePrice('Nrs. 1,12,500')
  await type(/^Hydraulics/).click()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=153*200&type=Hydraulics`)
  await seePrice('Nrs. 1,30,500')
  await goBack()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=153*200&type=Hydraulics`)
  await expect.element(type(/^Hydraulics/)).toBeChecked()
  await cleanup()
  await openProduct({ address: `${BED}?size=153*200&type=Hydraulics` })
  await expect.element(type(/^Hydraulics/)).toBeChecked()
  await seePrice('Nrs. 1,30,500')
})

test('on a slow phone the button buys what was pressed, although the page has not followed yet', async () => {
  const cart = cartAnswer(givenCart([]))
  answerApi({ 'GET /api/cart': cart })
  const sent = answerApi({ 'POST /api/cart/lines': cart })
  const follow = Promise.withResolvers<null>()
  onTestFinished(() => follow.resolve(null))
  await openProduct({ follows: follow.promise })
  await size(/^153/).click()
  await expect.element(size(/^153/)).toBeChecked()
  await seePrice('Nrs. 1,12,500')
  await type(/^Hydraulics/).click()
  await seePrice('Nrs. 1,30,500')
  await main().getByRole('button', { name: 'Add to Cart' }).first().click()
  const { variants } = givenBed()
  const pressed = variants.find((variant) => variant.size === '153*200' && variant.type === 'Hydraulics')
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ variantId: pressed?._id, shownPrice: 1_30_500 }])
  expect(presentAddress()).toHaveTextContent(BED)
  follow.resolve(null)
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=153*200&type=Hydraulics`)
  await expect.element(type(/^Hydraulics/)).toBeChecked()
})

test('on a slow phone a link to the reviews keeps the size that was just pressed', async () => {
  const follow = Promise.withResolvers<null>()
  onTestFinished(() => follow.resolve(null))
  await openProduct({ follows: follow.promise })
  await size(/^153/).click()
  await expect.element(size(/^153/)).toBeChecked()
  await page.getByRole('link', { name: '24 reviews' }).click()
  follow.resolve(null)
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=153*200&type=Normal#reviews`)
})

test('arrow keys choose a size, as with radio buttons', async () => {
  await openProduct()
  size(/^122/).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(size(/^153/)).toBeChecked()
  await expect.element(size(/^153/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(size(/^183/)).toBeChecked()
})

test('an invalid choice is ignored', async () => {
  await openProduct({ address: `${BED}?size=1*1&type=%3Cscript%3E&utm_source=mail` })
  await expect.element(size(/^122/)).toBeChecked()
  await expect.element(type(/^Normal/)).toBeChecked()
})

test('a sold-out variant is marked and can still be displayed', async () => {
  const { variants } = givenBed()
  const soldOut = variants.map((one) => (one.size === '183*200' ? { ...one, countInStock: 0 } : one))
  await openProduct({ product: givenBed({ variants: soldOut }) })
  await size(/^183.*Out of Stock/).click()
  await expect.element(size(/^183/)).toBeChecked()
  await expect.element(main().getByText('Out of Stock', { exact: true }).first()).toBeVisible()
  await expect.element(main().getByRole('button', { name: 'Out of Stock', exact: true }).first()).toBeDisabled()
})

test('the stock line names what it counts, and the weight is that of the chosen size', async () => {
  await openProduct({ product: givenColorfulBed() })
  const stock = main().getByText(/^In Stock \(3\)$/)
  await expect.element(stock.first()).toBeVisible()
  await expect.element(main().getByText('Forest green, 122*200, Normal', { exact: true }).first()).toBeVisible()
  await expect.element(main().getByText('Weight 62 kg', { exact: true })).toBeVisible()
  await size(/^183/).click()
  await expect.element(main().getByText('Weight 80 kg', { exact: true })).toBeVisible()
  await color(/^Oatmeal/).click()
  await expect.element(main().getByText('Oatmeal, 122*200, Normal', { exact: true }).first()).toBeVisible()
  await size(/^153/).click()
  await expect.element(main().getByText('Only 1 left', { exact: true })).toBeVisible()
})

const tab = (name: RegExp) => page.getByRole('tab', { name })
// The hidden bold copy of the label is part of the name here.
const panel = (name: RegExp) => page.getByRole('tabpanel', { name })

test('the keyboard switches tabs, and the address remembers them @slow', async () => {
  await openProduct()
  await expect.element(panel(/^Description/)).toBeVisible()
  tab(/^Description/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^Product Details/)).toHaveFocus()
  await expect.element(page.getByRole('row', { name: /^Special Features/ })).toBeVisible()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}#details`)
  await userEvent.keyboard('{End}')
  await expect.element(panel(/^Custom Order/)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(panel(/^Reviews \[24\]/)).toBeVisible()
  await cleanup()
  await openProduct({ address: `${BED}#reviews` })
  await expect.element(panel(/^Reviews \[24\]/)).toBeVisible()
})

test('the number of reviews links to the reviews, and choosing a size keeps them open', async () => {
  await openProduct()
  await page.getByRole('link', { name: '24 reviews' }).click()
  await expect.element(page.getByRole('list', { name: 'Reviews' })).toBeInViewport()
  await size(/^183/).click()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?size=183*200&type=Normal#reviews`)
  await expect.element(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
})

test('a desktop shows five related products, and buttons scroll to the others @slow', async () => {
  await page.viewport(1440, 900)
  const related = Array.from({ length: 7 }, (_, at) => givenCard({ _id: String(30 + at), name: `Bed ${at}` }))
  await openProduct({ related })
  const row = page.getByRole('region', { name: 'Related Products' })
  const cards = row.getByRole('article')
  const [previous, next] = ['Previous products', 'Next products'].map((name) => row.getByRole('button', { name }))
  await expect.element(previous!).toBeDisabled()
  row.element().scrollIntoView()
  await expect.element(cards.nth(4)).toBeInViewport()
  await expect.element(cards.nth(5)).not.toBeInViewport()
  await next!.click()
  await expect.element(cards.nth(5)).toBeInViewport()
  await expect.element(cards.nth(0)).not.toBeInViewport()
  await previous!.click()
  await expect.element(cards.nth(0)).toBeInViewport()
})

test('the link with its choices is copied on devices without a share dialog', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const address = location.href
  history.replaceState(null, '', `${location.pathname}?size=153*200`)
  await openProduct()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(toast('Link copied')).toBeVisible()
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^http.*\?size=153\*200$/))
  history.replaceState(null, '', address)
})

test('recently viewed products show on the next page, newest first', async () => {
  const stool = givenBed({ _id: '9', name: 'Sal stool' })
  const desk = givenBed({ _id: '12', name: 'Sal desk' })
  for (const product of [stool, desk]) {
    await openProduct({ product })
    await expect.poll(() => localStorage.getItem('seenProducts')).toMatch(`[{"id":"${product._id}"`)
    await cleanup()
  }
  // A headless browser does not paint a page at rest, and updates visibility only when it paints.
  vi.stubGlobal('IntersectionObserver', EverythingInView)
  const products = [desk, stool]
  answerApi({
    'GET /api/product/getAllProducts': {
      status: 200,
      body: { success: true, message: '', products, totalProducts: 2 },
    },
  })
  await openProduct()
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect.element(viewed).toBeInTheDocument()
  viewed.element().scrollIntoView()
  await expect
    .poll(async () => {
      // The browser updates visibility when it draws a frame.
      await new Promise(requestAnimationFrame)
      return viewed.getByRole('link').length
    })
    .toBe(2)
  await viewed.getByRole('link').first().click()
  await expect.element(presentAddress()).toHaveTextContent('/product/12')
})

class EverythingInView {
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element) {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }

  unobserve() {}

  disconnect() {}
}
