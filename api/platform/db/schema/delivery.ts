import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { translations } from './columns.ts'

/**
 * Areas with the same delivery time, in business days (domain/delivery-zones/delivery-estimate.ts). A zone without standard days is
 * served by arrangement; express is optional. Both stay within the general promise: standard 3-7 days, express 1-3.
 */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    standardMinDays: smallint(),
    standardMaxDays: smallint(),
    expressMinDays: smallint(),
    expressMaxDays: smallint(),
    /** Usual business days of a zone served by arrangement: no promise, and no date follows from them. */
    arrangedMinDays: smallint(),
    arrangedMaxDays: smallint(),
    /** Whole rupees; null means the fee of shop_settings. */
    standardFee: integer(),
    expressFee: integer(),
    /** Whole rupees, added for each large piece of an order that is not free. */
    largeItemFee: integer().notNull().default(0),
    /** Ignored in a zone served by arrangement, which never takes cash. */
    cashAllowed: boolean().notNull().default(true),
    /** Whether fitters come along and build the furniture up. */
    fittingOffered: boolean().notNull().default(true),
    /** Maximum number of orders delivered per slot of a day, and how many of them by truck. */
    slotCapacity: smallint().notNull().default(12),
    truckCapacity: smallint().notNull().default(4),
    position: integer().notNull().default(0),
    translations: translations<'name'>(),
  },
  (zone) => [
    check('delivery_zones_name_not_blank', sql`btrim(${zone.name}) <> ''`),
    // A null range passes the check; half a range fails it.
    check(
      'delivery_zones_standard_3_to_7',
      sql`num_nulls(${zone.standardMinDays}, ${zone.standardMaxDays}) <> 1
        and 3 <= ${zone.standardMinDays} and ${zone.standardMinDays} <= ${zone.standardMaxDays} and ${zone.standardMaxDays} <= 7`,
    ),
    check(
      'delivery_zones_express_1_to_3',
      sql`num_nulls(${zone.expressMinDays}, ${zone.expressMaxDays}) <> 1
        and 1 <= ${zone.expressMinDays} and ${zone.expressMinDays} <= ${zone.expressMaxDays} and ${zone.expressMaxDays} <= 3`,
    ),
    check(
      'delivery_zones_express_beside_standard',
      sql`${zone.expressMinDays} is null or ${zone.standardMinDays} is not null`,
    ),
    check(
      'delivery_zones_arranged_1_to_90',
      sql`num_nulls(${zone.arrangedMinDays}, ${zone.arrangedMaxDays}) <> 1
        and 1 <= ${zone.arrangedMinDays} and ${zone.arrangedMinDays} <= ${zone.arrangedMaxDays} and ${zone.arrangedMaxDays} <= 90`,
    ),
    check(
      'delivery_zones_arranged_without_standard',
      sql`${zone.arrangedMinDays} is null or ${zone.standardMinDays} is null`,
    ),
    check('delivery_zones_capacity', sql`${zone.slotCapacity} >= 0 and ${zone.truckCapacity} >= 0`),
    check('delivery_zones_fees_not_negative', sql`${zone.standardFee} >= 0 and ${zone.expressFee} >= 0`),
    check('delivery_zones_large_item_fee_not_negative', sql`${zone.largeItemFee} >= 0`),
  ],
)

/**
 * Zone of each district, keyed by English name (domain/addresses/provinces.ts). A district without a row is served by arrangement.
 */
export const deliveryDistricts = pgTable(
  'delivery_districts',
  {
    district: text().primaryKey(),
    zoneId: integer()
      .notNull()
      .references(() => deliveryZones.id),
  },
  (district) => [index('delivery_districts_by_zone').on(district.zoneId)],
)
