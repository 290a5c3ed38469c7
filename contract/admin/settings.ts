import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { z } from 'zod'
import { Email, Phone, PostalCode, WebAddress, WeekHours } from './contacts.ts'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { blankOr, line, translationsOf } from './texts.ts'

const MAX_HOLIDAYS = 100
const MAX_FIGURE = 1_000_000_000

const rupees = z.int().min(0).max(MAX_PRICE_RUPEES)
const figure = z.int().min(0).max(MAX_FIGURE)
const holidayTexts = { name: line(80) }
const texts = {
  tagline: line(200),
  streetAddress: line(200),
  city: line(80),
  legalName: line(160),
  grievanceName: line(120),
}

/** All shop settings that staff can change. */
export const SettingsDraft = z.object({
  name: line(60),
  nativeName: line(60),
  tagline: texts.tagline,
  phone: Phone,
  whatsapp: Phone,
  viber: blankOr(Phone),
  emergencyPhone: blankOr(Phone),
  email: Email,
  streetAddress: texts.streetAddress,
  city: texts.city,
  postalCode: PostalCode,
  mapUrl: WebAddress,
  hours: WeekHours,
  holidays: z
    .array(z.object({ day: z.iso.date(), ...holidayTexts, translations: translationsOf(holidayTexts).exactOptional() }))
    .max(MAX_HOLIDAYS)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Must name each day once'),
  social: z
    .array(z.object({ network: z.enum(['instagram', 'facebook', 'whatsapp']), url: WebAddress }))
    .refine(
      (links) => new Set(links.map(({ network }) => network)).size === links.length,
      'Must name each network once',
    ),
  legalName: blankOr(texts.legalName),
  vatNumber: blankOr(line(40)),
  registrationNumber: blankOr(line(60)),
  portalListingNumber: blankOr(line(60)),
  grievanceName: blankOr(texts.grievanceName),
  grievancePhone: blankOr(Phone),
  grievanceEmail: blankOr(Email),
  /** Whole rupees. */
  freeShippingOver: rupees,
  shippingFee: rupees,
  /** Null if express delivery costs as much as standard delivery. */
  expressFee: rupees.nullable(),
  lowStockAt: z.int().min(0).max(10_000),
  bankName: blankOr(line(120)),
  bankAccountName: blankOr(line(120)),
  bankAccountNumber: blankOr(line(60)),
  satisfactionPercent: z.number().min(0).max(100).multipleOf(0.1),
  responseHours: z.int().min(1).max(1_000),
  issuesResolved: figure,
  customersHelped: figure,
  translations: translationsOf(texts),
})
export type SettingsDraft = z.output<typeof SettingsDraft>

export const Settings = recordOf(z.literal('shop'), SettingsDraft, {
  /** Set on the back office's staff page. */
  staffTotpRequired: z.boolean(),
  /** Whether invoices exist. Settings that are printed on invoices can then no longer be cleared. */
  hasInvoices: z.boolean(),
})
export type Settings = z.input<typeof Settings>
export const SettingsKey = z.literal('shop')
export const SettingsQuery = listQuery(['name'], {})
