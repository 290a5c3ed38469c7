import { z } from 'zod'

/** Business days, counted from the day after the order counts as placed. */
const DayRange = z.object({ min: z.int().positive(), max: z.int().positive() })

/** Whole rupees. */
const Fee = z.int().nonnegative()

export const DeliveryZone = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null if the shop delivers by arrangement. */
  standard: DayRange.nullable(),
  /** Null if the shop offers no express delivery. */
  express: DayRange.nullable(),
  /** Usual days where the shop delivers by arrangement, no promise; null elsewhere, or if the shop names none. */
  arranged: DayRange.nullable(),
  /** Fees of an order whose goods cost no more than `freeShippingOver`; all others are delivered free. */
  standardFee: Fee,
  expressFee: Fee,
  /** Added for each large piece. */
  largeItemFee: Fee,
  /** Whether cash on delivery is possible. */
  cash: z.boolean(),
  /** Whether our fitters build the furniture up. */
  fitting: z.boolean(),
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
  data: z.object({
    zones: z.array(DeliveryZone),
    provinces: z.array(DeliveryProvince),
    /** Fee for districts without a zone. */
    shippingFee: Fee,
    freeShippingOver: Fee,
    /** Days from today on, in the next four months, on which nobody delivers. */
    holidays: z.array(z.iso.date()),
  }),
})
export type DeliveryZonesReply = z.infer<typeof DeliveryZonesReply>

/** English name of the district. */
export const LocalLevelsQuery = z.strictObject({ district: z.string().max(100) })

/** A municipality, or another local level. */
const NamedLocalLevel = z.object({
  /** In English: the `city` of addresses. */
  name: z.string(),
  /** In Nepali. */
  ne: z.string(),
  /** With its type, in the language of the request. */
  label: z.string(),
  /** Wards are numbered from 1 to this. */
  wards: z.int().positive(),
})
export type NamedLocalLevel = z.infer<typeof NamedLocalLevel>

/** The local levels of a district by their labels; empty for an unknown district. */
export const LocalLevelsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(NamedLocalLevel),
})
export type LocalLevelsReply = z.infer<typeof LocalLevelsReply>
