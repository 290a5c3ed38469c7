import { z } from 'zod'
import { Picture } from './common.ts'
import { OpeningHours } from './settings.ts'

/** A showroom where people can see the furniture. */
const Store = z.object({
  slug: z.string(),
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  /** English name (domain/addresses/provinces.ts). */
  district: z.string(),
  postalCode: z.string(),
  /** In dialable form. */
  phone: z.string(),
  hours: z.array(OpeningHours),
  services: z.array(z.string()),
  mapUrl: z.string(),
  picture: Picture.nullable(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Store = z.infer<typeof Store>

export const StoresReply = z.object({ success: z.literal(true), message: z.string(), data: z.array(Store) })
export type StoresReply = z.infer<typeof StoresReply>
