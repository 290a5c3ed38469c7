import { z } from 'zod'

/** Enough for every rule of the domain to speak first. */
const Text = z.string().max(1_000).default('')

/** Where somebody has goods brought to. Rules: domain/checkout/checkout.ts. */
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

/** All of them, the one used last first. */
export const AddressesReply = reply({ data: z.array(SavedAddress) })
export type AddressesReply = z.infer<typeof AddressesReply>
export const AddressParams = z.strictObject({ id: z.uuid() })
