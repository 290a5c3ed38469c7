import { randomUUID } from 'node:crypto'
import type { ExchangeableOrder, ExchangeBody, ExchangePreview } from '#contract/admin/orders/exchanges.ts'
import { defined } from '#domain/defined.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import type { PaymentMethod, WalletProvider } from '#domain/payments/payment-methods.ts'
import type { Language } from '#domain/language/languages.ts'
import { translateMessage } from '../../platform/language/translate-message.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refundWay } from '../credit/refund-way.ts'
import { readAfterSales } from '../fulfilment/after-sales-rows.ts'
import { piecesLeft } from '../fulfilment/request-return.ts'
import { readStaffLines } from '../orders/admin/order-rows.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { offeredPayments } from '../terms/offered-methods.ts'
import { readShop } from '../terms/shop-queries.ts'
import { exchangeRefusal } from './exchange-refusal.ts'
import { figureExchange } from './figure-exchange.ts'

type Wallets = readonly WalletProvider[]

/** Shows what of an order can be exchanged. */
export async function showExchangeable(
  db: Db,
  order: StoredOrder,
  wallets: Wallets,
  language: Language,
): Promise<ExchangeableOrder> {
  const known = await readAfterSales(db, order)
  const shown = await readStaffLines(db, [order.id])
  const why = await exchangeRefusal(db, order, known)
  return {
    id: order.id,
    number: order.number,
    why: why === null ? null : translateMessage(language, why),
    lines: shown.map(({ position, sku, name, color, size, type, picture }, index) => {
      const price = priceOfPieces(defined(known.lines[index], `line ${position}`), 0, 1)
      return { position, sku, name, color, size, type, picture, price, left: piecesLeft(known, position) }
    }),
    isPickup: order.method === 'pickup',
    payments: await readPayments(db, order, wallets),
  }
}

async function readPayments(db: Db, { district, method, total }: StoredOrder, wallets: Wallets) {
  const shop = await readShop(db, district)
  const none: PaymentMethod[] = []
  return shop ? offeredPayments(shop, district, method, { wallets, total }) : none
}

/**
 * Computes what an exchange would do, and does nothing.
 *
 * @throws AppError invalid_input with the problem of each field; conflict, with the reason in words
 */
export async function previewExchange(
  db: Db,
  order: StoredOrder,
  { payment, ...wanted }: ExchangeBody,
  { wallets, now = new Date() }: { wallets: Wallets; now?: Date },
): Promise<ExchangePreview> {
  const known = await readAfterSales(db, order)
  const why = await exchangeRefusal(db, order, known)
  if (why !== null) throw new AppError('conflict', why)
  const figured = await figureExchange(db, { order, known, newOrderId: randomUUID(), wallets }, wanted, now)
  const { worth, due, refund, payments, figures } = figured
  const { subtotal, shipping, total, vat } = figures
  const money = (await readMoneyOf(db, [order.id]))(order.id)
  return {
    worth,
    subtotal,
    discount: wanted.discount,
    shipping,
    total,
    vat,
    due,
    refund,
    refundTo: await refundWay(db, order, money, refund),
    payments,
    confirms: due === 0 || payment === 'cod',
  }
}
