/** Parts of a day in which goods are brought; hours of Nepal. */
export const deliverySlots = {
  morning: { from: 9, until: 13 },
  afternoon: { from: 13, until: 17 },
  evening: { from: 17, until: 19 },
} as const
export type DeliverySlot = keyof typeof deliverySlots
export const deliverySlotNames = Object.keys(deliverySlots) as [DeliverySlot, ...DeliverySlot[]]

/** Whether a slot of a day in Nepal (`2026-11-22`) has passed, so that nobody can come in it any more. */
export function isSlotOver(day: string, slot: DeliverySlot, now: Date): boolean {
  const until = String(deliverySlots[slot].until).padStart(2, '0')
  return now.getTime() >= Date.parse(`${day}T${until}:00:00+05:45`)
}

/** States of one delivery: `planned` until the driver leaves. */
export const deliveryStates = ['planned', 'out', 'delivered', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]
