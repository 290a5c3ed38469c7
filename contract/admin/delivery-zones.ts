import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { MAX_ARRANGED_DAYS, MAX_LARGE_ITEM_FEE } from '#domain/delivery-zones/zone-terms.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { districtNames } from '#domain/addresses/provinces.ts'
import { z } from 'zod'
import { orderedQuery, recordOf } from './records.ts'
import { line, translationsOf } from './texts.ts'

const MAX_CAPACITY = 1_000

const texts = { name: line(80) }

/** Business days; api/shop/delivery-zones/admin/zone-problems.ts defines the valid combinations. */
const days = z.int().min(1).max(7).nullable()
const arrangedDays = z.int().min(1).max(MAX_ARRANGED_DAYS).nullable()
const fee = z.int().min(0).max(MAX_PRICE_RUPEES).nullable()
const capacity = z.int().min(0).max(MAX_CAPACITY)

export const DeliveryZoneDraft = z.object({
  ...texts,
  /** Null if the shop delivers by arrangement. */
  standardMinDays: days,
  standardMaxDays: days,
  /** Null if there is no express delivery. */
  expressMinDays: days,
  expressMaxDays: days,
  /** Usual where the shop delivers by arrangement; null elsewhere, and if shoppers read no days. */
  arrangedMinDays: arrangedDays,
  arrangedMaxDays: arrangedDays,
  /** Whole rupees; null if the shop's default applies. */
  standardFee: fee,
  expressFee: fee,
  /** Whole rupees, added for each large piece. */
  largeItemFee: z.int().min(0).max(MAX_LARGE_ITEM_FEE),
  cashAllowed: z.boolean(),
  /** Whether fitters build the furniture up. */
  fittingOffered: z.boolean(),
  /** Maximum deliveries per slot and day, and the maximum of those with the truck. */
  slotCapacity: capacity,
  truckCapacity: capacity,
  /** English names. Listed districts move here from other zones; districts without a zone are served by arrangement. */
  districts: z.array(z.enum(districtNames, 'Must be a district of Nepal')).max(districtNames.length),
  translations: translationsOf(texts),
})
export type DeliveryZoneDraft = z.output<typeof DeliveryZoneDraft>

export const DeliveryZone = recordOf(z.int(), DeliveryZoneDraft, {
  position: z.int(),
  /** Slots from today on that exceed the zone's capacity. Deliveries already promised stay planned. */
  crowded: z.array(
    z.object({ day: z.iso.date(), slot: z.enum(deliverySlotNames), taken: z.int(), takenLarge: z.int() }),
  ),
})
export type DeliveryZone = z.input<typeof DeliveryZone>
export const DeliveryZonesQuery = orderedQuery({}, ['name'])
