import type { Language } from '#domain/language/languages.ts'
import { colorIn, localized } from '../../platform/language/localized.ts'
import { isByArrangement } from '../orders/arranged-days.ts'
import { NO_FULFILMENT } from '../fulfilment/fulfilment-rows.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { creditPayments } from '../credit/pay-with-credit.ts'
import { NO_MONEY } from '../payments/money-rows.ts'
import { storeIn } from '../terms/pickup-store.ts'
import type { CheckedOrder } from './check-order.ts'

/**
 * Returns a new order as `readRecord` reads it, from the rows that are written.
 *
 * @param language  that of goods and promotions; pictures are described in the buyer's
 */
export function newRecord(
  { order: { order, lines, reductions }, figured, shop, plan, credit }: CheckedOrder,
  language: Language,
): OrderRecord {
  const { state, placedAt } = order
  const by = { actor: order.takenBy === null ? 'shopper' : 'staff', actorId: order.takenBy ?? order.userId } as const
  return {
    order,
    language,
    store: order.store && storeIn(order.store, language),
    arranged: isByArrangement(order) ? (shop.zone?.arranged ?? null) : null,
    lines: lines.map((line, index) => {
      const picture = figured.bought[index]?.picture ?? null
      return { ...line, name: localized(line, 'name', language), color: colorIn(line.color, language), picture }
    }),
    reductions: reductions.map((reduction) => ({ ...reduction, name: localized(reduction, 'name', language) })),
    events: [{ action: 'place', state, at: placedAt, ...by, reason: '', detail: {} }],
    money: credit.length > 0 ? { ...NO_MONEY, payments: creditPayments(order, credit) } : NO_MONEY,
    fulfilment: NO_FULFILMENT,
    invoices: [],
    custom: null,
    instalments: plan && { plan, state: 'asked', askedAt: placedAt, changedAt: placedAt, tellBank: null },
  }
}
