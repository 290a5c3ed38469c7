import type { ExchangeableOrder } from '#contract/admin/orders/exchanges.ts'
import type { ExchangeFee } from '#domain/orders/order-exchange.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { DraftLine } from '../edit/draft.ts'

/** Form values of an exchange. `back` counts what comes back of each line of the order, in its order. */
export type Draft = {
  back: number[]
  lines: DraftLine[]
  discount: number | null
  fee: ExchangeFee
  payment: PaymentMethod
  reason: string | null
}

/** Returns the initial form values of an order. A single piece is the one that comes back. */
export function draftOf({ lines, payments }: ExchangeableOrder): Draft {
  const isSingle = lines.length === 1 && lines[0]?.left === 1
  return {
    back: lines.map(() => (isSingle ? 1 : 0)),
    lines: [],
    discount: 0,
    fee: 'free',
    payment: payments[0] ?? 'cod',
    reason: '',
  }
}

/** Returns the exchange in the API's format, without its reason. */
export function wantedOf({ back, lines, discount, fee, payment }: Draft, { lines: sold }: ExchangeableOrder) {
  return {
    back: back.flatMap((quantity, index) => {
      return quantity > 0 ? [{ position: sold[index]?.position ?? index, quantity }] : []
    }),
    lines: lines.map(({ variantId, quantity }) => ({ variantId: variantId!, quantity })),
    discount: discount ?? 0,
    fee,
    payment,
  }
}
