import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import { answerApi, cut, hold, refused } from '../../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { givenBed, givenBedCard, RARA } from '../../../test/given-products.ts'
import { openPage, toast, visited } from '../../../test/open-page.tsx'
import { AddDisc } from '../add/add-disc.tsx'
import { AddButton } from '../add/add-button.tsx'
import { BuyBox } from '../add/buy-box.tsx'
import { onOpenCart } from '../cart-signals.ts'
import { CartButton } from './cart-button.tsx'

const opener = (pieces: number) => page.getByRole('button', { name: `Furniture Cart [${pieces}]` })
const drawer = (pieces: number) => page.getByRole('dialog', { name: `Furniture Cart [${pieces}]` })
const anyDrawer = () => page.getByRole('dialog')
const add = () => page.getByRole('button', { name: 'Add to Cart', exact: true })

/** Returns what a finger presses that comes down on the middle of an element. */
function underFinger(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** Stops at their first moment the animations that keep fingers off, which have such a name. */
function heldGuard(name: string): Animation[] {
  const guard = document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName.includes(name))
  expect(guard.length).toBeGreaterThan(0)
  for (const animation of guard) {
    animation.currentTime = 0
    animation.pause()
  }
  return guard
}

async function open(lines: CartLine[] = []) {
  const shop = await givenShopCart(givenCart(lines))
  const bed = givenBed()
  const soldOut = { color: null, size: null, price: 98_500, oldPrice: null, countInStock: 0, isLarge: false }
  const Shop = () => (
    <>
      <CartButton />
      <BuyBox product={bed} variant={bed.variants[0]!} />
      <AddDisc product={bed} offer={bed.offers[2]!} />
      <AddButton product={givenBedCard({ _id: '4', name: 'Mustang bed' })} offer={soldOut} />
    </>
  )
  await openPage('/product/:id', Shop, { address: '/product/1' })
  return shop
}

test.for([390, 1440])(
  'at %i px the cart opens on the right, says that it is empty and links to the products',
  async (width) => {
    await page.viewport(width, 844)
    await open()
    await opener(0).click()
    await expect.element(drawer(0).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const box = () => drawer(0).element().getBoundingClientRect()
    const expected = Math.min(width, 440)
    await expect
      .poll(() => [box().left, box().top, box().width, box().height])
      .toEqual([width - expected, 0, expected, 844])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
    await drawer(0).getByRole('link', { name: 'Browse all products' }).click()
    await expect.element(visited()).toHaveTextContent('/productListing')
    await expect.element(anyDrawer()).not.toBeInTheDocument()
  },
)

test('Escape, the close button or a click outside closes the cart and returns the focus', async () => {
  await open()
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
  const shop = await open()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine({ quantity: 2 })]) })
  const path = `PATCH /api/cart/lines/${givenBedLine()._id}` as const
  answerApi({ [path]: (asked) => shop.change(givenBedLine()._id, asked) })
  await page.getByRole('combobox', { name: 'Quantity' }).selectOptions('2')
  await add().click()
  const line = drawer(2).getByRole('article', { name: RARA })
  await expect.element(line.getByText('122*200, Normal')).toBeVisible()
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
  const shop = await open(others)
  answerApi({ 'POST /api/cart/lines': () => shop.hold([...others, givenBedLine()]) })
  await add().click()
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
  const shop = await open()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  await expect.element(anyDrawer()).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ variantId: '101', quantity: 1, shownPrice: 98_500 }])
})

test('“Buy now” stays on the page if the product was not added', async () => {
  await open()
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

test('a card adds its chosen size', async () => {
  const shop = await open()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await page.getByRole('button', { name: `Add to Cart: ${RARA}` }).click()
  await expect.element(drawer(1)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ productId: '1', size: '183*200', shownPrice: 1_24_500 }])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: `Add to Cart: ${RARA}` })).toHaveFocus()
})

