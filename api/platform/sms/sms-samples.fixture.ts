import { requestStates } from '#domain/instalments/request-states.ts'
import { visitParts } from '#domain/tickets/measuring-visit.ts'
import type { SmsData, SmsTemplate } from './sms-data.ts'

/** Longest values of an order. */
export const order = { number: 'KA-261125-7F3K9Q2M', token: '261125-7F3K9Q2M-8k3j5m2n9p4q7r6s' }
const estimate = { first: '2026-11-27', last: '2026-11-29' }
export const part = { number: 10, count: 12 }
export const piece = {
  name: 'Rara wingback bed, Forest green, 153*200',
  path: '/product/2147483647',
  chosenPath: '/product/2147483647?color=forest-green&size=153*200',
  stop: 'p8k3j5m2n9p4q7r6sabcd',
}

const byTruck = { ...order, method: 'standard', estimate, collectionCode: null } as const

/** Sample data for each SMS; together they render every sentence at its longest. */
export const givenSms: { [Name in SmsTemplate]: [SmsData[Name], ...SmsData[Name][]] } = {
  'order-code': [{ number: order.number, total: 1_112_500, code: '493817', until: '2026-11-25T08:50:00Z' }],
  'order-placed': [
    { ...order, total: 1_112_500 },
    { ...order, total: 1_112_500, payUntil: '2026-11-25T08:50:00Z' },
  ],
  'order-link': [order],
  'order-confirmed': [
    byTruck,
    { ...byTruck, arrival: { day: '2026-11-25', slot: 'afternoon' } },
    { ...byTruck, arrival: 'in-parts' },
    { ...order, method: 'express', estimate: { first: '2026-11-27', last: '2026-11-27' }, collectionCode: null },
    { ...order, method: 'standard', estimate: null, collectionCode: null },
    { ...order, method: 'standard', estimate: null, collectionCode: null, arranged: { min: 45, max: 90 } },
    { ...order, method: 'pickup', estimate, collectionCode: '493817' },
    { ...order, method: 'pickup', estimate: null, collectionCode: '493817' },
  ],
  'order-cancelled': [order],
  'order-delivered': [order, { ...order, isInParts: true }],
  'question-answered': [{ productId: 2_147_483_647 }],
  'delivery-out': [
    { ...order, code: '493817' },
    { ...order, code: '493817', isForAnother: true },
    { ...order, code: '493817', part },
    { ...order, code: '493817', part, isForAnother: true },
    { ...order, code: '493817', part, cash: 1_112_500 },
    { ...order, code: '493817', part, cash: 1_112_500, isForAnother: true },
  ],
  'delivery-planned': [
    { ...order, day: '2026-11-25', slot: 'evening' },
    { ...order, day: '2026-11-25', slot: 'evening', part },
  ],
  'delivery-failed': [undefined, part].flatMap((one) => [
    { ...order, part: one, canChoose: true },
    { ...order, part: one, canChoose: false, isExpected: true },
    { ...order, part: one, canChoose: false, isExpected: false },
  ]) as [SmsData['delivery-failed']],
  'order-edited': [{ ...order, total: 1_112_500 }],
  'payment-changed': [
    { ...order, payment: 'cod', due: 1_112_500 },
    { ...order, payment: 'esewa', due: 1_112_500 },
  ],
  'order-exchanged': [
    { ...order, due: 1_112_500, refund: 0 },
    { ...order, due: 0, refund: 1_112_500 },
    { ...order, due: 0, refund: 0 },
  ],
  'payment-received': [
    { ...order, amount: 1_112_500, due: 1_112_500 },
    { ...order, amount: 1_112_500, due: 0 },
  ],
  'refund-due': [
    { ...order, amount: 1_112_500, method: 'esewa', dueBy: '2026-12-02T08:50:00Z' },
    { ...order, amount: 1_112_500, method: 'cod', dueBy: '2026-12-02T08:50:00Z' },
    { ...order, amount: 1_112_500, method: 'esewa', dueBy: '2026-12-02T08:50:00Z', isCancelled: true },
    { ...order, amount: 1_112_500, method: 'cod', dueBy: '2026-12-02T08:50:00Z', isCancelled: true },
  ],
  'refund-done': [{ ...order, amount: 1_112_500 }],
  'voucher-declined': [
    { ...order, until: '2026-11-25T08:50:00Z' },
    { ...order, until: null },
  ],
  'damage-answered': [order],
  'visit-planned': [{ ...order, day: '2026-11-25', slot: 'evening' }],
  'return-answered': [order],
  'instalment-news': requestStates.map((state) => ({ ...order, state })) as [SmsData['instalment-news']],
  'gift-card': [{ code: '7K2M-9QXT-04HB-PZ3W', amount: 100_000 }],
  'visit-requested': visitParts.map((time) => ({ day: '2026-12-30', part: time, token: `t${order.token}` })) as [
    SmsData['visit-requested'],
  ],
  'notice-code': [{ code: '493817' }],
  'price-drop': [
    { ...piece, price: 1_112_500 },
    { ...piece, name: 'पलङ '.repeat(30), price: 1_112_500 },
  ],
  'back-in-stock': [piece, { ...piece, name: 'A bed of sal wood '.repeat(11) }],
  'cart-reminder': [{ stop: piece.stop }],
}
