import { cutReasons } from '#domain/cart.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { variants } from './products.ts'

/** Of an account; of a guest, who has its key in a cookie; or a copy that was shared, whose key is in the link. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .unique('carts_one_per_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the key (api/platform/secrets/cart-key.ts). */
    guestKey: bytea().unique('carts_one_per_guest'),
    /** Likewise. */
    shareKey: bytea().unique('carts_one_per_share'),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last used; exact to a day where it was only looked at. */
    touchedAt: instant().notNull().defaultNow(),
  },
  (cart) => [
    check('carts_have_one_owner', sql`num_nonnulls(${cart.userId}, ${cart.guestKey}, ${cart.shareKey}) = 1`),
    index('carts_to_clean')
      .on(cart.touchedAt)
      .where(sql`user_id is null`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Null once the variant does not exist any more; then these say what it was. */
    variantId: integer().references(() => variants.id, { onDelete: 'set null' }),
    name: text().notNull(),
    size: text(),
    type: text(),
    /** For later: beside the cart, not in it. */
    isSaved: boolean().notNull().default(false),
    /** As asked for; there may be fewer. */
    quantity: smallint().notNull(),
    /** At which it was added, or which was accepted since. */
    seenPrice: integer().notNull(),
    /** By the clock, so that lines of one transaction have an order. */
    addedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (line) => [
    unique('cart_lines_one_per_variant').on(line.cartId, line.variantId, line.isSaved),
    check('cart_lines_quantity', sql`${line.quantity} between 1 and 10`),
    check('cart_lines_price_positive', sql`${line.seenPrice} > 0`),
    index('cart_lines_by_variant').on(line.variantId),
  ],
)

/** What a cart could not hold of what was asked for, until the shopper has seen it. */
export const cartNotices = pgTable(
  'cart_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    reason: text({ enum: cutReasons }).notNull(),
    variantId: integer().references(() => variants.id, { onDelete: 'set null' }),
    name: text().notNull(),
    size: text(),
    type: text(),
    wanted: smallint().notNull(),
    kept: smallint().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (notice) => [
    unique('cart_notices_one_per_variant').on(notice.cartId, notice.variantId, notice.reason),
    check('cart_notices_less', sql`${notice.kept} >= 0 and ${notice.kept} < ${notice.wanted}`),
    index('cart_notices_by_variant').on(notice.variantId),
  ],
)
