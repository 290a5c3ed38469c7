import { expect, test } from 'vitest'
import type { Order, OrderEvent } from '#contract/orders/orders.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { renderInRouter } from '../../../render-in-router.tsx'
import { givenOrder } from '../../../test/given-order.ts'
import { Deliveries } from '../../fulfilment/deliveries.tsx'
import { ReturnLater } from '../../fulfilment/return-later.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { DoesNotFit } from './does-not-fit.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTotals } from './order-totals.tsx'
import { WaitsForShop } from './waits-for-shop.tsx'
import { delivery, order, settings, wordsOf } from './order-view.fixture.tsx'

const cancelling = (placedAt: string, cancelUntil: string) =>
  wordsOf(renderInRouter(<CancelOrder order={{ ...order, date: placedAt, cancelUntil }} door={order} />))

test.for([
  ['pending', ['Pending', 'Confirmed', 'Delivered']],
  ['confirm', ['Pending', ' (done)', 'Confirmed', 'Delivered']],
  ['delivered', ['Pending', ' (done)', 'Confirmed', ' (done)', 'Delivered']],
  ['cancelled', ['Pending', ' (done)', 'Cancelled']],
  ['returned', ['Pending', ' (done)', 'Confirmed', ' (done)', 'Delivered', ' (done)', 'Returned']],
] satisfies [OrderState, string[]][])('the progress of an order in state %s', ([status, steps]) => {
  const html = renderInRouter(<OrderProgress order={{ status }} />)
  expect(wordsOf(html)).toEqual(steps)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})

test.for([
  ['pickup', 'Collected'],
  ['standard', 'Delivered'],
] as const)('an order by %s ends as %s', ([method, last]) => {
  const ended = { status: 'delivered', method } as const
  expect(wordsOf(renderInRouter(<OrderProgress order={ended} />)).at(-1)).toBe(last)
  expect(wordsOf(renderInRouter(<OrderStatus order={ended} />))).toEqual([last])
})

test.for([
  ['esewa', true, 'We have not received the whole payment for this order yet'],
  ['bank', true, 'We have not received the whole payment for this order yet'],
  ['cod', true, 'The shop now checks your order.'],
  ['bank', false, 'The shop now checks your order.'],
] as const)('a pending order by %s, read-only %s, says what it waits for', ([payment, isReadOnly, said]) => {
  const html = renderInRouter(<WaitsForShop order={{ ...order, payment, isReadOnly }} />)
  expect(wordsOf(html).join('')).toContain(said)
})

test('an unpaid order that was opened by its number says until when the money can come', () => {
  const money = { ...order.money, payUntil: '2026-11-22T18:22:00.000Z' }
  const html = renderInRouter(<WaitsForShop order={{ ...order, payment: 'bank', isReadOnly: true, money }} />)
  expect(wordsOf(html).join('')).toContain('unless it comes by 00:07 on the morning of Mon 23 Nov.')
})

test.for([
  ['asmita@post.example', 'by email'],
  ['', 'by SMS'],
] as const)('a pending pickup of %s says how its code comes', ([email, how]) => {
  const words = wordsOf(delivery({ method: 'pickup', email }))
  expect(words).toContain(`You get the collection code ${how} once we have confirmed your order.`)
})

test('a pickup names its first day beside its code', () => {
  const state = { number: 1, state: 'planned', day: null, slot: null, deliveredAt: null } as const
  const deliveries = [
    { ...state, estimate: null, failed: null, pieces: [], code: '493817', cash: null, planning: null },
  ]
  const pickup = { ...order, method: 'pickup', status: 'confirm', deliveries } as const
  const said = (estimate: Order['estimate']) =>
    wordsOf(renderInRouter(<Deliveries order={{ ...pickup, estimate }} door={order} settings={settings} />)).join(' ')
  const day = '2026-11-29'
  expect(said({ first: day, last: day })).toContain('Collect it at the shop from Sun 29 Nov, during opening hours.')
  expect(said(null)).toContain('Collect it at the shop during opening hours.')
})

const event = (changes: Partial<OrderEvent>): OrderEvent => ({ ...order.events[0]!, ...changes })

const historyOf = (events: OrderEvent[]) => {
  return wordsOf(renderInRouter(<OrderHistory events={events} shopName="Kastha" />)).map((words) => words.trim())
}

test('the history shows time in Nepal, author and reason, newest first, with each day once', () => {
  const history = historyOf([
    event({ at: '2026-11-21T18:20:00.000Z' }),
    event({ action: 'confirm', at: '2026-11-22T04:00:00.000Z', by: 'system' }),
    event({ action: 'cancel', at: '2026-11-23T04:00:00.000Z', by: 'staff', reason: 'Sold out <b>' }),
  ])
  expect(history.join('|')).toBe(
    '23 Nov 2026|Cancelled|09:45|· Kastha|Sold out &lt;b&gt;|22 Nov 2026|Confirmed|09:45|· Automatic|Order placed|00:05|· You',
  )
})

