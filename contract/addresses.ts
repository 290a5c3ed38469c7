import { z } from 'zod'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const Text = z.string().max(1_000).default('')

/** A delivery address. Rules: domain/checkout/checkout.ts. */
const address = {
  name: Text,
  phone: Text,
  street_address: Text,
  apartment: Text,
  city: Text,
  province: Text,
  district: Text,
  zip: Text,
}

export const AddressBody = z.strictObject(address)
export type AddressBody = z.input<typeof AddressBody>

/** `phone` has ten digits. */
export const SavedAddress = z.object({ ...address, _id: z.uuid() })
export type SavedAddress = z.infer<typeof SavedAddress>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** All addresses, most recently used first. */
export const AddressesReply = reply({ data: z.array(SavedAddress) })
export type AddressesReply = z.infer<typeof AddressesReply>
export const AddressParams = z.strictObject({ id: z.uuid() })
