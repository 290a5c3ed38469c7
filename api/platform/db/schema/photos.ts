import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customRequests } from './custom-orders.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** Subjects of private photos. Drivers take those of the `door`, shoppers all others. */
export const photoKinds = ['voucher', 'damage', 'return', 'custom', 'door'] as const

/**
 * Private photos, visible to their shopper and to the back office; the files are encrypted (api/shop/photos/). Public images are
 * in `pictures`.
 */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: photoKinds }).notNull(),
    /** Exactly one of these two owners is set. */
    orderId: uuid().references(() => orders.id),
    customRequestId: uuid().references(() => customRequests.id, { onDelete: 'cascade' }),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (photo) => [
    check('photos_of_one', sql`num_nonnulls(${photo.orderId}, ${photo.customRequestId}) = 1`),
    check('photos_have_pixels', sql`${photo.width} > 0 and ${photo.height} > 0`),
    index('photos_by_order').on(photo.orderId),
    index('photos_by_custom_request').on(photo.customRequestId),
  ],
)
