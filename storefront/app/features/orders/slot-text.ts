import { type DeliverySlot, deliverySlots } from '#domain/delivery-slots.ts'
import type { Formats } from '#domain/formats.ts'
import type { Text } from '../../messages/text.ts'

/** `9:00 to 13:00` */
export function slotHours(text: Text, slot: DeliverySlot): string {
  return text('slot.hours', hoursOf(slot))
}

/** `Tue 24 Nov, 9:00 to 13:00`; the day alone where no slot is known. */
export function dayAndSlot(text: Text, format: Formats, day: string, slot: DeliverySlot | null | undefined): string {
  const named = format.shortDay(day)
  return slot ? text('slot.of-day', { day: named, ...hoursOf(slot) }) : named
}

function hoursOf(slot: DeliverySlot) {
  const { from, until } = deliverySlots[slot]
  return { from: `${from}:00`, until: `${until}:00` }
}
