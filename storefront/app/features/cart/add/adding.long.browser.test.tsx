import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../query-client.ts'
import { answerApi, cut, hold, refused } from '../../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { addButton, anyDrawer, drawer, opener, openWithCart } from '../../../test/open-with-cart.tsx'
import { onOpenCart } from '../cart-signals.ts'

test('a card adds its chosen size', async () => {
  const shop = await openWithCart()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await page.getByRole('button', { name: `Add to Cart: ${RARA}` }).click()
  await expect.element(drawer(1)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ productId: '1', size: '183*200', shownPrice: 1_24_500 }])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: `Add to Cart: ${RARA}` })).toHaveFocus()
})

const buyNow = () => page.getByRole('button', { name: 'Buy now' })

test('Buy now adds a piece and leads to the checkout', async () => {
  const shop = await openWithCart()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await buyNow().click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  expect(sent.map(({ body }) => body)).toMatchObject([{ quantity: 1 }])
})

test('Buy now tells the checkout which piece is bought', async () => {
  const shop = await openWithCart()
  answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await buyNow().click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  const state = JSON.parse(visited().element().getAttribute('data-state')!)
  expect(state).toMatchObject({ variantId: givenBedLine().variantId, quantity: 1 })
})

test('Buy now adds nothing that the cart has already', async () => {
  await openWithCart([givenBedLine({ quantity: 1 })])
  const sent = answerApi({ 'POST /api/cart/lines': cut })
  await buyNow().click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  expect(sent).toEqual([])
})

test('Buy now adds what is missing of the chosen quantity', async () => {
  const shop = await openWithCart([givenBedLine({ quantity: 1 })])
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine({ quantity: 3 })]) })
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await buyNow().click()
  await expect.element(visited()).toHaveTextContent('/checkout')
  expect(sent.map(({ body }) => body)).toMatchObject([{ quantity: 2 }])
})

test('on a slow network the pressed button says that it is adding', async () => {
  await openWithCart()
  const answer = hold(cartAnswer(givenCart([givenBedLine()])))
  answerApi({ 'POST /api/cart/lines': answer.answer })
  await addButton().click()
  await expect.element(page.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-busy', 'true')
  answer.release()
  await expect.element(drawer(1)).toBeVisible()
})

test('the round button of a card says that it is adding, with a ring inside it', async () => {
  await openWithCart()
  const answer = hold(cartAnswer(givenCart([givenBedLine()])))
  answerApi({ 'POST /api/cart/lines': answer.answer })
  await page.getByRole('button', { name: `Add to Cart: ${RARA}` }).click()
  const adding = page.getByRole('button', { name: `Adding…: ${RARA}` })
  await expect.element(adding).toHaveAttribute('aria-busy', 'true')
  expect(getComputedStyle(adding.element(), '::after').width).toBe('30px')
  answer.release()
  await expect.element(drawer(1)).toBeVisible()
})

test('if the drawer cannot be loaded, a message says that the piece was added and links to the cart', async () => {
  const shop = await openWithCart()
  onTestFinished(onOpenCart(async () => false))
  answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await addButton().click()
  await expect.element(toast('Added to your cart. The cart could not be shown.')).toBeVisible()
  await expect
    .element(page.getByRole('status').getByRole('link', { name: 'View Cart' }))
    .toHaveAttribute('href', '/cart')
  await expect.element(addButton()).toBeVisible()
})

test('until the drawer is open, pressing again adds nothing more', async () => {
  const shop = await openWithCart()
  const drawerOpens = Promise.withResolvers<boolean>()
  const prepared = vi.fn<() => void>()
  onTestFinished(onOpenCart(() => drawerOpens.promise, prepared))
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await addButton().click()
  await expect.element(opener(1)).toBeVisible()
  expect(prepared).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Adding…' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  drawerOpens.resolve(true)
  await expect.element(addButton()).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('offline nothing is added, and the shop says so at once', async () => {
  await openWithCart()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = answerApi({ 'POST /api/cart/lines': cut })
  await addButton().click()
  await expect.element(toast('You are offline, so nothing was added. Try again when you are online.')).toBeVisible()
  await expect.element(addButton()).toBeVisible()
  expect(sent).toEqual([])
})

test('once the network is back, the same press adds', async () => {
  const shop = await openWithCart()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await addButton().click()
  await expect.element(toast('You are offline, so nothing was added. Try again when you are online.')).toBeVisible()
  onLine.mockRestore()
  // By keyboard: on this small page the message covers the button.
  addButton().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer(1)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a reload repeats a press until it is sent, and not afterwards', async () => {
  await openWithCart()
  const cart = hold(cartAnswer(givenCart([])))
  const added = hold(cartAnswer(givenCart([givenBedLine()])))
  const sent = answerApi({ 'GET /api/cart': cart.answer, 'POST /api/cart/lines': added.answer })
  queryClient.clear()
  await addButton().click()
  await expect.poll(() => window.isUnsent).toBe(true)
  cart.release()
  await expect.poll(() => sent.length).toBe(2)
  expect(window.isUnsent).toBe(false)
  added.release()
  await expect.element(drawer(1)).toBeVisible()
})

test('a sold-out product says so and cannot be added', async () => {
  await openWithCart()
  await expect.element(page.getByRole('button', { name: 'Out of Stock: Mustang bed' })).toBeDisabled()
})

test('a refusal shows a hint and undoes the displayed change', async () => {
  await openWithCart()
  answerApi({ 'POST /api/cart/lines': refused(409, 'out_of_stock', 'This is sold out.') })
  await addButton().click()
  await expect.element(toast('This is sold out. Another color, size or type may be available.')).toBeVisible()
  await expect.element(opener(0)).toBeVisible()
  await expect.element(anyDrawer()).not.toBeInTheDocument()
})

test('after a lost response the cart is read, not changed again, and the added line shows once', async () => {
  const shop = await openWithCart()
  const sent = answerApi({
    'POST /api/cart/lines': () => {
      shop.hold([givenBedLine()])
      return cut()
    },
  })
  await addButton().click()
  await expect.element(drawer(1)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(anyDrawer()).not.toBeInTheDocument()
  const sentThen = answerApi({ 'POST /api/cart/lines': cut })
  await addButton().click()
  await expect
    .element(toast('We did not get an answer from the shop. Nothing was changed; please try again.'))
    .toBeVisible()
  await expect.element(opener(1)).toBeVisible()
  expect([...sent, ...sentThen]).toHaveLength(2)
})
