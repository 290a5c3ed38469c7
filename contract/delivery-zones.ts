import { z } from 'zod'

/** Business days after the day from which an order counts. */
const DayRange = z.object({ min: z.int().positive(), max: z.int().positive() })

export const DeliveryZone = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null where the shop delivers by arrangement. */
  standard: DayRange.nullable(),
  /** Null where the shop has no express. */
  express: DayRange.nullable(),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

const DeliveryProvince = z.object({
  name: z.string(),
  /** `zoneId` is null for a district without a zone: delivery by arrangement. */
  districts: z.array(z.object({ name: z.string(), zoneId: z.string().nullable() })),
})

export const DeliveryZonesReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ zones: z.array(DeliveryZone), provinces: z.array(DeliveryProvince) }),
})
export type DeliveryZonesReply = z.infer<typeof DeliveryZonesReply>
