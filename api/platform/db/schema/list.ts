import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea, instant } from './columns.ts'
import { products } from './products.ts'

/** My List: the products an account saved, each once. */
export const listItems = pgTable(
  'list_items',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Slug of the wanted color; null means any. */
    color: text(),
    /** The wanted size and type, as words: they outlive the variant. Null means any. */
    size: text(),
    type: text(),
    addedAt: instant().notNull().defaultNow(),
  },
  (item) => [primaryKey({ columns: [item.userId, item.productId] }), index('list_items_by_product').on(item.productId)],
)

/**
 * Requests of My List in versions before `subscriptions`, which takes them over (api/shop/notices/adopt-list-notices.ts).
 * A later release drops the table.
 */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull().defaultNow(),
  },
  (notice) => [
    unique('stock_notices_once').on(notice.userId, notice.productId),
    index('stock_notices_by_product').on(notice.productId),
  ],
)

/** Public link to an account's list, until it is revoked. */
export const listShares = pgTable('list_shares', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Hash of the key in the link. */
  shareKey: bytea().notNull().unique('list_shares_key'),
  createdAt: instant().notNull().defaultNow(),
})
