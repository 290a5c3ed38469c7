import { requestWords } from '../instalments/request-words.ts'
import type { AdminOrder, AdminOrderRow } from '#contract/admin/orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { defined } from '#domain/defined.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { OrderEventAction } from '#domain/orders/order-events.ts'
import type { PaidWay } from '#domain/payments/payment-methods.ts'
import { dayText, slotHours } from '../fulfilment/deliveries/delivery-words.tsx'

export const methodWords: Record<ShippingMethod, string> = {
  standard: 'Standard',
  express: 'Express',
  pickup: 'Pickup',
}

export const paymentWords: Record<PaidWay, string> = {
  cod: 'Cash',
  esewa: 'eSewa',
  khalti: 'Khalti',
  bank: 'Bank transfer',
  credit: 'Gift card or store credit',
}

export const openWords: Record<AdminOrderRow['open'][number], string> = {
  return: 'Return',
  damage: 'Damage',
  refund: 'Refund due',
  voucher: 'Voucher',
  instalments: 'Instalments',
}

export const eventWords: Record<OrderEventAction, string> = {
  place: 'Placed',
  verified: 'Confirmed by code',
  confirm: 'Confirmed',
  deliver: 'Delivered',
  cancel: 'Cancelled',
  expire: 'Cancelled: not paid or confirmed in time',
  return: 'Returned',
  payment: 'Paid',
  'payment-failed': 'Payment failed',
  voucher: 'Bank voucher sent',
  'voucher-declined': 'Voucher declined',
  'refund-due': 'Refund created',
  refund: 'Refund sent',
  'delivery-planned': 'Delivery scheduled',
  'delivery-split': 'Delivery split',
  'delivery-out': 'On the way',
  'delivery-failed': 'Delivery failed',
  'part-delivered': 'Partly delivered',
  'damage-reported': 'Damage reported',
  'damage-accepted': 'Damage accepted',
  'damage-declined': 'Damage declined',
  'remedy-planned': 'Repair or replacement scheduled',
  remedied: 'Repaired or replaced',
  'return-requested': 'Return requested',
  'return-approved': 'Return approved',
  'return-declined': 'Return declined',
  'return-withdrawn': 'Return withdrawn',
  'return-collected': 'Return collected',
  'return-received': 'Return received',
  invoice: 'Invoice issued',
  'credit-note': 'Credit note issued',
  production: 'Production updated',
  'payment-changed': 'Payment method changed',
  edited: 'Order edited',
  exchanged: 'Exchanged',
  'exchange-ended': 'Exchange cancelled',
  'contact-changed': 'Delivery details changed',
  'business-changed': 'Buyer on the invoice changed',
  instalments: 'Instalments',
  'news-by-sms': 'Buyer moved the news to SMS',
  'added-to-account': 'Buyer added the order to an account',
}

type Event = AdminOrder['events'][number]

/** Returns the details of an event: `Nrs. 1,000`, `24 Nov 2026, 9:00–13:00`, `2083/84-000123`. */
export function eventDetail({
  detail: { amount, day, slot, stage, number, instalments, from, to, edit, exchangedFor, exchangeOf, isUntold },
}: Event): string {
  const parts = [
    amount === undefined ? '' : englishFormats.money(amount),
    day === undefined ? '' : dayAndSlot(day, slot ?? null),
    stage ?? '',
    number ?? '',
    instalments ? requestWords[instalments].label : '',
    from && to ? `from ${paymentWords[from]} to ${paymentWords[to]}` : '',
    edit ? editText(edit) : '',
    exchangedFor ? `for order ${exchangedFor}` : '',
    exchangeOf ? `pieces of order ${exchangeOf} come back` : '',
    isUntold ? 'no message was sent' : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

type Edit = NonNullable<Event['detail']['edit']>

/** Returns what an edit changed: `Rara Bed, 153*200: 2 → 1; Ilam Chair added; total Nrs. 1,000 → Nrs. 900`. */
function editText({ pieces, total, shipping, discount, district, method, store, changesAddress }: Edit): string {
  const sums = [
    ['delivery fee', shipping],
    ['discount', discount],
    ['total', total],
  ] as const
  return [
    ...pieces.map(pieceText),
    ...(district ? [`district ${district.from} → ${district.to}`] : []),
    ...(method ? [`delivery ${methodWords[method.from]} → ${methodWords[method.to]}`] : []),
    ...(store ? [`store ${store.from} → ${store.to}`] : []),
    ...(changesAddress && !district ? ['another address'] : []),
    ...sums.flatMap(([label, { from, to }]) => {
      return from === to ? [] : `${label} ${englishFormats.money(from)} → ${englishFormats.money(to)}`
    }),
  ].join('; ')
}

function pieceText({ name, from, to }: Edit['pieces'][number]): string {
  if (to === 0) return `${from} × ${name} removed`
  return from === 0 ? `${to} × ${name} added` : `${name}: ${from} → ${to}`
}

/** Returns a date with its time slot: `24 Nov 2026, 9:00–13:00`. */
export function dayAndSlot(day: string | null, slot: DeliverySlot | null): string {
  if (day === null) return 'Unscheduled'
  return slot === null ? dayText(day) : `${dayText(day)}, ${slotHours(slot)}`
}

type Lines = AdminOrder['lines']

/** Returns the name of the line at a position: `Rara Bed, 153*200, Hydraulics`. */
export function titleOf(lines: Lines, position: number): string {
  const line = defined(lines[position], `line ${position}`)
  return nameWithChoice(line.name, line)
}

/** Returns pieces of an order: `1 × Rara Bed, 153*200, Hydraulics; 2 × Asan bedside table`. */
export function piecesOf(lines: Lines, pieces: readonly { position: number; quantity: number }[]): string {
  return pieces.map(({ position, quantity }) => `${quantity} × ${titleOf(lines, position)}`).join('; ')
}
