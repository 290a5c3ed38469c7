import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { renderInRouter } from '../../../render-in-router.tsx'
import { givenOrder } from '../../../test/given-order.ts'
import { OrderDelivery } from './order-delivery.tsx'

export const settings = { name: 'Kastha', streetAddress: 'Jhamsikhel Marg', city: 'Lalitpur' } as ShopSettings

export const order = givenOrder({
  pincode: '',
  date: '2026-11-21T08:57:00.000Z',
  items: [],
  cancelUntil: null,
  events: [
    { action: 'place', status: 'pending', at: '2026-11-21T08:57:00.000Z', by: 'shopper', reason: '', detail: {} },
  ],
})

export const wordsOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^<>]+>/g, '|')
    .split('|')
    .filter((word) => word.trim() !== '')

export const delivery = (changes: Partial<Order>) =>
  renderInRouter(<OrderDelivery order={{ ...order, ...changes }} settings={settings} />)
