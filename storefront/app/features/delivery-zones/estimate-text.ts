import type { DeliveryEstimate } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** Formats `Mon 23 to Wed 25 Nov`. */
export function estimateText(text: Text, format: Formats, { first, last }: DeliveryEstimate): string {
  if (first === last) return format.shortDay(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return text('delivery.between', {
    first: format.shortDay(first, { month: !isOneMonth }),
    last: format.shortDay(last),
  })
}
