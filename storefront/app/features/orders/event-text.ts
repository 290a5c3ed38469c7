import type { OrderEvent } from '#contract/orders.ts'
import { formatMoney } from '../../format.ts'
import type { Text } from '../../messages/text.ts'
import { dayAndSlot } from './slot-text.ts'

/** What an event says besides its name: how much, when, how far, which number; '' for nothing. */
export function eventDetail(text: Text, { detail: { amount, day, slot, stage, number } }: OrderEvent): string {
  const said = [
    amount !== undefined && formatMoney(amount),
    day !== undefined && dayAndSlot(text, day, slot),
    stage !== undefined && text(`order.stage.${stage}`),
    number,
  ]
  return said.filter(Boolean).join(', ')
}
