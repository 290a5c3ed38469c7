import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import { answerApi, cut, hold, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import {
  emailField,
  agree,
  field,
  givenCheckout,
  keepFilledCheckout,
  openCheckout,
  openFilledCheckout,
  orderButton,
  pressOrder,
} from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, TRACK_KEY } from '../../test/given-order.ts'
import { openPage, visited } from '../../test/open-page.tsx'
import { givenShell } from '../../test/given-shell.ts'
import { queryClient } from '../../query-client.ts'
import CheckoutPage from '../../routes/checkout.tsx'

const CONFIRMED = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

const lost = () => page.getByText(/^The shop did not answer, so we do not know whether your order arrived\./)
const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key')

/** @returns the orders sent from now on */
const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })
const loseOrders = () => answerApi({ 'POST /api/orders': cut })

beforeEach(givenGuest)

test('after a lost response, the next click sends the order under the same key', async () => {
  givenCheckout()
  await openFilledCheckout()
  const unanswered = loseOrders()
  await pressOrder()
  await expect.element(lost()).toBeVisible()
  await expect.element(emailField()).toHaveValue('asmita@post.example')
  const answered = takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(answered.map(keyOf)).toEqual(unanswered.map(keyOf))
})

test('after a lost response, a reload finds the order, even if the network fails once more', async () => {
  const goods = { quantity: 1, price: 2_400 }
  givenCheckout(goods)
  await openFilledCheckout()
  const unanswered = loseOrders()
  await pressOrder()
  await expect.element(lost()).toBeVisible()
  await cleanup()
  goods.quantity = 0 // the shop has accepted the order
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { name: 'Has your order arrived?' })).toBeVisible()
  expect(unanswered).toHaveLength(2)
  const answered = takeOrders()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(answered).toHaveLength(1)
  expect(new Set([...unanswered, ...answered].map(keyOf)).size).toBe(1)
})

test('offline, nothing is sent, and the page says so until the network is back', async () => {
  givenCheckout()
  await openFilledCheckout()
  const sent = takeOrders()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pressOrder()
  const unsent = page.getByRole('form').getByText('You seem to be offline. Nothing was sent.')
  await expect.element(unsent).toBeVisible()
  await expect.element(lost()).not.toBeInTheDocument()
  expect(sent).toEqual([])
  network.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(unsent).not.toBeInTheDocument()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(sent).toHaveLength(1)
})

test('an order that never arrived keeps its key over a reload, and gets a new one when it changes', async () => {
  givenCheckout()
  await openFilledCheckout()
  const unanswered = loseOrders()
  await pressOrder()
  await expect.element(lost()).toBeVisible()
  await cleanup()
  await openCheckout()
  await expect.element(lost()).toBeVisible()
  await agree()
  await pressOrder()
  await expect.poll(() => unanswered.length).toBe(2)
  await field('Order note (optional)').fill('Ring twice')
  const answered = takeOrders()
  await orderButton().dblClick()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  const [first, again] = unanswered.map(keyOf)
  expect(again).toBe(first)
  expect(answered.map(keyOf)).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
  expect(keyOf(answered[0]!)).not.toBe(first)
})

test.for([
  [503, 'unavailable', /^We could not place your order\./],
  [500, 'internal', /^We could not place your order\./],
  [429, 'too_many_requests', /^Please log in, pay by wallet, or call us\.$/],
] as const)('the page explains the response %i %s once, and every entry stays', async ([status, code, words]) => {
  givenCheckout()
  await openFilledCheckout()
  const message = 'Please log in, pay by wallet, or call us.'
  answerApi({ 'POST /api/orders': refused(status, code, message, { 'retry-after': '90' }) })
  await pressOrder()
  await expect.element(page.getByRole('form', { name: 'Checkout' }).getByRole('alert')).toMatchTextContent(words)
  await expect.element(page.getByText(/try again in|Too many/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  await expect.element(emailField()).toHaveValue('asmita@post.example')
  takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
})

test('prices that fail to load are reported, and load on a retry @slow', async () => {
  expectErrors(/could not be reckoned/)
  givenCheckout()
  await openFilledCheckout()
  answerApi({ 'POST /api/checkout/quote': cut })
  await page.getByRole('radio', { name: 'Pickup' }).click()
  const failure = 'We could not calculate your order. What you entered is still here.'
  await expect.element(page.getByText(failure)).toBeVisible()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 3,400')
  await expect.element(orderButton()).toHaveAttribute('aria-disabled', 'true')
  emailField().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/^One moment/)).toBeVisible()
  givenCheckout()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 2,400')
  await expect.element(page.getByText(failure)).not.toBeInTheDocument()
})