test.for([
  [{ action: 'payment', detail: { amount: 112_500 } }, ['Payment received', 'Nrs. 1,12,500']],
  [{ action: 'delivery-planned', detail: { day: '2026-11-24' } }, ['Delivery day chosen', 'Tue 24 Nov']],
  [
    { action: 'delivery-planned', detail: { day: '2026-11-24', slot: 'afternoon' } },
    ['Delivery day chosen', 'Tue 24 Nov, 13:00 to 17:00'],
  ],
  [{ action: 'production', detail: { stage: 'finishing' } }, ['In the workshop', 'Finishing']],
  [{ action: 'invoice', detail: { number: '2083/84-000123' } }, ['Invoice issued', '2083/84-000123']],
] satisfies [Partial<OrderEvent>, string[]][])('%j has a readable text', ([changes, words]) => {
  expect(historyOf([event(changes)]).slice(1, 3)).toEqual(words)
})

test.for([
  [6, 6, 0],
  [8, 8, 0],
  [9, 6, 3],
] satisfies [number, number, number][])('a history of %i shows the newest %i', ([length, shown, folded]) => {
  const html = renderInRouter(
    <OrderHistory events={Array.from({ length }, () => order.events[0]!)} shopName="Kastha" />,
  )
  expect(html.match(/<li/g)).toHaveLength(shown)
  expect(html.includes('Show')).toBe(folded > 0)
})

test.for([
  [{}, 'Wed 25 Nov to Tue 1 Dec'],
  [{ estimate: { first: '2026-11-25', last: '2026-11-25' } }, 'Wed 25 Nov'],
  [{ estimate: null }, 'By arrangement: we call you and agree on the day.'],
  [{ method: 'pickup', collectionCode: '4829' }, 'From Wed 25 Nov'],
] satisfies [Partial<Order>, string][])('%j arrives %s', ([changes, words]) => {
  expect(wordsOf(delivery(changes))).toContain(words)
})

const contact = (changes: Partial<Order>) =>
  wordsOf(renderInRouter(<OrderContact order={{ ...order, ...changes }} door={{ orderId: order.orderId }} />))

test('rows that are empty or say nothing new are left out', () => {
  expect(contact({ email: '', userId: 'f1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e' })).toEqual([
    'Payment and contact',
    'Payment',
    'Cash on delivery',
    'Name',
    'Asmita Gurung',
    'Phone',
    '9841234567',
  ])
  expect(contact({ payment: 'esewa', paymentId: '0007G36' })).toContain('0007G36')
  const paid = {
    method: 'khalti',
    purpose: 'full',
    amount: 5_800,
    at: '2026-11-26T06:00:00.000Z',
    reference: 'K1',
  } as const
  const byOther = contact({ payment: 'esewa', paymentId: 'K1', money: { ...order.money, payments: [paid] } })
  expect(byOther, 'the wallet that paid, not the first choice').toContain('Khalti')
  const balance = { ...paid, method: 'esewa', purpose: 'balance', reference: '0007G36' } as const
  const payments = [{ ...paid, purpose: 'deposit' } as const, balance]
  const byBoth = contact({ payment: 'esewa', paymentId: 'K1', money: { ...order.money, payments } }).join('|')
  expect(byBoth, 'each id beside its wallet').toContain(
    'Payment|Khalti, eSewa|Payment id|Khalti: K1|eSewa: 0007G36|Name',
  )
  expect(wordsOf(delivery({ pincode: '' }))).not.toContain('Pincode')
  expect(wordsOf(delivery({ pincode: '33700' }))).toContain('33700')
})

test.for(['cancelled', 'returned'] as const)('a %s order shows no arrival', (status) => {
  expect(wordsOf(delivery({ status }))).not.toContain('Estimated arrival')
  expect(wordsOf(delivery({ status, method: 'pickup' }))).not.toContain('Ready for pickup')
})

test('floor and access show only where delivery needs them', () => {
  expect(delivery({})).not.toContain('Floor and access')
  expect(delivery({ floor: 0 })).toContain('Ground floor')
  expect(delivery({ floor: 3, hasLift: true })).toContain('Floor 3 (3 flights up), with a lift')
  expect(delivery({ floor: 3, access: 'A narrow lane' })).toContain('Floor 3 (3 flights up), without a lift')
})

