import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import {
  deliverySlotNames,
  deliverySlots,
  type DeliverySlot,
  type DeliveryState,
} from '#domain/fulfilment/delivery-planning.ts'
import { formats, t } from '../../language/t.ts'
import type { Tone } from '../../theme/tokens.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

export const deliveryStateWords: Record<DeliveryState, { tone: Tone; label: string }> = {
  planned: { tone: 'pending', label: t('Scheduled') },
  out: { tone: 'confirm', label: t('On the way') },
  delivered: { tone: 'delivered', label: t('Delivered') },
  cancelled: { tone: 'quiet', label: t('Cancelled') },
}

/** Status chip. Planned pickups, and planned deliveries without a date, have their own labels. */
export function DeliveryStatus({ delivery }: { delivery: Pick<AdminDelivery, 'state' | 'day' | 'method'> }) {
  const { state, day, method } = delivery
  if (state === 'planned' && method === 'pickup') return <StatusChip tone="notice" label={t('Awaiting pickup')} />
  if (state === 'planned' && day === null) return <StatusChip tone="notice" label={t('Unscheduled')} />
  return <StatusChip {...deliveryStateWords[state]} />
}

/** `24 Nov 2026` */
export function dayText(day: string): string {
  return formats.shortDate(`${day}T06:00:00Z`)
}

/** `Tue 24 Nov 2026` */
export function weekdayText(day: string): string {
  return `${formats.weekday(new Date(day).getUTCDay())} ${dayText(day)}`
}

/** `Morning, 9:00–13:00` */
export function slotText(slot: DeliverySlot): string {
  const hours = slotHours(slot)
  switch (slot) {
    case 'morning':
      return t('Morning, %{hours}', { hours })
    case 'afternoon':
      return t('Afternoon, %{hours}', { hours })
    case 'evening':
      return t('Evening, %{hours}', { hours })
  }
}

/** `9:00–13:00` */
export function slotHours(slot: DeliverySlot): string {
  const { from, until } = deliverySlots[slot]
  return t('%{from}–%{until}', { from: formats.timeOfDay(`${from}:00`), until: formats.timeOfDay(`${until}:00`) })
}

export const slotChoices = deliverySlotNames.map((id) => ({ id, name: slotText(id) }))

export function whenPlanned({ day, slot }: Pick<AdminDelivery, 'day' | 'slot'>): string {
  if (day === null) return '–'
  return slot === null ? weekdayText(day) : `${weekdayText(day)}, ${slotText(slot).toLowerCase()}`
}

export function piecesText(pieces: readonly { title: string; quantity: number }[]): string {
  return pieces.map(({ title, quantity }) => `${formats.number(quantity)} × ${title}`).join('\n')
}

/** `Floor 2, no lift`; '' where nobody asked. The way to the ground floor needs no lift. */
export function floorText({ floor, hasLift }: Pick<AdminDelivery, 'floor' | 'hasLift'>): string {
  if (floor === null) return ''
  if (floor === 0) return t('Ground floor')
  return hasLift ? t('Floor %{floor}, lift', { floor }) : t('Floor %{floor}, no lift', { floor })
}
