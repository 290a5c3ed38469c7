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
