import { z } from 'zod'

/** Business days, counted from the day after the order counts as placed. */
const DayRange = z.object({ min: z.int().positive(), max: z.int().positive() })

export const DeliveryZone = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null if the shop delivers by arrangement. */
  standard: DayRange.nullable(),
  /** Null if the shop offers no express delivery. */
  express: DayRange.nullable(),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

const DeliveryProvince = z.object({
  name: z.string(),
  /** `zoneId` is null for districts without a zone, which are served by arrangement. */
  districts: z.array(z.object({ name: z.string(), zoneId: z.string().nullable() })),
})

export const DeliveryZonesReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ zones: z.array(DeliveryZone), provinces: z.array(DeliveryProvince) }),
})
export type DeliveryZonesReply = z.infer<typeof DeliveryZonesReply>
