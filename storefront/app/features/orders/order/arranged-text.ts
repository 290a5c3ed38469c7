import type { Order } from '#contract/orders/orders.ts'
import type { Text } from '../../../messages/text.ts'
import { daysText } from '../../delivery-zones/day-texts.ts'

/** Says that the shop calls to agree on the day, with the usual days where there are some. */
export function arrangedText(text: Text, arranged: Order['arranged']): string {
  if (!arranged) return text('order.by-arrangement')
  return text('order.by-arrangement-usually', { days: daysText(text, arranged) })
}
