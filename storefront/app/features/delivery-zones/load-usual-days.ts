import { type DayRange, type DeliveryMethod, usualDays } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Api } from '../../api.ts'

/** The range of times over all zones; null where no zone offers the method. */
export type UsualDays = Record<DeliveryMethod, DayRange | null>

/** Returns undefined when the zones fail to load: the page works without them. */
export async function loadUsualDays(api: Api): Promise<UsualDays | undefined> {
  try {
    const { zones } = await api.deliveryZones()
    return { standard: usualDays(zones, 'standard'), express: usualDays(zones, 'express') }
  } catch (error) {
    console.error(error)
    return undefined
  }
}
