import type { DeliveryZone, DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { provinces } from '#domain/addresses/provinces.ts'

const usual = { arranged: null, standardFee: 1_000, expressFee: 2_500, largeItemFee: 0, cash: true, fitting: true }
const byArrangement = { standard: null, express: null, largeItemFee: 4_000, cash: false, fitting: false }
const arranged = { min: 10, max: 20 }
const zones: DeliveryZone[] = [
  { ...usual, _id: '1', name: 'Kathmandu valley', standard: { min: 3, max: 4 }, express: { min: 1, max: 1 } },
  { ...usual, _id: '2', name: 'Terai and Pokhara', standard: { min: 4, max: 6 }, express: { min: 2, max: 3 } },
  { ...usual, _id: '3', name: 'Hills', standard: { min: 5, max: 7 }, express: null },
  { ...usual, _id: '4', name: 'Remote mountains', ...byArrangement, arranged },
]
/** Dolpa has no zone. All other districts are in the hills. */
const zoneOf: Record<string, string | null> = {
  Dolpa: null,
  Kathmandu: '1',
  Kaski: '2',
  Humla: '4',
  Sankhuwasabha: '4',
}

/** Every district of Nepal, with zones as in the demo shop, and one without. */
export const givenZones: DeliveryZonesReply = {
  success: true,
  message: '',
  data: {
    zones,
    provinces: provinces.map(({ name, districts }) => ({
      name,
      districts: districts.map(({ name: district }) => {
        const { [district]: zoneId = '3' } = zoneOf
        return { name: district, zoneId }
      }),
    })),
    shippingFee: 1_000,
    freeShippingOver: 1_00_000,
    holidays: [],
  },
}
