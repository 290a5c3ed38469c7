import type { OrderEvent } from '#contract/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'
import { dayAndSlot } from './slot-text.ts'

/** Returns the details of an event, such as amount, day, stage or number; '' for none. */
export function eventDetail(
  text: Text,
  format: Formats,
  { detail: { amount, day, slot, stage, number } }: OrderEvent,
): string {
  const said = [
    amount !== undefined && format.money(amount),
    day !== undefined && dayAndSlot(text, format, day, slot),
    stage !== undefined && text(`order.stage.${stage}`),
    number !== undefined && format.digits(number),
  ]
  return said.filter(Boolean).join(', ')
}
