import { type DayRange, type DeliveryMethod, usualDays } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Api } from '../../api.ts'

/** What the shop's zones promise altogether; null where no zone offers the method. */
export type UsualDays = Record<DeliveryMethod, DayRange | null>

/** Undefined when the zones cannot be had: the page stands without them. */
export async function loadUsualDays(api: Api): Promise<UsualDays | undefined> {
  try {
    const { zones } = await api.deliveryZones()
    return { standard: usualDays(zones, 'standard'), express: usualDays(zones, 'express') }
  } catch (error) {
    console.error(error)
    return undefined
  }
}
