import type { OpeningHours } from '#contract/settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translations } from '#domain/languages.ts'
import { translations } from './translations.ts'

/** A store as an order keeps it: what the store is called later changes no order. */
export type KeptStore = Pick<typeof stores.$inferSelect, 'name' | 'streetAddress' | 'city'> & {
  translations: Translations<'name' | 'streetAddress' | 'city'>
}

/** Where people can see the furniture. */
export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    /** By its English name (domain/provinces.ts). */
    district: text().notNull(),
    postalCode: text().notNull().default(''),
    /** As it is dialled. */
    phone: text().notNull(),
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    /** What can be done there, one a line. */
    services: text().notNull().default(''),
    mapUrl: text().notNull(),
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
