import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { givenBed, givenColorfulBed, green } from '../../../test/given-products.ts'
import { loadNepali } from '../../../test/open-page.tsx'
import { openProduct, presentAddress } from '../../../test/open-product.tsx'

const BED = '/product/1'

const colors = () => page.getByRole('radiogroup', { name: 'Color' })
const color = (name: RegExp) => colors().getByRole('radio', { name })
const size = (name: RegExp) => page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name })
const main = () => page.getByRole('main')
const pictures = () => main().getByRole('list', { name: 'Pictures of Rara wingback bed' })
const picturesShown = () =>
  pictures()
    .getByRole('img')
    .elements()
    .map((picture) => picture.getAttribute('alt'))

const openBed = (address = BED) => openProduct({ product: givenColorfulBed(), address })

test('choosing a color changes pictures, price, stock and address, and keeps the size', async () => {
  await openBed(`${BED}?size=153*200&type=Hydraulics`)
  await expect.element(color(/^Forest green$/)).toBeChecked()
  expect(picturesShown()).toEqual(['Picture 1', 'Picture 2'])
  await color(/^Blush$/).click()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?color=blush&size=153*200&type=Hydraulics`)
  await expect.element(color(/^Blush$/)).toBeChecked()
  await expect.element(size(/^153/)).toBeChecked()
  await expect.element(main().getByText('Nrs. 1,32,500', { exact: true }).first()).toBeVisible()
  await expect.element(main().getByText('Blush, 153*200, Hydraulics', { exact: true }).first()).toBeVisible()
  expect(picturesShown()).toEqual(['Picture 3'])
  await cleanup()
  await openBed(`${BED}?color=blush&size=153*200&type=Hydraulics`)
  await expect.element(color(/^Blush$/)).toBeChecked()
  expect(picturesShown()).toEqual(['Picture 3'])
})

test('arrow keys choose a color, and the row is one tab stop', async () => {
  await openBed()
  color(/^Forest/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(color(/^Blush/)).toBeChecked()
  await expect.element(color(/^Blush/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(color(/^Oatmeal/)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Your color' })).toHaveFocus()
})

test('a color says that it is sold out or nearly so in the chosen size, and can be looked at all the same', async () => {
  await openBed()
  await expect.element(color(/^Oatmeal Sold out$/)).toBeVisible()
  await size(/^153/).click()
  await expect.element(color(/^Oatmeal 1 left$/)).toBeVisible()
  await size(/^122/).click()
  await color(/^Oatmeal/).click()
  await expect.element(color(/^Oatmeal/)).toBeChecked()
  await expect.element(main().getByRole('button', { name: 'Out of Stock', exact: true }).first()).toBeDisabled()
  await expect.poll(picturesShown).toEqual(['Picture 4'])
})

test('a size that a color does not come in is not offered', async () => {
  await openBed(`${BED}?color=oatmeal`)
  await expect.element(color(/^Oatmeal/)).toBeChecked()
  await expect.element(size(/^153/)).toBeVisible()
  await expect.element(size(/^183/)).not.toBeInTheDocument()
})

test('a color of one’s own leads to the custom order, which asks for another color', async () => {
  await openBed(`${BED}?color=blush`)
  await page.getByRole('link', { name: 'Your color' }).click()
  const form = page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
  await expect.element(form.getByRole('radio', { name: 'Another color' })).toBeChecked()
  await expect.element(form).toBeInViewport()
  await expect.element(presentAddress()).toHaveTextContent(`${BED}?color=blush#custom-order`)
})

test('the only color of a product is text, and a product without named colors has no row', async () => {
  const variants = givenBed().variants.map((variant) => ({ ...variant, color: green.slug }))
  await openProduct({ product: givenBed({ colors: [green], variants }) })
  await expect.element(main().getByText('Forest green', { exact: true }).first()).toBeVisible()
  await expect.element(colors()).not.toBeInTheDocument()
  await cleanup()
  await openProduct()
  await expect.element(size(/^122/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Your color' })).not.toBeInTheDocument()
})

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

test.for([
  [320, 'en'],
  [390, 'en'],
  [390, 'ne'],
] as const)('at %i px (%s) three sizes share a row, and every target is large enough', async ([width, language]) => {
  await page.viewport(width, 844)
  if (language === 'ne') await loadNepali('later')
  await openProduct({ product: givenColorfulBed(), language })
  const sizes = page.getByRole('radiogroup').nth(1).getByRole('radio')
  await expect.poll(() => sizes.length).toBe(3)
  expect(new Set(sizes.elements().map(topOf)).size).toBe(1)
  for (const radio of page.getByRole('radio').elements()) {
    expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(radio.scrollWidth).toBeLessThanOrEqual(radio.clientWidth)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
})
