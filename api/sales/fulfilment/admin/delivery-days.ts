import type { AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { dayAfter } from '#domain/nepal-time.ts'
import type { Db } from '../../../platform/db/client.ts'
import { countWaiting, readLoads, readZones } from './delivery-queries.ts'

/** Returns the load and the capacity of each slot of these days. */
export async function showDeliveryDays(
  db: Db,
  { from, days: count }: { from: string; days: number },
): Promise<AdminDeliveryDays> {
  const days = Array.from({ length: count }, (_, after) => dayAfter(from, after))
  const [zones, loads, waiting] = await Promise.all([
    readZones(db),
    readLoads(db, from, dayAfter(from, count)),
    countWaiting(db),
  ])
  return {
    ...waiting,
    days: days.map((day) => {
      const ofDay = loads.filter((load) => load.day === day)
      return {
        day,
        zones: zones.map(({ id, name, slotCapacity, truckCapacity }) => ({
          id,
          name,
          slots: deliverySlotNames.map((slot) => {
            const load = ofDay.find((one) => one.zoneId === id && one.slot === slot)
            const { taken = 0, takenTruck = 0 } = load ?? {}
            return { slot, taken, capacity: slotCapacity, takenTruck, truckCapacity }
          }),
        })),
        byArrangement: ofDay.reduce((sum, { zoneId, taken }) => (zoneId === null ? sum + taken : sum), 0),
      }
    }),
  }
}