test('a discount shows its code, and free delivery reads Free', () => {
  const reductions = [{ name: 'Dashain', code: 'DASHAIN10', amount: 480 }]
  const totals = { ...order.totals, shippingFee: 0, reductions, total: 4_320 }
  const words = wordsOf(renderInRouter(<OrderTotals totals={totals} />))
  expect(words).toEqual(expect.arrayContaining(['Dashain (DASHAIN10)', '−Nrs. 480', 'Free', 'Nrs. 4,320']))
})

test('a product gone from the shop has no link', () => {
  const kind = { color: null, size: null, type: null, sku: 'S' }
  const item = { title: 'Sal stool', image: null, ...kind, quantity: 2, price: 1, subTotal: 2, total: 2 }
  const html = renderInRouter(<OrderItems items={[{ ...item, productId: null }]} />)
  expect(html).not.toContain('<a ')
  expect(wordsOf(html)).toEqual(['Sal stool', '× 2', 'Nrs. 2'])
  expect(renderInRouter(<OrderItems items={[{ ...item, productId: '7' }]} />)).toContain('href="/product/7"')
})

test('a phone shows every column of an item, too', () => {
  const item = {
    title: 'Sal stool',
    image: null,
    color: null,
    size: null,
    type: null,
    sku: 'S',
    quantity: 2,
    price: 450,
    subTotal: 900,
    total: 900,
  }
  const words = (productId: string | null) =>
    wordsOf(renderInRouter(<OrderItems items={[{ ...item, productId }]} isFull />))
  expect(words('7')).toEqual(['Sal stool', '× 2', 'Nrs. 450 each', 'Product id 7', 'Nrs. 900'])
  expect(words(null)).toContain('Product id -')
})

test('the deadline for cancelling names the day only if it is the next one', () => {
  expect(cancelling('2126-11-21T08:57:00Z', '2126-11-21T10:57:00Z')).toContain('You can cancel until 16:42 today.')
  expect(cancelling('2126-11-21T16:57:00Z', '2126-11-21T18:57:00Z')).toContain(
    'You can cancel until 00:42 on the morning of Fri 22 Nov.',
  )
  expect(cancelling('2026-01-21T08:57:00Z', '2026-01-21T10:57:00Z')).toEqual([])
})

test.for([
  ['pending', {}, true],
  ['confirm', {}, true],
  ['confirm', { returnUntil: '2026-12-21T06:00:00.000Z' }, false],
  ['confirm', { custom: { request: 'KC-1', weeks: 6, steps: [] } }, false],
  ['delivered', {}, false],
  ['cancelled', {}, false],
] as const)('an order in state %s with %o says that it can be returned later: %s', ([status, changes, isSaid]) => {
  const html = renderInRouter(<ReturnLater order={{ ...order, returns: [], ...changes, status } as Order} />)
  expect(wordsOf(html).join('')).toBe(isSaid ? 'You can return it within 30 days after delivery.' : '')
  expect(html.includes('href="/return-policy"')).toBe(isSaid)
})

test('an order that somebody else receives names them, and says that it is a gift', () => {
  const recipient = { name: 'Sita Rai', phone: '9847654321', isGift: true }
  const gift = 'A gift: no prices on the packing slip'
  expect(wordsOf(delivery({ recipient }))).toEqual(expect.arrayContaining(['Recipient', 'Sita Rai, 9847654321', gift]))
  expect(wordsOf(delivery({ recipient: { ...recipient, isGift: false } }))).not.toContain(gift)
  expect(wordsOf(delivery({}))).not.toContain('Recipient')
})

test('while an order can be cancelled it says how its address, phone or size change', () => {
  const how =
    'To change the address, the recipient, the phone or the size, or to leave a piece out, call or write to us. Or cancel this order, press “Order again” and change the cart.'
  expect(cancelling('2126-11-21T08:57:00Z', '2126-11-21T10:57:00Z')).toContain(how)
  expect(cancelling('2026-01-21T08:57:00Z', '2026-01-21T10:57:00Z')).not.toContain(how)
})

const noteOf = (changes: Partial<Order>) =>
  wordsOf(renderInRouter(<DoesNotFit order={givenOrder(changes)} phone="01-5550000" />)).join('')

test('an order says which piece may not get in until it is over', () => {
  const said = /^By your measures, Kapas cotton pillow pair may not get in\. We call you before it leaves\. .*01/
  expect(noteOf({ doesNotFit: [0] })).toMatch(said)
  expect(noteOf({ doesNotFit: [0, 0] })).toContain('We call you before they leave.')
  expect(noteOf({ doesNotFit: [] })).toBe('')
  expect(noteOf({ doesNotFit: [0], status: 'delivered' })).toBe('')
})
