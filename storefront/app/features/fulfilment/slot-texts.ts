import { deliverySlots, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** Formats `9:00 to 13:00`. */
export function slotHours(text: Text, format: Formats, slot: DeliverySlot): string {
  return text('slot.hours', hoursOf(format, slot))
}

/** Formats `Tue 24 Nov, 9:00 to 13:00`, or the day alone without a slot. */
export function dayAndSlot(text: Text, format: Formats, day: string, slot: DeliverySlot | null | undefined): string {
  const named = format.shortDay(day)
  return slot ? text('slot.of-day', { day: named, ...hoursOf(format, slot) }) : named
}

function hoursOf({ timeOfDay }: Formats, slot: DeliverySlot) {
  const { from, until } = deliverySlots[slot]
  return { from: timeOfDay(`${from}:00`), until: timeOfDay(`${until}:00`) }
}
