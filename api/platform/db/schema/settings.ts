import type { OpeningHours, ShopSettings } from '#contract/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translations } from '#domain/languages.ts'
import { translations } from './translations.ts'

/** A day in Nepal, as `2027-01-15`. */
type StoredHoliday = { day: string; name: string; translations?: Translations<'name'> }

/** Every fact of the shop that its staff may change: one row, which always exists once the shop is open. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    onlyRow: boolean().primaryKey().default(true),
    name: text().notNull(),
    nativeName: text().notNull(),
    tagline: text().notNull(),
    phone: text().notNull(),
    whatsapp: text().notNull(),
    email: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    postalCode: text().notNull(),
    mapUrl: text().notNull(),
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    /** Days on which it stays closed, in any order; those that are over do no harm. */
    holidays: jsonb().$type<StoredHoliday[]>().notNull().default([]),
    social: jsonb().$type<ShopSettings['social']>().notNull(),
    vatNumber: text().notNull(),
    registrationNumber: text().notNull(),
    freeShippingOver: integer().notNull(),
    shippingFee: integer().notNull(),
    /** At how many pieces of a variant staff are warned. */
    lowStockAt: integer().notNull().default(3),
    /** Whether everybody of the staff must have a second factor. */
    staffTotpRequired: boolean().notNull().default(false),
    /** Where transfers go. */
    bankName: text().notNull().default(''),
    bankAccountName: text().notNull().default(''),
    bankAccountNumber: text().notNull().default(''),
    /** As the company is registered. */
    legalName: text().notNull().default(''),
    /** In the government's list of web shops; '' until it is given. */
    portalListingNumber: text().notNull().default(''),
    grievanceName: text().notNull().default(''),
    grievancePhone: text().notNull().default(''),
    grievanceEmail: text().notNull().default(''),
    /** Answered day and night. */
    emergencyPhone: text().notNull().default(''),
    /** What the Help Center says of itself. */
    satisfactionPercent: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull().default(98.7),
    responseHours: integer().notNull().default(2),
    issuesResolved: integer().notNull().default(500_000),
    customersHelped: integer().notNull().default(50_000),
    translations: translations<'tagline' | 'streetAddress' | 'city' | 'legalName' | 'grievanceName'>(),
  },
  (settings) => [
    check('shop_settings_one_row', sql`${settings.onlyRow}`),
    check('shop_settings_fees_not_negative', sql`${settings.freeShippingOver} >= 0 and ${settings.shippingFee} >= 0`),
    check('shop_settings_low_stock', sql`${settings.lowStockAt} >= 0`),
    check('shop_settings_postal_code', sql`${settings.postalCode} ~ '^[0-9]{5}$'`),
  ],
)
