import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'

type Stop = Pick<AdminDelivery, 'id' | 'slot' | 'district' | 'address' | 'order' | 'number'>

/** Sorts stops as the office has chosen. The others follow by time, district and address. */
export function inRound<Row extends Stop>(stops: readonly Row[], chosen: readonly string[]): Row[] {
  const places = new Map(chosen.map((id, place) => [id, place]))
  const placeOf = ({ id }: Stop) => places.get(id) ?? chosen.length
  return stops.toSorted((one, other) => placeOf(one) - placeOf(other) || alongTheWay(one, other))
}

/** Streets are encrypted, so the database cannot order by them. */
function alongTheWay(one: Stop, other: Stop): number {
  return (
    slotPlace(one) - slotPlace(other) ||
    one.district.localeCompare(other.district) ||
    one.address.localeCompare(other.address) ||
    one.order.localeCompare(other.order) ||
    one.number - other.number
  )
}

function slotPlace({ slot }: Stop): number {
  return slot === null ? deliverySlotNames.length : deliverySlotNames.indexOf(slot)
}
