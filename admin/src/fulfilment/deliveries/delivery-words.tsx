import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import {
  deliverySlotNames,
  deliverySlots,
  type DeliverySlot,
  type DeliveryState,
} from '#domain/fulfilment/delivery-planning.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Tone } from '../../theme/tokens.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

export const deliveryStateWords: Record<DeliveryState, { tone: Tone; label: string }> = {
  planned: { tone: 'pending', label: 'Scheduled' },
  out: { tone: 'confirm', label: 'On the way' },
  delivered: { tone: 'delivered', label: 'Delivered' },
  cancelled: { tone: 'quiet', label: 'Cancelled' },
}

/** Status chip. Planned pickups, and planned deliveries without a date, have their own labels. */
export function DeliveryStatus({ delivery }: { delivery: Pick<AdminDelivery, 'state' | 'day' | 'method'> }) {
  const { state, day, method } = delivery
  if (state === 'planned' && method === 'pickup') return <StatusChip tone="notice" label="Awaiting pickup" />
  if (state === 'planned' && day === null) return <StatusChip tone="notice" label="Unscheduled" />
  return <StatusChip {...deliveryStateWords[state]} />
}

/** `Tuesday, 24 November 2026` is the day in Nepal. */
export function dayText(day: string): string {
  return englishFormats.shortDate(`${day}T06:00:00Z`)
}

/** `Tue 24 Nov 2026` */
export function weekdayText(day: string): string {
  return `${englishFormats.shortDay(day)} ${day.slice(0, 4)}`
}

/** `Morning, 9:00–13:00` */
export function slotText(slot: DeliverySlot): string {
  return `${slot[0]!.toUpperCase()}${slot.slice(1)}, ${slotHours(slot)}`
}

/** `9:00–13:00` */
export function slotHours(slot: DeliverySlot): string {
  const { from, until } = deliverySlots[slot]
  return `${from}:00–${until}:00`
}

export const slotChoices = deliverySlotNames.map((id) => ({ id, name: slotText(id) }))

export function whenPlanned({ day, slot }: Pick<AdminDelivery, 'day' | 'slot'>): string {
  if (day === null) return '–'
  return slot === null ? weekdayText(day) : `${weekdayText(day)}, ${slotText(slot).toLowerCase()}`
}

export function piecesText(pieces: readonly { title: string; quantity: number }[]): string {
  return pieces.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n')
}

/** `Floor 2, no lift`; '' where nobody asked. The way to the ground floor needs no lift. */
export function floorText({ floor, hasLift }: Pick<AdminDelivery, 'floor' | 'hasLift'>): string {
  if (floor === null) return ''
  return floor === 0 ? 'Ground floor' : `Floor ${floor}, ${hasLift ? 'lift' : 'no lift'}`
}
