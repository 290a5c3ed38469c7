import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { OrderState } from '#domain/order-states.ts'
import { renderInRouter } from '../../render-in-router.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTotals } from './order-totals.tsx'

const settings = { name: 'Kastha', streetAddress: 'Jhamsikhel Marg', city: 'Lalitpur' } as ShopSettings

const order: Order = {
  orderId: 'KA-261121-7Q2M4XZP',
  paymentId: 'cod',
  name: 'Asmita Gurung',
  phone: '9841234567',
  address: 'Baidam, Lakeside-6, Pokhara, Kaski, Gandaki',
  pincode: '',
  totalAmount: 5_800,
  email: 'asmita@post.example',
  userId: null,
  status: 'pending',
  date: '2026-11-21T08:57:00.000Z',
  items: [],
  cancelUntil: null,
  payment: 'cod',
  method: 'standard',
  province: 'Gandaki',
  district: 'Kaski',
  city: 'Pokhara',
  estimate: { first: '2026-11-25', last: '2026-12-01' },
  collectionCode: null,
  bank: null,
  floor: null,
  hasLift: false,
  access: '',
  note: '',
  totals: { subtotal: 4_800, reductions: [], shippingFee: 1_000, total: 5_800, vat: 667, totalWithoutVat: 5_133 },
  events: [
    { action: 'place', status: 'pending', at: '2026-11-21T08:57:00.000Z', by: 'shopper', reason: '', detail: {} },
  ],
  money: { paid: 0, due: 5_800, payNow: null, wallets: [], deposit: null, payments: [], refunds: [], voucher: null },
  deliveries: [],
  damage: [],
  damageUntil: null,
  returns: [],
  returnUntil: null,
  invoices: [],
  custom: null,
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter((word) => word.trim() !== '')

const delivery = (changes: Partial<Order>) =>
  renderInRouter(<OrderDelivery order={{ ...order, ...changes }} settings={settings} />)

const cancelling = (placedAt: string, cancelUntil: string) =>
  wordsOf(renderInRouter(<CancelOrder order={{ ...order, date: placedAt, cancelUntil }} door={order} />))

test.for([
  ['pending', ['Pending', 'Confirm', 'Delivered']],
  ['confirm', ['Pending', ' (done)', 'Confirm', 'Delivered']],
  ['delivered', ['Pending', ' (done)', 'Confirm', ' (done)', 'Delivered']],
  ['cancelled', ['Pending', ' (done)', 'Cancelled']],
  ['returned', ['Pending', ' (done)', 'Confirm', ' (done)', 'Delivered', ' (done)', 'Returned']],
] satisfies [OrderState, string[]][])('the way of an order that is %s', ([status, steps]) => {
  const html = renderInRouter(<OrderProgress status={status} />)
  expect(wordsOf(html)).toEqual(steps)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})

test('what happened says when in Nepal, by whom and why', () => {
  const events: Order['events'] = [
    { action: 'place', status: 'pending', at: '2026-11-21T18:20:00.000Z', by: 'shopper', reason: '', detail: {} },
    { action: 'confirm', status: 'confirm', at: '2026-11-22T04:00:00.000Z', by: 'system', reason: '', detail: {} },
    {
      action: 'cancel',
      status: 'cancelled',
      at: '2026-11-23T04:00:00.000Z',
      by: 'staff',
      reason: 'Sold out <b>',
      detail: {},
    },
  ]
  const html = renderInRouter(<OrderHistory events={events} shopName="Kastha" />)
  expect(wordsOf(html).join(' ')).toBe(
    'Order placed 22 Nov 2026, 00:05  by you Confirmed 22 Nov 2026, 09:45  automatically Cancelled 23 Nov 2026, 09:45  by Kastha Sold out &lt;b&gt;',
  )
})

test.for([
  [{}, 'Wed 25 Nov to Tue 1 Dec'],
  [{ estimate: { first: '2026-11-25', last: '2026-11-25' } }, 'Wed 25 Nov'],
  [{ estimate: null }, 'By arrangement: we call you and agree on the day.'],
  [{ method: 'pickup', collectionCode: '4829' }, 'From Wed 25 Nov'],
] satisfies [Partial<Order>, string][])('%j arrives %s', ([changes, words]) => {
  expect(wordsOf(delivery(changes))).toContain(words)
})

test.for(['cancelled', 'returned'] as const)('of an order that is %s no arrival is said', (status) => {
  expect(wordsOf(delivery({ status }))).not.toContain('Estimated arrival')
  expect(wordsOf(delivery({ status, method: 'pickup' }))).not.toContain('Ready for pickup')
})

test('floor and access stand only where they were asked for', () => {
  expect(delivery({})).not.toContain('Floor and access')
  expect(delivery({ floor: 0 })).toContain('Ground floor')
  expect(delivery({ floor: 3, hasLift: true })).toContain('Floor 3, with a lift')
  expect(delivery({ floor: 3, access: 'A narrow lane' })).toContain('Floor 3, without a lift')
})

test('what was taken off is named with its code, and a free delivery is Free', () => {
  const reductions = [{ name: 'Dashain', code: 'DASHAIN10', amount: 480 }]
  const totals = { ...order.totals, shippingFee: 0, reductions, total: 4_320 }
  const words = wordsOf(renderInRouter(<OrderTotals totals={totals} />))
  expect(words).toEqual(expect.arrayContaining(['Dashain (DASHAIN10)', '−Nrs. 480', 'Free', 'Nrs. 4,320']))
})

test('what the shop does not have any more has no page to lead to', () => {
  const item = { title: 'Sal stool', image: null, size: null, type: null, sku: 'S', quantity: 2, price: 1, subTotal: 2 }
  const html = renderInRouter(<OrderItems items={[{ ...item, productId: null }]} />)
  expect(html).not.toContain('<a ')
  expect(wordsOf(html)).toEqual(['Sal stool', '× 2', 'Nrs. 2'])
  expect(renderInRouter(<OrderItems items={[{ ...item, productId: '7' }]} />)).toContain('href="/product/7"')
})

test('every column of an item is said on a phone too', () => {
  const item = {
    title: 'Sal stool',
    image: null,
    size: null,
    type: null,
    sku: 'S',
    quantity: 2,
    price: 450,
    subTotal: 900,
  }
  const words = (productId: string | null) =>
    wordsOf(renderInRouter(<OrderItems items={[{ ...item, productId }]} isFull />))
  expect(words('7')).toEqual(['Sal stool', '× 2', 'Nrs. 450 each', 'Product id 7', 'Nrs. 900'])
  expect(words(null)).toContain('Product id -')
})

test('until when an order can be cancelled names the day only where it is the next one', () => {
  expect(cancelling('2126-11-21T08:57:00Z', '2126-11-21T10:57:00Z')).toContain('You can cancel until 16:42 today.')
  expect(cancelling('2126-11-21T16:57:00Z', '2126-11-21T18:57:00Z')).toContain(
    'You can cancel until 00:42 on 22 Nov 2126.',
  )
  expect(cancelling('2026-01-21T08:57:00Z', '2026-01-21T10:57:00Z')).toEqual([])
})
