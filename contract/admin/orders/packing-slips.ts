import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { Day, Rupees } from '#contract/common.ts'
import { listOf } from '#contract/admin/list.ts'
import { AdminLine, OrderContact } from '#contract/admin/orders.ts'
import { z } from 'zod'

const MOST_SLIPS = 50

/** Comma-separated ids. */
export const PackingSlipsQuery = z.strictObject({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.uuid()).min(1).max(MOST_SLIPS)),
})

/** The packing slip. It omits the code that proves the buyer's identity. */
export const PackingSlip = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  name: z.string(),
  contact: OrderContact.omit({ version: true }),
  province: z.string(),
  district: z.string(),
  method: z.enum(deliveryMethods),
  /** Name of the pickup store; '' if none. */
  store: z.string(),
  /** Rupees to collect at the door; 0 if none, and for a gift: the drivers' list has them. */
  cash: Rupees,
  lines: z.array(
    AdminLine.pick({ position: true, sku: true, name: true, color: true, size: true, type: true, quantity: true }),
  ),
  /** Nepali names of the lines with color, size and type, as far as they exist, for the packers. */
  nepaliNames: z.array(z.string()),
  /** Positions of the lines that do not get in by the buyer's own measures. */
  doesNotFit: z.array(z.int().nonnegative()),
  /** Where the pieces are, in a shop with several places. */
  fetch: z.array(z.object({ place: z.string(), pieces: z.array(z.object({ sku: z.string(), quantity: z.int() })) })),
  /** All deliveries of the order if there is more than one. */
  deliveries: z.array(
    z.object({
      number: z.int(),
      day: Day.nullable(),
      slot: z.enum(deliverySlotNames).nullable(),
      pieces: z.array(z.object({ position: z.int(), quantity: z.int() })),
    }),
  ),
})
export type PackingSlip = z.infer<typeof PackingSlip>
export const PackingSlipList = listOf(PackingSlip)