test('on a slow network the pressed button says that it is adding', async () => {
  await open()
  const answer = hold(cartAnswer(givenCart([givenBedLine()])))
  answerApi({ 'POST /api/cart/lines': answer.answer })
  await add().click()
  await expect.element(page.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-busy', 'true')
  answer.release()
  await expect.element(drawer(1)).toBeVisible()
})

test('the round button of a card says that it is adding, with a ring inside it', async () => {
  await open()
  const answer = hold(cartAnswer(givenCart([givenBedLine()])))
  answerApi({ 'POST /api/cart/lines': answer.answer })
  await page.getByRole('button', { name: `Add to Cart: ${RARA}` }).click()
  const adding = page.getByRole('button', { name: `Adding…: ${RARA}` })
  await expect.element(adding).toHaveAttribute('aria-busy', 'true')
  expect(getComputedStyle(adding.element(), '::after').width).toBe('30px')
  answer.release()
  await expect.element(drawer(1)).toBeVisible()
})

test('a finger that taps on where Check Out appears goes nowhere, until the drawer has been seen', async () => {
  const shop = await open()
  answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await add().click()
  const checkOut = drawer(1).getByRole('link', { name: 'Check Out' })
  await expect.element(checkOut).toBeVisible()
  const guard = heldGuard('settle')
  expect(drawer(1).element().contains(underFinger(checkOut.element()))).toBe(true)
  expect(checkOut.element().contains(underFinger(checkOut.element()))).toBe(false)
  for (const animation of guard) animation.finish()
  await expect.poll(() => checkOut.element().contains(underFinger(checkOut.element()))).toBe(true)
})

test('a second press on the cross of a line does not press Undo, which stands in its place', async () => {
  const shop = await open([givenBedLine()])
  answerApi({ [`DELETE /api/cart/lines/${givenBedLine()._id}`]: () => shop.hold([]) })
  await opener(1).click()
  await drawer(1)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  const undo = drawer(0).getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeInTheDocument()
  const guard = heldGuard('still')
  expect(undo.element().contains(underFinger(undo.element()))).toBe(false)
  for (const animation of guard) animation.finish()
  await expect.poll(() => undo.element().contains(underFinger(undo.element()))).toBe(true)
})

test('if the drawer cannot be loaded, a message says that the piece was added and links to the cart', async () => {
  const shop = await open()
  onTestFinished(onOpenCart(async () => false))
  answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await add().click()
  await expect.element(toast('Added to your cart. The cart could not be shown.')).toBeVisible()
  await expect
    .element(page.getByRole('status').getByRole('link', { name: 'View Cart' }))
    .toHaveAttribute('href', '/cart')
  await expect.element(add()).toBeVisible()
})

test('until the drawer is open, pressing again adds nothing more', async () => {
  const shop = await open()
  const drawerOpens = Promise.withResolvers<boolean>()
  const prepared = vi.fn<() => void>()
  onTestFinished(onOpenCart(() => drawerOpens.promise, prepared))
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await add().click()
  await expect.element(opener(1)).toBeVisible()
  expect(prepared).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Adding…' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  drawerOpens.resolve(true)
  await expect.element(add()).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('offline nothing is added, and the shop says so at once', async () => {
  await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = answerApi({ 'POST /api/cart/lines': cut })
  await add().click()
  await expect.element(toast('Not added: you are offline')).toBeVisible()
  await expect.element(add()).toBeVisible()
  expect(sent).toEqual([])
})

test('a sold-out product says so and cannot be added', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Out of Stock: Mustang bed' })).toBeDisabled()
})

test('a refusal shows a hint and undoes the displayed change', async () => {
  await open()
  answerApi({ 'POST /api/cart/lines': refused(409, 'out_of_stock', 'This is sold out.') })
  await add().click()
  await expect.element(toast('This is sold out. Another color, size or type may be available.')).toBeVisible()
  await expect.element(opener(0)).toBeVisible()
  await expect.element(anyDrawer()).not.toBeInTheDocument()
})

test('after a lost response the cart is read, not changed again, and the added line shows once', async () => {
  const shop = await open()
  const sent = answerApi({
    'POST /api/cart/lines': () => {
      shop.hold([givenBedLine()])
      return cut()
    },
  })
  await add().click()
  await expect.element(drawer(1)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(anyDrawer()).not.toBeInTheDocument()
  const sentThen = answerApi({ 'POST /api/cart/lines': cut })
  await add().click()
  await expect
    .element(toast('We did not get an answer from the shop. Nothing was changed; please try again.'))
    .toBeVisible()
  await expect.element(opener(1)).toBeVisible()
  expect([...sent, ...sentThen]).toHaveLength(2)
})

test('a change in another tab updates the cart', async () => {
  await open([givenBedLine()])
  await expect.element(opener(1)).toBeVisible()
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([givenBedLine({ quantity: 3 })])) })
  const otherTab = new BroadcastChannel('cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  otherTab.postMessage('changed')
  await expect.element(opener(3)).toBeVisible()
  otherTab.close()
})
