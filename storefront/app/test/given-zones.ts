import type { DeliveryZone, DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { provinces } from '#domain/addresses/provinces.ts'

const zones: DeliveryZone[] = [
  { _id: '1', name: 'Kathmandu valley', standard: { min: 3, max: 4 }, express: { min: 1, max: 1 } },
  { _id: '2', name: 'Terai and Pokhara', standard: { min: 4, max: 6 }, express: { min: 2, max: 3 } },
  { _id: '3', name: 'Hills', standard: { min: 5, max: 7 }, express: null },
  { _id: '4', name: 'Remote mountains', standard: null, express: null },
]
/** All other districts are in the hills. */
const zoneOf: Record<string, string> = { Kathmandu: '1', Kaski: '2', Humla: '4', Sankhuwasabha: '4' }

/** Every district of Nepal, with zones as in the demo shop. */
export const givenZones: DeliveryZonesReply = {
  success: true,
  message: '',
  data: {
    zones,
    provinces: provinces.map(({ name, districts }) => ({
      name,
      districts: districts.map((district) => ({ name: district.name, zoneId: zoneOf[district.name] ?? '3' })),
    })),
  },
}
