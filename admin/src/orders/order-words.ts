import { requestWords } from '../instalments/request-words.ts'
import type { AdminOrder, AdminOrderRow } from '#contract/admin/orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { defined } from '#domain/defined.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { OrderEventAction } from '#domain/orders/order-events.ts'
import type { PaidWay } from '#domain/payments/payment-methods.ts'
import { dayText, slotHours } from '../fulfilment/deliveries/delivery-words.tsx'
import { formats, said, t } from '../language/t.ts'

export const methodWords: Record<ShippingMethod, string> = {
  standard: t('Standard'),
  express: t('Express'),
  pickup: t('Pickup'),
}

export const paymentWords: Record<PaidWay, string> = {
  cod: t('Cash'),
  esewa: t('eSewa'),
  khalti: t('Khalti'),
  bank: t('Bank transfer'),
  credit: t('Gift card or store credit'),
}

export const openWords: Record<AdminOrderRow['open'][number], string> = {
  return: t('Return'),
  damage: t('Damage'),
  refund: t('Refund due'),
  voucher: t('Voucher'),
  instalments: t('Instalments'),
}

export const eventWords: Record<OrderEventAction, string> = {
  place: t('Placed'),
  verified: t('Confirmed by code'),
  confirm: t('Confirmed'),
  deliver: t('Delivered'),
  cancel: t('Cancelled'),
  expire: t('Cancelled: not paid or confirmed in time'),
  return: t('Returned'),
  payment: t('Paid'),
  'payment-failed': t('Payment failed'),
  voucher: t('Bank voucher sent'),
  'voucher-declined': t('Voucher declined'),
  'refund-due': t('Refund created'),
  refund: t('Refund sent'),
  'delivery-planned': t('Delivery scheduled'),
  'delivery-split': t('Delivery split'),
  'delivery-out': t('On the way'),
  'delivery-failed': t('Delivery failed'),
  'part-delivered': t('Partly delivered'),
  'damage-reported': t('Damage reported'),
  'damage-accepted': t('Damage accepted'),
  'damage-declined': t('Damage declined'),
  'remedy-planned': t('Repair or replacement scheduled'),
  remedied: t('Repaired or replaced'),
  'return-requested': t('Return requested'),
  'return-approved': t('Return approved'),
  'return-declined': t('Return declined'),
  'return-withdrawn': t('Return withdrawn'),
  'return-collected': t('Return collected'),
  'return-received': t('Return received'),
  invoice: t('Invoice issued'),
  'credit-note': t('Credit note issued'),
  production: t('Production updated'),
  'payment-changed': t('Payment method changed'),
  edited: t('Order edited'),
  exchanged: t('Exchanged'),
  'exchange-ended': t('Exchange cancelled'),
  'contact-changed': t('Delivery details changed'),
  'business-changed': t('Buyer on the invoice changed'),
  instalments: t('Instalments'),
  'news-by-sms': t('Buyer moved the news to SMS'),
  'added-to-account': t('Buyer added the order to an account'),
}

type Event = AdminOrder['events'][number]

/** Returns the details of an event: `Nrs. 1,000`, `24 Nov 2026, 9:00–13:00`, `2083/84-000123`. */
export function eventDetail({
  detail: { amount, day, slot, stage, number, instalments, from, to, edit, exchangedFor, exchangeOf, isUntold },
}: Event): string {
  const parts = [
    amount === undefined ? '' : formats.money(amount),
    day === undefined ? '' : dayAndSlot(day, slot ?? null),
    said(stage ?? ''),
    number ?? '',
    instalments ? requestWords[instalments].label : '',
    from && to ? t('from %{from} to %{to}', { from: paymentWords[from], to: paymentWords[to] }) : '',
    edit ? editText(edit) : '',
    exchangedFor ? t('for order %{number}', { number: exchangedFor }) : '',
    exchangeOf ? t('pieces of order %{number} come back', { number: exchangeOf }) : '',
    isUntold ? t('no message was sent') : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

type Edit = NonNullable<Event['detail']['edit']>

/** Returns what an edit changed: `Rara Bed, 153*200: 2 → 1; Ilam Chair added; total Nrs. 1,000 → Nrs. 900`. */
function editText({ pieces, total, shipping, discount, district, method, store, changesAddress }: Edit): string {
  const sums = [
    [t('delivery fee'), shipping],
    [t('discount'), discount],
    [t('total'), total],
  ] as const
  return [
    ...pieces.map(pieceText),
    ...(district
      ? [t('district %{from} → %{to}', { from: formats.place(district.from), to: formats.place(district.to) })]
      : []),
    ...(method ? [t('delivery %{from} → %{to}', { from: methodWords[method.from], to: methodWords[method.to] })] : []),
    ...(store ? [t('store %{from} → %{to}', { from: store.from, to: store.to })] : []),
    ...(changesAddress && !district ? [t('another address')] : []),
    ...sums.flatMap(([label, { from, to }]) => {
      return from === to ? [] : `${label} ${formats.money(from)} → ${formats.money(to)}`
    }),
  ].join('; ')
}

function pieceText({ name, from, to }: Edit['pieces'][number]): string {
  if (to === 0) return t('%{count} × %{name} removed', { count: from, name })
  if (from === 0) return t('%{count} × %{name} added', { count: to, name })
  return `${name}: ${formats.number(from)} → ${formats.number(to)}`
}

/** Returns a date with its time slot: `24 Nov 2026, 9:00–13:00`. */
export function dayAndSlot(day: string | null, slot: DeliverySlot | null): string {
  if (day === null) return t('Unscheduled')
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
  return pieces.map(({ position, quantity }) => `${formats.number(quantity)} × ${titleOf(lines, position)}`).join('; ')
}
