import type { ChosenColor } from '#contract/catalog/colors.ts'
import type { Picture } from '#contract/common.ts'
import type { InvoiceName, Order, OrderCustom } from '#contract/orders/orders.ts'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'
import type { orderEvents, orderLines, orderReductions, orders } from '../../platform/db/schema.ts'
import type { FulfilmentRows } from '../fulfilment/fulfilment-rows.ts'
import type { StoredRequest } from '../instalments/request-queries.ts'
import type { MoneyRows } from '../payments/money-rows.ts'

export type StoredOrder = typeof orders.$inferSelect

/** `picture` of the line's `pictureId`; `productId` null when shoppers cannot see the product any more. */
export type StoredLine = Pick<
  typeof orderLines.$inferSelect,
  'productId' | 'sku' | 'name' | 'size' | 'type' | 'price' | 'quantity' | 'subtotal' | 'total'
> & { color: ChosenColor | null; picture: Picture | null }

/** An order with all that belongs to it, each list in its order. */
export type OrderRecord = {
  order: StoredOrder
  /** The language of names and address. */
  language: Language
  store: Order['store']
  /** Usual days of a delivery by arrangement, as its district has them now; null for none, and for other orders. */
  arranged: DayRange | null
  lines: readonly StoredLine[]
  reductions: readonly Pick<typeof orderReductions.$inferSelect, 'name' | 'code' | 'amount' | 'sets'>[]
  events: readonly Pick<
    typeof orderEvents.$inferSelect,
    'action' | 'state' | 'at' | 'actor' | 'actorId' | 'reason' | 'detail'
  >[]
  money: MoneyRows
  fulfilment: FulfilmentRows
  invoices: readonly InvoiceName[]
  custom: OrderCustom | null
  instalments: StoredRequest | null
}

/** An order by itself: what its buyer wants of the shop, without what has happened to it since. */
export type PlacedRecord = Pick<
  OrderRecord,
  'order' | 'language' | 'store' | 'arranged' | 'lines' | 'reductions' | 'instalments'
>

/** From shop_settings; without an account number no transfer is possible. */
export type BankAccount = { bankName: string; bankAccountName: string; bankAccountNumber: string }
