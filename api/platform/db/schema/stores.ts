import type { OpeningHours } from '#contract/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translations } from '#domain/language/languages.ts'
import { translations } from './columns.ts'
import { pictures } from './pictures.ts'

/** Copy of a store in an order, so that renaming the store changes no order. */
export type KeptStore = Pick<typeof stores.$inferSelect, 'name' | 'streetAddress' | 'city'> & {
  translations: Translations<'name' | 'streetAddress' | 'city'>
}

/** Showrooms. */
export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    /** English name of the district (domain/addresses/provinces.ts). */
    district: text().notNull(),
    postalCode: text().notNull().default(''),
    /** As dialed. */
    phone: text().notNull(),
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    /** Services offered there, one per line. */
    services: text().notNull().default(''),
    mapUrl: text().notNull(),
    pictureId: text().references(() => pictures.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Whether orders can be collected here. */
    offersPickup: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    translations: translations<'name' | 'streetAddress' | 'city' | 'services'>(),
  },
  (store) => [
    check('stores_slug_form', sql`${store.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('stores_name_not_blank', sql`btrim(${store.name}) <> ''`),
    check('stores_place', sql`${store.latitude} between -90 and 90 and ${store.longitude} between -180 and 180`),
  ],
)