test('figures that could not be had offline come once the network is back', async () => {
  expectErrors(/could not be reckoned/)
  givenCheckout()
  await openFilledCheckout()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  answerApi({ 'POST /api/checkout/quote': cut })
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(page.getByText(/^You seem to be offline\./)).toBeVisible()
  givenCheckout()
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 2,400')
  await expect.element(page.getByText(/^You seem to be offline\./)).not.toBeInTheDocument()
})

test('a district shows no “By arrangement” before its figures have loaded', async () => {
  expectErrors(/could not be reckoned/)
  givenCheckout()
  await openCheckout()
  const standard = page.getByRole('radio', { name: 'Standard delivery' })
  const card = () => standard.element().closest('label')!.textContent
  expect(card()).toMatch(/Choose a district to see the days/)
  answerApi({ 'POST /api/checkout/quote': cut })
  await field('District').selectOptions('Kaski')
  await expect.element(page.getByText(/^We could not calculate your order\./)).toBeVisible()
  expect(card()).toMatch(/…/)
  expect(card()).not.toMatch(/By arrangement/)
  givenCheckout()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(card).toMatch(/4-6 business days/)
})

test('while the page of a placed order waits for the network, the checkout says that it is placed, and shows no empty cart', async () => {
  const goods = { quantity: 1, price: 2_400 }
  givenCheckout(goods)
  keepFilledCheckout()
  const confirmation = Promise.withResolvers<null>()
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell(), othersLoad: confirmation.promise })
  await agree()
  const network = vi.spyOn(navigator, 'onLine', 'get')
  answerApi({
    'POST /api/orders': () => {
      network.mockReturnValue(false)
      dispatchEvent(new Event('offline'))
      goods.quantity = 0
      return { status: 201, body: givenPlaced() }
    },
  })
  await pressOrder()
  await expect.element(page.getByText('Your order is placed. Its page opens when you are online again.')).toBeVisible()
  network.mockRestore()
  dispatchEvent(new Event('online'))
  // Returning to the page loads prices again.
  await queryClient.invalidateQueries({ queryKey: ['quote'] })
  await expect.element(page.getByText('Your order is placed. Opening its page…')).toBeVisible()
  await expect.element(page.getByText('Your cart is empty')).not.toBeInTheDocument()
  confirmation.resolve(null)
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
})

test('the button says what it waits for, and stays where it is', async () => {
  givenCheckout()
  await openFilledCheckout()
  const quote = hold({ status: 503 })
  const button = page.getByRole('form', { name: 'Checkout' }).getByRole('button', { name: /…$/ })
  answerApi({ 'POST /api/checkout/quote': quote.answer })
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(button).toHaveTextContent('Calculating…')
  givenCheckout()
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 3,400')

  const top = orderButton().element().getBoundingClientRect().top
  const order = hold(refused(503, 'unavailable', 'Busy.'))
  answerApi({ 'POST /api/orders': order.answer })
  await pressOrder()
  await expect.element(button).toHaveTextContent('Placing your order…')
  order.release()
  await expect.element(page.getByText(/^We could not place your order\./)).toBeVisible()
  expect(orderButton().element().getBoundingClientRect().top).toBe(top)
})
