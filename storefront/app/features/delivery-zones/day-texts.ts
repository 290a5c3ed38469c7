import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Text } from '../../messages/text.ts'

/** Formats `3-7 business days`. */
export function daysText(text: Text, { min, max }: DayRange): string {
  return min === max ? text('delivery.days', { count: max }) : text('delivery.days-between', { min, max })
}
