import type { OpeningHours, ShopSettings } from '#contract/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translations } from '#domain/language/languages.ts'
import { translations } from './columns.ts'

/** `day` is a day in Nepal, such as `2027-01-15`. */
type StoredHoliday = { day: string; name: string; translations?: Translations<'name'> }

/** Store settings that staff may change: a single row, which always exists once the store is set up. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    onlyRow: boolean().primaryKey().default(true),
    name: text().notNull(),
    nativeName: text().notNull(),
    tagline: text().notNull(),
    phone: text().notNull(),
    whatsapp: text().notNull(),
    /** '' if the shop does not use Viber. */
    viber: text().notNull().default(''),
    email: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    postalCode: text().notNull(),
    mapUrl: text().notNull(),
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    /** Days on which the store is closed, in any order; past days are harmless. */
    holidays: jsonb().$type<StoredHoliday[]>().notNull().default([]),
    social: jsonb().$type<ShopSettings['social']>().notNull(),
    vatNumber: text().notNull(),
    registrationNumber: text().notNull(),
    freeShippingOver: integer().notNull(),
    shippingFee: integer().notNull(),
    /** Null if express delivery costs as much as standard delivery. */
    expressFee: integer(),
    /** Low-stock threshold of a variant, in pieces. */
    lowStockAt: integer().notNull().default(3),
    /** Whether all staff must use a second factor. */
    staffTotpRequired: boolean().notNull().default(false),
    /** The account for bank transfers. */
    bankName: text().notNull().default(''),
    bankAccountName: text().notNull().default(''),
    bankAccountNumber: text().notNull().default(''),
    /** The company's registered name. */
    legalName: text().notNull().default(''),
    /** Number in the government's e-commerce portal; '' until assigned. */
    portalListingNumber: text().notNull().default(''),
    grievanceName: text().notNull().default(''),
    grievancePhone: text().notNull().default(''),
    grievanceEmail: text().notNull().default(''),
    /** Answered day and night. */
    emergencyPhone: text().notNull().default(''),
    /** Figures shown in the Help Center. */
    satisfactionPercent: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull().default(98.7),
    responseHours: integer().notNull().default(2),
    issuesResolved: integer().notNull().default(500_000),
    customersHelped: integer().notNull().default(50_000),
    translations: translations<'tagline' | 'streetAddress' | 'city' | 'legalName' | 'grievanceName'>(),
  },
  (settings) => [
    check('shop_settings_one_row', sql`${settings.onlyRow}`),
    check('shop_settings_fees_not_negative', sql`${settings.freeShippingOver} >= 0 and ${settings.shippingFee} >= 0`),
    check('shop_settings_express_fee_not_negative', sql`${settings.expressFee} >= 0`),
    check('shop_settings_low_stock', sql`${settings.lowStockAt} >= 0`),
    check('shop_settings_postal_code', sql`${settings.postalCode} ~ '^[0-9]{5}$'`),
  ],
)
