import type { OpeningHours, ShopSettings } from '#contract/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

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
    social: jsonb().$type<ShopSettings['social']>().notNull(),
    vatNumber: text().notNull(),
    registrationNumber: text().notNull(),
    freeShippingOver: integer().notNull(),
    shippingFee: integer().notNull(),
    /** Where transfers go. */
    bankName: text().notNull().default(''),
    bankAccountName: text().notNull().default(''),
    bankAccountNumber: text().notNull().default(''),
  },
  (settings) => [
    check('shop_settings_one_row', sql`${settings.onlyRow}`),
    check('shop_settings_fees_not_negative', sql`${settings.freeShippingOver} >= 0 and ${settings.shippingFee} >= 0`),
    check('shop_settings_postal_code', sql`${settings.postalCode} ~ '^[0-9]{5}$'`),
  ],
)
