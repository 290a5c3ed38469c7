import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Order } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import '../../messages/account-messages.ts'
import CheckoutPage from '../../routes/checkout.tsx'
import { answerApi } from '../../test/answer-api.ts'
import { agree, givenCheckout, keepFilledCheckout, orderButton, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenPlaced } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage, visited } from '../../test/open-page.tsx'
import { keepUnseenOrder, unseenOrder } from '../orders/confirmed/unseen-order.ts'

/** 13:45 in Nepal. */
const UNTIL = '2026-11-24T08:00:00.000Z'
const byCode = { verifyBy: UNTIL } satisfies Partial<Order>
const byWallet = { payment: 'khalti', money: givenMoney({ payUntil: UNTIL }) } satisfies Partial<Order>

const note = () => page.getByText(/Its page opens when you are online again\.$/)

beforeEach(givenGuest)

/** Opens the checkout, whose confirmation never loads. */
async function open(language: Language = 'en'): Promise<void> {
  const { promise } = Promise.withResolvers<null>()
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell(), othersLoad: promise, language })
}

/** Places an order, with whose answer the network goes away. @returns brings it back */
async function placeAndLoseNetwork(placed: Partial<Order>): Promise<() => void> {
  const goods = { quantity: 1, price: 2_400 }
  givenCheckout(goods)
  keepFilledCheckout()
  await open()
  await agree()
  const network = vi.spyOn(navigator, 'onLine', 'get')
  answerApi({
    'POST /api/orders': () => {
      network.mockReturnValue(false)
      dispatchEvent(new Event('offline'))
      goods.quantity = 0
      return { status: 201, body: givenPlaced(placed) }
    },
  })
  await pressOrder()
  return () => {
    network.mockRestore()
    dispatchEvent(new Event('online'))
  }
}

test.for([
  [
    'the code that it needs',
    byCode,
    'Almost done: we sent you a code. Enter it by 13:45; otherwise we cancel the order.',
  ],
  ['its payment', byWallet, 'Almost done: pay by 13:45; otherwise we cancel the order.'],
] as const)('while the page of an order waits for the network, the checkout names %s', async ([, placed, words]) => {
  await placeAndLoseNetwork(placed)
  await expect.element(note()).toHaveTextContent(`${words} Its page opens when you are online again.`)
  await expect.element(page.getByText(/Your order is placed/)).not.toBeInTheDocument()
})

test.for([
  ['en', /^Almost done: we sent you a code\. Enter it by 13:45; otherwise we cancel the order\. Opening its page…$/],
  ['ne', /हामीले कोड पठाएका छौं। दिउँसो १:४५ सम्ममा हाल्नुहोस्, नत्र अर्डर रद्द हुन्छ। अर्डर खुल्दैछ…$/],
] as const)('a checkout that is loaded again still names the code, in %s', async ([language, words]) => {
  const bringNetworkBack = await placeAndLoseNetwork(byCode)
  await expect.element(note()).toBeVisible()
  await cleanup()
  bringNetworkBack()
  if (language === 'ne') await loadNepali('checkout', 'checkout-parts', 'credit', 'forms', 'session', 'later')
  await open(language)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('an order whose page was never seen keeps nobody from buying something else', async () => {
  keepUnseenOrder(unseenOrder(givenPlaced(byWallet)))
  givenCheckout({ quantity: 1, price: 2_400 })
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell() })
  await expect.element(page.getByRole('region', { name: 'Your Order' }).getByText('Nrs. 2,400').first()).toBeVisible()
  await expect.element(orderButton()).toBeVisible()
  await expect.element(visited()).not.toBeInTheDocument()
})

test('a checkout with nothing to order leads to an order whose page was never seen', async () => {
  const placed = unseenOrder(givenPlaced(byWallet))
  keepUnseenOrder(placed)
  givenCheckout({ quantity: 0, price: 2_400 })
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell() })
  await expect.element(visited()).toHaveTextContent(placed.path)
})
