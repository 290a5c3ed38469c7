import { isDeepStrictEqual } from 'node:util'
import type { ExchangeBody } from '#contract/admin/orders/exchanges.ts'
import { orderTotal, type Delivery } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { settleExchange } from '#domain/orders/order-exchange.ts'
import { mostDiscount, withStaffDiscount, type OrderFigures } from '#domain/orders/order-edit.ts'
import type { PaymentMethod, WalletProvider } from '#domain/payments/payment-methods.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import type { AfterSales } from '../fulfilment/after-sales-rows.ts'
import { worthOfPieces } from '../fulfilment/line-money.ts'
import { piecesLeft } from '../fulfilment/request-return.ts'
import { resolveLines, type ResolvedLine } from '../orders/edits/edit-lines.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMaxRefundable } from '../payments/read-max-refundable.ts'
import { deliveryOf, offeredMethods, offeredPayments } from '../terms/offered-methods.ts'
import { readShop, type CheckoutShop } from '../terms/shop-queries.ts'

/** An exchange before it is written. */
export type FiguredExchange = {
  shop: CheckoutShop
  method: ShippingMethod
  resolved: ResolvedLine[]
  figures: OrderFigures
  /** Price of the pieces that come back. */
  worth: number
  pays: number
  due: number
  refund: number
  payments: PaymentMethod[]
}

type Exchanged = {
  order: StoredOrder
  known: AfterSales
  /** ID of the order that goes out. */
  newOrderId: string
  wallets: readonly WalletProvider[]
}

/**
 * Computes what an exchange comes to. No promotion applies to what goes out: staff take off what they have promised.
 *
 * @throws AppError invalid_input with the problem of each field; unavailable before the shop was set up
 */
export async function figureExchange(
  db: Db,
  { order, known, newOrderId, wallets }: Exchanged,
  { back, lines, discount, fee }: Omit<ExchangeBody, 'payment'>,
  now: Date,
): Promise<FiguredExchange> {
  refuseWrongPieces(known, back)
  const shop = await readShop(db, order.district)
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  const method = offeredMethods(shop, order.district).includes(order.method) ? order.method : 'standard'
  const resolved = await resolveLines(db, newOrderId, [], lines)
  const figures = figureLines(resolved, { delivery: deliveryFor(shop, method, fee), discount, now })
  const price = sumOf(back, ({ position, quantity }) => worthOfPieces(known, position, quantity))
  const worth = Math.min(price, await readMaxRefundable(db, order))
  const settled = settleExchange(worth, figures.total)
  const payments = offeredPayments(shop, order.district, method, { wallets, total: settled.due })
  return { shop, method, resolved, figures, worth, ...settled, payments }
}

function refuseWrongPieces(known: AfterSales, back: ExchangeBody['back']): void {
  for (const [index, { position, quantity }] of back.entries()) {
    const left = position < known.lines.length ? piecesLeft(known, position) : 0
    if (quantity > left) throw refusal(`back.${index}.quantity`, say('exchanges.pieces-left', { left }))
  }
}

function deliveryFor(shop: CheckoutShop, method: ShippingMethod, fee: ExchangeBody['fee']): Delivery {
  if (method === 'pickup') return { method }
  if (fee === 'rule') return deliveryOf(shop, method)
  return { method: 'delivery', fee: 0, largeItemFee: 0, freeOver: Number.MAX_SAFE_INTEGER }
}

function figureLines(
  resolved: readonly ResolvedLine[],
  { delivery, discount, now }: { delivery: Delivery; discount: number; now: Date },
): OrderFigures {
  const priced = resolved.map((line) => line.priced)
  const before = orderTotal(priced, delivery, [], now, [])
  const most = mostDiscount(before)
  if (discount > most) throw refusal('discount', say('order-edits.too-high-discount', { most: { money: most } }))
  return withStaffDiscount(before, discount)
}

/** Refuses an exchange in the present state of prices if its staff saw another one. */
export function refuseChanged(
  { worth, figures: { total } }: FiguredExchange,
  shown: { worth: number; total: number },
): void {
  if (isDeepStrictEqual({ worth, total }, { worth: shown.worth, total: shown.total })) return
  const words = say('exchanges.prices-changed', { worth: { money: worth }, total: { money: total } })
  throw new AppError('stale', words)
}

/** Returns the sums of a line of the order that goes out. */
export function lineSums({ lines }: OrderFigures, position: number) {
  const { subtotal, reduction, total, vat } = defined(lines[position], `line ${position}`)
  return { subtotal, reduction, total, vat }
}

/** @throws AppError invalid_input for a way to pay that the shop does not have there */
export function refusePayment({ due, payments }: FiguredExchange, payment: PaymentMethod): void {
  if (due === 0 || payments.includes(payment)) return
  throw refusal('payment', 'The difference cannot be paid in this way.')
}

function refusal(field: string, words: Sentence): AppError {
  return new AppError('invalid_input', words, { [field]: words })
}
