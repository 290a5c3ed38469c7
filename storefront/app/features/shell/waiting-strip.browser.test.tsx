import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import type { HoardingsReply } from '#contract/content.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, good, TRACK_KEY } from '../../test/given-order.ts'
import { openPage } from '../../test/open-page.tsx'
import { ORDER, waiting } from '../orders/track/verify-order.fixture.tsx'
import { OffersStrip } from './offers-strip.tsx'
import { keepLastOrder } from '../checkout/last-order.ts'

const strip = () => page.getByRole('region', { name: 'Offers' })
const way = () => strip().getByRole('link', { name: 'Enter the code to confirm your order' })
const offers: HoardingsReply['data'] = [{ _id: '1', description: 'Dashain prices', isActive: true }]

/** A guest who placed an order opens a page of the shop. @returns the calls about the order */
async function openShop(address: string, order: Order = waiting()) {
  givenGuest()
  const asked = answerApi({ [`GET ${ORDER}`]: { status: 200, body: { ...good, data: order } } })
  keepLastOrder('', givenPlaced(waiting()))
  await openPage(new URL(address, location.origin).pathname, () => <OffersStrip hoardings={offers} />, { address })
  return asked
}

test.for([390, 1440])(
  'in place of the offers, an order that waits leads to its code, in a line of %i px',
  async (width) => {
    await page.viewport(width, 844)
    await openShop('/product/1')
    await expect.element(way()).toHaveAttribute('href', `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
    await expect.element(strip().getByText('Dashain prices')).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(way().element().scrollWidth).toBeLessThanOrEqual(way().element().clientWidth)
  },
)

test.for([
  ['where the code is entered', `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`, waiting()],
  ['once it was entered', '/', waiting({ status: 'confirm', verifyBy: null })],
] as const)('%s, the offers stay', async ([, address, order]) => {
  const asked = await openShop(address, order)
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(strip().getByText('Dashain prices')).toBeVisible()
  await expect.element(way()).not.toBeInTheDocument()
})

test('of several that wait, the line names the end of the number', async () => {
  givenGuest()
  answerApi({ [`GET ${ORDER}`]: { status: 200, body: { ...good, data: waiting() } } })
  keepLastOrder('', givenPlaced(waiting({ orderId: 'KA-261121-FFFFFFFF' })))
  keepLastOrder('', givenPlaced(waiting()))
  await openPage('/', () => <OffersStrip hoardings={offers} />)
  await expect.element(strip().getByRole('link', { name: 'Enter the code of order 7Q2M4XZP' })).toBeVisible()
})

test('once the newest order is confirmed, the line leads to the one before, also from the page of the newest', async () => {
  givenGuest()
  const first = waiting({ orderId: 'KA-261121-FFFFFFFF' })
  answerApi({
    [`GET ${ORDER}`]: { status: 200, body: { ...good, data: waiting({ status: 'confirm', verifyBy: null }) } },
    'GET /api/orders/KA-261121-FFFFFFFF': { status: 200, body: { ...good, data: first } },
  })
  keepLastOrder('', givenPlaced(first))
  keepLastOrder('', givenPlaced(waiting()))
  await openPage('/order-confirmed', () => <OffersStrip hoardings={offers} />, {
    address: `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`,
  })
  await expect.element(way()).toHaveAttribute('href', expect.stringContaining('KA-261121-FFFFFFFF'))
})
