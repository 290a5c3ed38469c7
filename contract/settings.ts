import { z } from 'zod'

export const OpeningHours = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)).min(1),
  /** Nepal time, `09:00`. */
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** Every fact of the shop that its staff may change. */
export const ShopSettings = z.object({
  name: z.string(),
  nativeName: z.string(),
  tagline: z.string(),
  /** As it is dialled, such as `+97715550123`. */
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  postalCode: z.string(),
  mapUrl: z.string(),
  hours: z.array(OpeningHours),
  social: z.array(z.object({ network: z.enum(['instagram', 'facebook', 'whatsapp']), url: z.string() })),
  vatNumber: z.string(),
  registrationNumber: z.string(),
  /** As the company is registered; the next ones likewise '' until they are given. */
  legalName: z.string(),
  /** In the government's list of web shops. */
  portalListingNumber: z.string(),
  /** The grievance officer, for complaints that the shop's answer did not settle. */
  grievanceName: z.string(),
  grievancePhone: z.string(),
  grievanceEmail: z.string(),
  /** Whole rupees: orders above it are delivered and installed free of charge. */
  freeShippingOver: z.int().nonnegative(),
  /** Whole rupees. */
  shippingFee: z.int().nonnegative(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

/** The years of Nepal's calendar that the shop has added, in order: for dates in Nepali. */
const AddedYears = z.array(
  z.object({ year: z.int(), startsOn: z.iso.date(), daysInMonth: z.array(z.int()).readonly() }),
)

export const SettingsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: ShopSettings.extend({ addedYears: AddedYears.readonly() }),
})
export type SettingsReply = z.infer<typeof SettingsReply>
