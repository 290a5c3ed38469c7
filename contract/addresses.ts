import { z } from 'zod'
import { MAX_FLOOR, MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { reply } from './common.ts'
import { DoorPosition, Ward } from './checkout.ts'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const Text = z.string().max(1_000).default('')

/** A delivery address. Rules: domain/checkout/checkout.ts. */
const address = {
  name: Text,
  phone: Text,
  district: Text,
  province: Text,
  /** The local level (municipality) by its name in either language. Answers have its English name. */
  city: Text,
  ward: Ward,
  /** Tole, street and house. */
  street_address: Text,
  landmark: Text,
  position: DoorPosition,
  apartment: Text,
  zip: Text,
}

/**
 * Without `floor` an address keeps what it knows of floor, lift and access. With null a corrected one forgets them, but takes
 * over those of another one that it now equals. A new one that is saved already keeps them. Lift and access need a floor.
 */
export const AddressBody = z.strictObject({
  ...address,
  floor: z.int().min(0).max(MAX_FLOOR).nullable().optional(),
  hasLift: z.boolean().default(false),
  access: z.string().max(MAX_NOTE_LENGTH).default(''),
})
export type AddressBody = z.input<typeof AddressBody>

/** `phone` has ten digits. `floor`, `hasLift` and `access` are null, false and '' until the account or an order says them. */
export const SavedAddress = z.object({
  ...address,
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  /** The town in the language of the answer, where that is not `city` itself. */
  cityName: z.string().optional(),
  _id: z.uuid(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** All addresses, most recently used first. */
export const AddressesReply = reply({ data: z.array(SavedAddress) })
export type AddressesReply = z.infer<typeof AddressesReply>
export const AddressParams = z.strictObject({ id: z.uuid() })
