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

/** The same for cards. In Nepali they say that the fee is for the delivery: it would read as what is paid in cash. */
export function cardCostWords(text: Text, format: Formats, { cost: fee, cash, isMade }: Costs): string {
  const cost = fee === 0 ? text('delivery.free') : format.money(fee)
  if (isMade) return text('delivery.cost', { cost })
  return text(cash ? 'promise.card-cash' : 'promise.card-paid-before', { cost })
}
