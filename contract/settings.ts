import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'

export const OpeningHours = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)).min(1),
  /** Nepal time, such as `09:00`. */
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** All shop settings that staff can change. */
export const ShopSettings = z.object({
  name: z.string(),
  nativeName: z.string(),
  tagline: z.string(),
  /** In dialable form, such as `+97715550123`. */
  phone: z.string(),
  whatsapp: z.string(),
  /** '' if the shop does not use Viber. */
  viber: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  postalCode: z.string(),
  mapUrl: z.string(),
  hours: z.array(OpeningHours),
  social: z.array(z.object({ network: z.enum(['instagram', 'facebook', 'whatsapp']), url: z.string() })),
  vatNumber: z.string(),
  registrationNumber: z.string(),
  /** Registered company name. This field and the following ones are '' until they are set. */
  legalName: z.string(),
  /** Listing number in the government's register of web shops. */
  portalListingNumber: z.string(),
  /** The grievance officer, who handles complaints that the shop could not settle. */
  grievanceName: z.string(),
  grievancePhone: z.string(),
  grievanceEmail: z.string(),
  /** Whole rupees; orders above this amount are delivered and installed free of charge. */
  freeShippingOver: z.int().nonnegative(),
  /** Whole rupees. */
  shippingFee: z.int().nonnegative(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

/** Years that the shop has added to Nepal's calendar, in order. Dates in Nepali need them. */
const AddedYears = z.array(
  z.object({ year: z.int(), startsOn: z.iso.date(), daysInMonth: z.array(z.int()).readonly() }),
)

export const SettingsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: ShopSettings.extend({
    addedYears: AddedYears.readonly(),
    /** Ways to pay that the shop has. The district of an order may exclude cash. */
    payments: z.array(z.enum(paymentMethods)).readonly(),
    /** Whether the shop has an SMS gateway. */
    sendsSms: z.boolean(),
  }),
})
export type SettingsReply = z.infer<typeof SettingsReply>
