import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cutReasons } from '#domain/cart/cart.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import { users } from './accounts.ts'
import { bytea, instant } from './columns.ts'
import { variants } from './variants.ts'

/** A cart belongs to an account, to a guest (key in a cookie), or is a shared copy (key in the link). */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .unique('carts_one_per_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the guest's key (api/platform/secrets/hash.ts). */
    guestKey: bytea().unique('carts_one_per_guest'),
    /** Hash of the shared copy's key, made the same way. */
    shareKey: bytea().unique('carts_one_per_share'),
    createdAt: instant().notNull().defaultNow(),
    /** Time of the last use; accurate only to a day for mere views. */
    touchedAt: instant().notNull().defaultNow(),
    /** Time of the last change; a view changes nothing. */
    changedAt: instant().notNull().defaultNow(),
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
    /** Null once the variant is deleted; the next four columns still describe it. */
    variantId: integer().references(() => variants.id, { onDelete: 'set null' }),
    name: text().notNull(),
    color: jsonb().$type<KeptColor>(),
    size: text(),
    type: text(),
    /** Whether the line is saved for later instead of being in the cart. */
    isSaved: boolean().notNull().default(false),
    /** Requested quantity; stock may be lower. */
    quantity: smallint().notNull(),
    /** Price when the line was added, or the latest price the shopper accepted. */
    seenPrice: integer().notNull(),
    /** Clock time, so that lines of one transaction keep their order. */
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

/** Notices about quantities that a cart had to cut, kept until the shopper has seen them. */
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
    color: jsonb().$type<KeptColor>(),
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
