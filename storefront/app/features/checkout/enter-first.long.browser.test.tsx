import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { fillCheckout, givenCheckout, openCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, good, TRACK_KEY } from '../../test/given-order.ts'
import { ORDER, waiting } from '../orders/track/verify-order.fixture.tsx'
import { keepLastOrder } from './last-order.ts'

const SAID = 'Too many SMS were requested for this phone number or from this network. Please try again tomorrow.'
const first = () =>
  page.getByText('Enter the code of your order KA-261121-7Q2M4XZP first; then you won’t need one for this order.')

beforeEach(() => {
  givenGuest()
  givenCheckout()
})

/** A guest orders once more by phone, while an order of this browser waits, and the phone gets no further SMS. */
async function orderAgain(before: Order, fields?: object): Promise<void> {
  keepLastOrder('', givenPlaced(waiting()))
  const said = { success: false, error: true, message: SAID, code: 'too_many_requests', ...(fields && { fields }) }
  answerApi({
    [`GET ${ORDER}`]: { status: 200, body: { ...good, data: before } },
    'POST /api/orders': { status: 429, body: said },
  })
  await openCheckout()
  await fillCheckout({ email: '' })
  await pressOrder()
}

test('a second order by the same phone leads to the code of the first', async () => {
  await orderAgain(waiting({ email: '' }), { phone: SAID })
  await expect.element(first()).toBeInViewport()
  const way = page.getByRole('alert').getByRole('link', { name: 'Enter the code' })
  await expect.element(way).toHaveAttribute('href', `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
  await expect.element(page.getByText(SAID)).not.toBeInTheDocument()
})

test.for([
  ['of another phone', waiting({ phone: '9801234567' }), { phone: SAID }],
  ['that waits no more', waiting({ status: 'cancelled' }), { phone: SAID }],
  ['while another limit refuses', waiting(), undefined],
] as const)('an order %s leaves the words of the shop', async ([, before, fields]) => {
  await orderAgain(before, fields)
  await expect.element(page.getByText(SAID)).toBeVisible()
  await expect.element(first()).not.toBeInTheDocument()
})
