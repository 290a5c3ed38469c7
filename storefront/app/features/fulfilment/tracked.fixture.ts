import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import TrackOrderPage from '../../routes/track-order.tsx'
import { answerApi } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'

export const ORDER_ID = 'KA-261121-7Q2M4XZP'

export const card = (name: string) => page.getByRole('region', { name })
export const button = (name: string) => page.getByRole('button', { name })
export const dialog = (name: string) => page.getByRole('dialog', { name })

export const orderAnswer = (changes: Partial<Order>) => ({ status: 200, body: { ...good, data: givenOrder(changes) } })

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Returns an order whose two pillows were delivered `hoursAgo`. */
export const givenDelivered = (hoursAgo: number, changes: Partial<Order> = {}): Partial<Order> => ({
  status: 'delivered',
  cancelUntil: null,
  deliveries: [
    {
      number: 1,
      state: 'delivered',
      day: null,
      slot: null,
      estimate: null,
      failed: null,
      pieces: [{ position: 0, quantity: 2 }],
      code: null,
      deliveredAt: inHours(-hoursAgo),
      cash: null,
      planning: null,
    },
  ],
  returnUntil: inHours(30 * 24 - hoursAgo),
  ...changes,
})

/** Opens the page of a guest's order. */
export async function openTracked(changes: Partial<Order>, hash = ''): Promise<void> {
  givenGuest()
  answerApi({ [`GET /api/orders/${ORDER_ID}`]: orderAnswer(changes) })
  const address = `/track-order?order=${ORDER_ID}&key=${TRACK_KEY}${hash}`
  await openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })
}
