import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenCheckout, openCheckout, orderButton, summary } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenOrder, givenPlaced, good } from '../../test/given-order.ts'
import { waiting } from '../orders/track/verify-order.fixture.tsx'
import { chooseDistrict } from '../delivery-zones/district/district.ts'
import { keepLastOrder } from './last-order.ts'

const ID = 'KA-261121-7Q2M4XZP'
const DAY_MS = 24 * 60 * 60 * 1_000
const line = () => summary().getByText(`You also ordered ${ID}`, { exact: false })
const together = () => summary().getByText('To have both come together', { exact: false })
const stays = () => summary().getByText('It stays: what you order now is one more', { exact: false })

afterEach(() => vi.useRealTimers())

/** A guest has an order of this browser, and opens the checkout again. */
async function openAgain(changes: Parameters<typeof givenOrder>[0] = {}) {
  givenGuest()
  givenCheckout()
  const asked = answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data: givenOrder(changes) } } })
  keepLastOrder('', givenPlaced())
  await openCheckout()
  return asked
}

test('a second order names the first one, and asks by WhatsApp to bring both together', async () => {
  await openAgain()
  await expect.element(line()).toBeVisible()
  const link = summary().getByRole('link', { name: 'write to us by WhatsApp' })
  const { href } = link.element() as HTMLAnchorElement
  expect(new URL(href).searchParams.get('text')).toBe(
    `Hello Kastha, please deliver my order ${ID} together with the one that I am placing now.`,
  )
})

test.for([{ method: 'pickup' }, { district: 'Lalitpur' }] as const)(
  'the checkout says that an order stays whose delivery cannot be shared, and links to it: %o',
  async (changes) => {
    chooseDistrict('Kaski')
    await openAgain(changes)
    await expect.element(stays()).toBeVisible()
    await expect
      .element(stays().getByRole('link', { name: 'See the order' }))
      .toHaveAttribute('href', expect.stringContaining(ID))
    await expect.element(together()).not.toBeInTheDocument()
  },
)

test.for([{ status: 'cancelled' }, { status: 'delivered' }] as const)(
  'a first order that is over is not named: %o',
  async (changes) => {
    chooseDistrict('Kaski')
    const asked = await openAgain(changes)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await expect.element(orderButton()).toBeVisible()
    await expect.element(line()).not.toBeInTheDocument()
  },
)

test('of two orders the later is named, and the earlier where the later is over', async () => {
  const earlier = 'KA-261121-3P8WHC5N'
  answerApi({
    [`GET /api/orders/${earlier}`]: { status: 200, body: { ...good, data: givenOrder({ orderId: earlier }) } },
  })
  keepLastOrder('', givenPlaced({ orderId: earlier }))
  const named = summary().getByText(`You also ordered ${earlier}`, { exact: false })
  await openAgain()
  await expect.element(line()).toBeVisible()
  await expect.element(named).not.toBeInTheDocument()
  await cleanup()
  await openAgain({ status: 'cancelled' })
  await expect.element(named).toBeVisible()
})

test('an order for somebody else does not go with the first one', async () => {
  await openAgain()
  await expect.element(together()).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'For somebody else' })
  await box.click()
  await expect.element(together()).not.toBeInTheDocument()
  await expect.element(stays()).toBeVisible()
  await box.click()
  await expect.element(together()).toBeVisible()
})

test('a second checkout leads to the first order while it waits for its code', async () => {
  givenGuest()
  givenCheckout()
  answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data: waiting() } } })
  keepLastOrder('', givenPlaced(waiting()))
  await openCheckout()
  await expect.element(summary().getByText(`Your order ${ID} waits for its code.`, { exact: false })).toBeVisible()
  await expect
    .element(summary().getByRole('link', { name: 'Enter the code' }))
    .toHaveAttribute('href', expect.stringContaining(ID))
  await expect.element(line()).not.toBeInTheDocument()
})

test('an order of the day before is not named', async () => {
  vi.useFakeTimers({ now: Date.now() - DAY_MS - 1, toFake: ['Date'] })
  keepLastOrder('', givenPlaced())
  vi.useRealTimers()
  givenGuest()
  givenCheckout()
  await openCheckout()
  await expect.element(orderButton()).toBeVisible()
  await expect.element(line()).not.toBeInTheDocument()
})
