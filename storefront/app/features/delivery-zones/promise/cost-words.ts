import type { DeliveryPromise } from '#domain/delivery-zones/delivery-promise.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'

type Costs = Pick<DeliveryPromise, 'cost' | 'cash' | 'isMade'>

/** `Nrs. 1,000 · cash on delivery`, and `Nrs. 1,000 delivery` for a piece that is made: half of it is paid before. */
export function costWords(text: Text, format: Formats, { cost, cash, isMade }: Costs): string {
  const words = cost === 0 ? text('delivery.free') : format.money(cost)
  if (isMade) return text('delivery.cost', { cost: words })
  return `${words} · ${text(cash ? 'promise.cash' : 'promise.paid-before')}`
}

/** `Nrs. 1,000 delivery · cash OK`, for cards: nothing else there says what the fee is for. */
export function cardCostWords(text: Text, format: Formats, { cost, cash, isMade }: Costs): string {
  const words = text('delivery.cost', { cost: cost === 0 ? text('delivery.free') : format.money(cost) })
  return isMade ? words : `${words} · ${text(cash ? 'promise.cash-short' : 'promise.paid-before-short')}`
}
