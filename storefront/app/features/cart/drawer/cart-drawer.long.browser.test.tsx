import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart } from '../../../test/given-cart.ts'
import { givenBed, RARA } from '../../../test/given-products.ts'
import { openPage, toast, visited } from '../../../test/open-page.tsx'
import { addButton, anyDrawer, drawer, opener, openWithCart } from '../../../test/open-with-cart.tsx'
import { givenPacked } from '../../passages/packed.fixture.tsx'
import { BuyBox } from '../add/buy-box.tsx'

test.for([390, 1440])(
  'at %i px the cart opens on the right, says that it is empty and links to the products',
  async (width) => {
    await page.viewport(width, 844)
    await openWithCart()
    await opener(0).click()
    await expect.element(drawer(0).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const expected = Math.min(width, 440)
    await expect
      .poll(() => {
        const { left, top, width: across, height } = drawer(0).element().getBoundingClientRect()
        return [left, top, across, height]
      })
      .toEqual([width - expected, 0, expected, 844])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
    await drawer(0).getByRole('link', { name: 'Browse all products' }).click()
    await expect.element(visited()).toHaveTextContent('/productListing')
    await expect.element(anyDrawer()).not.toBeInTheDocument()
  },
)

test('a cart with nothing but pieces saved for later counts them and leads to them', async () => {
  const shop = await openWithCart()
  answerApi({ 'GET /api/cart': () => shop.hold([], [givenBedLine({ quantity: 2 })]) })
  await opener(0).click()
  await expect.element(drawer(0).getByText(/^2 pieces are saved for later\. Move them back/)).toBeVisible()
  await drawer(0).getByRole('link', { name: 'Go to the cart page' }).click()
  await expect.element(visited()).toHaveTextContent('/cart')
  await expect.element(anyDrawer()).not.toBeInTheDocument()
})

test('Escape, the close button or a click outside closes the cart and returns the focus', async () => {
  await openWithCart()
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => anyDrawer().getByRole('button', { name: 'Close cart' }).click(),
    () => userEvent.click(document.documentElement, { position: { x: 100, y: 500 }, force: true }),
  ]) {
    await opener(0).click()
    await expect.element(anyDrawer()).toBeVisible()
    await close()
    await expect.element(anyDrawer()).not.toBeInTheDocument()
    await expect.element(opener(0)).toHaveFocus()
  }
})

test('adding a product opens the drawer with its line and totals, where the quantity can be changed', async () => {
  const shop = await openWithCart()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine({ quantity: 2 })]) })
  const path = `PATCH /api/cart/lines/${givenBedLine()._id}` as const
  answerApi({ [path]: (asked) => shop.change(givenBedLine()._id, asked) })
  await page.getByRole('combobox', { name: 'Quantity' }).selectOptions('2')
  await addButton().click()
  const line = drawer(2).getByRole('article', { name: RARA })
  await expect.element(line.getByText('122*200 Single, Normal')).toBeVisible()
  await expect.element(line.getByText('Nrs. 1,97,000')).toBeVisible()
  const rows = [...drawer(2).element().querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')!.textContent}: ${row.querySelector('dd')!.textContent}`,
  )
  expect(rows).toEqual([
    '2 items: Nrs. 1,97,000',
    'Shipping: Free',
    'Total (tax exc.): Nrs. 1,74,336',
    'Taxes: Nrs. 22,664',
    'Total (tax incl.): Nrs. 1,97,000',
  ])
  await expect.element(drawer(2).getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
  await expect.element(drawer(2).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  await drawer(2).getByRole('button', { name: 'One fewer' }).click()
  await expect.element(drawer(1)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ variantId: '101', quantity: 2, shownPrice: 98_500 }])
})

test('a drawer of many lines opens at the one that was just added, once', async () => {
  await page.viewport(1366, 500)
  const others = Array.from({ length: 6 }, (_, at) =>
    givenBedLine({ _id: `${at}`, variantId: `${900 + at}`, name: `Bed ${at}` }),
  )
  const shop = await openWithCart(others)
  answerApi({ 'POST /api/cart/lines': () => shop.hold([...others, givenBedLine()]) })
  await addButton().click()
  const row = anyDrawer().getByRole('article', { name: RARA })
  await expect.element(row.getByText('Added')).toBeInViewport()
  await expect.element(anyDrawer().getByRole('article', { name: 'Bed 0' }).getByText('Added')).not.toBeInTheDocument()
  await anyDrawer().getByRole('button', { name: 'Close cart' }).click()
  await expect.element(anyDrawer()).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Furniture Cart/ }).click()
  await expect.element(row).toBeInTheDocument()
  await expect.element(row.getByText('Added')).not.toBeInTheDocument()
})

test('“Buy now” adds the product and opens the checkout', async () => {
  const shop = await openWithCart()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  await expect.element(anyDrawer()).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ variantId: '101', quantity: 1, shownPrice: 98_500 }])
})

test('“Buy now” stays on the page if the product was not added', async () => {
  await openWithCart()
  answerApi({ 'POST /api/cart/lines': refused(409, 'conflict', 'It is sold out.') })
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect.element(toast('It is sold out.')).toBeVisible()
  await expect.element(visited()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Buy now' })).not.toHaveAttribute('aria-busy')
})

test('on a phone a bar offers the cart while the button is out of view', async () => {
  await page.viewport(390, 844)
  const bed = givenBed()
  await openPage('/product/:id', () => (
    <div style={{ minHeight: '300vh' }}>
      <div style={{ paddingTop: '150vh' }}>
        <BuyBox product={bed} variant={bed.variants[0]!} />
      </div>
    </div>
  ))
  const bar = page.getByRole('complementary', { name: 'Add to Cart' })
  await expect.element(bar.getByRole('button', { name: 'Add to Cart' })).toBeInViewport()
  await expect.element(bar.getByText('Nrs. 98,500')).toBeVisible()
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(844)
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().element().scrollIntoView()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('a change in another tab updates the cart', async () => {
  await openWithCart([givenBedLine()])
  await expect.element(opener(1)).toBeVisible()
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([givenBedLine({ quantity: 3 })])) })
  const otherTab = new BroadcastChannel('cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  otherTab.postMessage('changed')
  await expect.element(opener(3)).toBeVisible()
  otherTab.close()
})

test('a line that gets stuck by the kept measures says so in the drawer, and its link closes the drawer', async () => {
  const lengths = { 'door-width': { cm: '20' }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  const body = { success: true, message: '', product: givenPacked() }
  await openWithCart([givenBedLine()])
  answerApi({ 'GET /api/product/1': { status: 200, body } })
  await opener(1).click()
  const warning = drawer(1).getByRole('link', { name: 'By your measures it does not get into your home.' })
  await expect.element(warning).toHaveAttribute('href', expect.stringMatching(/^\/product\/1\?size=.+#will-it-get-in$/))
  await warning.click()
  await expect.element(anyDrawer()).not.toBeInTheDocument()
})
