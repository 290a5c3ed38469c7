import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { noticeKinds, noticePlaces } from '#domain/notices/notices.ts'
import { users } from './accounts.ts'
import { carts } from './cart.ts'
import { bytea, instant, language } from './columns.ts'
import { products } from './products.ts'
import { variants } from './variants.ts'

/**
 * Requests for notices: a lower price, a product back in stock, a reminder of a cart. Nothing is sent before
 * `confirmed_at`. A row is deleted when its owner unsubscribes, and for stock once its mail or SMS is enqueued.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Hash that stands for the email address or phone number, and for the links that unsubscribe it (api/shop/notices/person.ts). */
    person: bytea().notNull(),
    /** The account that asked, whose address gets the mail; null for a guest. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The guest's address; null for an account, and for a guest who gets SMS. */
    email: text(),
    /** Phone number of a guest who gets SMS, encrypted (api/shop/notices/private-phone.ts). */
    phone: bytea(),
    /** Its blind index (api/platform/secrets/secrets.ts), by which SMS of a day are counted. */
    phoneIndex: bytea(),
    language: language(),
    /** Null for carts. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** Null for carts, and when any variant of the product counts. */
    variantId: integer().references(() => variants.id, { onDelete: 'cascade' }),
    /** The guest's cart; null for an account, which has one cart. */
    cartId: uuid().references(() => carts.id, { onDelete: 'cascade' }),
    /** Price of the variant in whole rupees at the request, or at the last notice. */
    price: integer(),
    /** The sentence that the person agreed to, as shown, and where. */
    consent: text().notNull(),
    place: text({ enum: noticePlaces }).notNull(),
    askedAt: instant().notNull().defaultNow(),
    /** Null until a guest has pressed the button behind the mailed link. By phone nothing is stored before the code is entered. */
    confirmedAt: instant(),
    /** When a notice was last enqueued. */
    toldAt: instant(),
  },
  (row) => [
    unique('subscriptions_once').on(row.person, row.kind, row.productId, row.variantId, row.cartId).nullsNotDistinct(),
    check('subscriptions_have_one_owner', sql`num_nonnulls(${row.userId}, ${row.email}, ${row.phone}) = 1`),
    check('subscriptions_phone_has_index', sql`(${row.phone} is null) = (${row.phoneIndex} is null)`),
    check(
      'subscriptions_subject',
      sql`case ${row.kind} when 'cart-reminder' then num_nonnulls(${row.productId}, ${row.variantId}, ${row.price}) = 0
        when 'price-drop' then num_nonnulls(${row.productId}, ${row.variantId}, ${row.price}) = 3 and ${row.cartId} is null
        else ${row.productId} is not null and ${row.price} is null and ${row.cartId} is null end`,
    ),
    index('subscriptions_by_kind').on(row.kind, row.askedAt),
    index('subscriptions_by_user').on(row.userId),
    index('subscriptions_by_product').on(row.productId),
    index('subscriptions_by_variant').on(row.variantId),
    index('subscriptions_by_cart').on(row.cartId),
    index('subscriptions_to_confirm')
      .on(row.askedAt)
      .where(sql`confirmed_at is null`),
  ],
)
