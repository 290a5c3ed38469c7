import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { KeptColor } from '#domain/catalog/color.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import type { OrderEventAction, OrderEventDetail } from '#domain/orders/order-events.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { users } from './accounts.ts'
import { bytea, instant, language, translations } from './columns.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { variants } from './variants.ts'
import { promotions } from './promotions.ts'
import type { KeptStore } from './stores.ts'

/** Sums can exceed a 32-bit integer, but never the safe integers of JavaScript. */
const sum = () => bigint({ mode: 'number' })

/**
 * Everything agreed when the order was placed. Later changes: `state` (order_events), payment method, deadlines, the
 * shopper's reason, edits by staff (api/sales/orders/edits), and the removal of personal data when the account is deleted.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** domain/orders/order-number.ts */
    number: text().notNull().unique('orders_one_per_number'),
    /** Null for a guest's order, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: orderStates }).notNull().default('pending'),
    placedAt: instant().notNull().defaultNow(),
    /** '' once the account is deleted. */
    name: text().notNull(),
    email: text().notNull(),
    language: language(),
    /** Member of staff who took the order by phone; null when the buyer placed it. */
    takenBy: uuid(),
    province: text().notNull(),
    district: text().notNull(),
    /**
     * Encrypted (api/sales/orders/private-order.ts): phone, address, recipient, note, access, shopper's reason. Null once
     * the account is deleted.
     */
    privateDetails: bytea(),
    /** Blind index of the phone number (api/platform/secrets/secrets.ts). Null once the account is deleted. */
    phoneIndex: bytea(),
    /** The same of the recipient's number. Null where the buyer receives the order, and once the account is deleted. */
    recipientPhoneIndex: bytea(),
    method: text({ enum: deliveryMethods }).notNull(),
    payment: text({ enum: paymentMethods }).notNull(),
    /** Deadline of the first payment, null for cash. A pending voucher or wallet check extends it. */
    payBy: instant(),
    /** Deadline for entering the mailed code; null when no code is required, and once it is entered. */
    verifyBy: instant(),
    /**
     * Keyed hash of the buyer's network (api/sales/orders/open-orders.ts). Set while the order is pending, and for a day after
     * a cancellation; otherwise null.
     */
    network: bytea(),
    /** Keyed hash of its neighborhood, kept as long; also null for orders of versions before it. */
    neighborhood: bytea(),
    /** First and last estimated day of arrival, in Nepal; null by arrangement. */
    estimateFirst: date(),
    estimateLast: date(),
    collectionCode: text(),
    /**
     * Day of the next open delivery, or else of the last one; null while it has no day. A trigger on deliveries writes it, so
     * that lists can sort by it.
     */
    deliveryDay: date(),
    /**
     * `countedOf` of its payments (api/sales/payments/order-money.ts), in whole rupees. Triggers on payments and refunds write it,
     * so that lists can filter by it. No index has it: a change of it alone leaves all indexes as they are.
     */
    counted: sum().notNull().default(0),
    /** Pickup store; null for a delivery, or when no store offered pickup at that time. */
    store: jsonb().$type<KeptStore>(),
    /** Whole rupees, including VAT. */
    subtotal: sum().notNull(),
    shipping: sum().notNull(),
    shippingVat: sum().notNull(),
    total: sum().notNull(),
    vat: sum().notNull(),
    /** Paid before production of a custom piece; null for everything else. */
    deposit: sum(),
  },
  (order) => [
    check('orders_number_form', sql`${order.number} ~ '^KA-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{8}$'`),
    check('orders_pickup_has_code', sql`(${order.method} = 'pickup') = (${order.collectionCode} is not null)`),
    check('orders_store_of_pickup', sql`${order.store} is null or ${order.method} = 'pickup'`),
    check(
      'orders_figures',
      sql`${order.subtotal} > 0 and ${order.shipping} >= 0 and ${order.total} between 0 and ${order.subtotal} + ${order.shipping}
        and ${order.vat} between 0 and ${order.total} and ${order.shippingVat} between 0 and ${order.shipping}`,
    ),
    check('orders_deposit', sql`${order.deposit} between 1 and ${order.total}`),
    index('orders_to_expire')
      .on(order.payBy)
      .where(sql`state = 'pending'`),
    index('orders_to_verify')
      .on(order.verifyBy)
      .where(sql`state = 'pending'`),
    index('orders_by_network')
      .on(order.network)
      .where(sql`network is not null`),
    index('orders_by_neighborhood')
      .on(order.neighborhood)
      .where(sql`neighborhood is not null`),
    index('orders_open_by_email')
      .on(sql`lower(${order.email})`)
      .where(sql`state = 'pending'`),
    index('orders_by_user').on(order.userId, order.placedAt.desc().nullsFirst(), order.id),
    index('orders_by_phone').on(order.phoneIndex),
    // Serves the substring search of api/platform/records/conditions.ts.
    index('orders_by_words').using(
      'gin',
      sql`${order.number} gin_trgm_ops`,
      sql`${order.name} gin_trgm_ops`,
      sql`${order.email} gin_trgm_ops`,
    ),
    // For the lists of the back office (api/sales/orders/admin): filters together with the newest first, and sorts.
    index('orders_in_state').on(order.state, order.placedAt, order.id),
    index('orders_in_district').on(order.district, order.placedAt, order.id),
    index('orders_by_name').on(order.name, order.id),
    index('orders_by_total').on(order.total, order.id),
    index('orders_by_delivery_day').on(order.deliveryDay.asc().nullsFirst(), order.id),
    // Few orders: these indexes cost the others nothing.
    index('orders_open')
      .on(order.placedAt, order.id)
      .where(sql`state in ('pending', 'confirm')`),
    index('orders_paid_before')
      .on(order.payment, order.placedAt, order.id)
      .where(sql`payment <> 'cod'`),
    index('orders_not_standard')
      .on(order.method, order.placedAt, order.id)
      .where(sql`method <> 'standard'`),
    index('orders_by_recipient')
      .on(order.recipientPhoneIndex)
      .where(sql`recipient_phone_index is not null`),
    index('orders_by_phone_call')
      .on(order.placedAt, order.id)
      .where(sql`taken_by is not null`),
    index('orders_made_to_measure')
      .on(order.placedAt, order.id)
      .where(sql`deposit is not null`),
    // Covers what customer_figures sums up of an account, as an index-only scan (0024_summaries.sql).
    index('orders_bought')
      .on(order.userId, order.placedAt, order.total)
      .where(sql`user_id is not null and state not in ('cancelled', 'returned')`),
    index('orders_by_email').on(sql`lower(${order.email})`),
    index('orders_by_time').on(order.placedAt.desc().nullsFirst(), order.id),
  ],
)

/** Copies of what was sold, so that later changes to a product do not change past orders. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    variantId: integer().references(() => variants.id, { onDelete: 'set null' }),
    sku: text().notNull(),
    name: text().notNull(),
    color: jsonb().$type<KeptColor>(),
    size: text(),
    type: text(),
    pictureId: text().references(() => pictures.id),
    pictureAlt: text().notNull().default(''),
    translations: translations<'name' | 'pictureAlt'>(),
    /** Whole rupees, including VAT. */
    price: integer().notNull(),
    quantity: smallint().notNull(),
    subtotal: sum().notNull(),
    /** Discount from sets and promotions. */
    reduction: sum().notNull(),
    total: sum().notNull(),
    vat: sum().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check(
      'order_lines_figures',
      sql`${line.price} > 0 and ${line.quantity} between 1 and 10 and ${line.subtotal} = ${line.price}::bigint * ${line.quantity}
        and ${line.total} = ${line.subtotal} - ${line.reduction} and ${line.reduction} >= 0 and ${line.total} >= 0
        and ${line.vat} between 0 and ${line.total}`,
    ),
    index('order_lines_by_product').on(line.productId),
    // With the quantity, so that the pieces sold are added up without reading the lines.
    index('order_lines_by_variant_quantity').on(line.variantId, line.quantity),
    index('order_lines_by_picture').on(line.pictureId),
  ],
)

/** Discounts on an order: of complete sets, then of promotions, in the order in which they were applied. */
export const orderReductions = pgTable(
  'order_reductions',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    promotionId: uuid().references(() => promotions.id, { onDelete: 'set null' }),
    /** The set; no foreign key, so that a changed or deleted set never holds up an order. */
    setId: uuid(),
    /** How many complete sets the order has; null for a promotion. */
    sets: smallint(),
    name: text().notNull(),
    translations: translations<'name'>(),
    code: text(),
    amount: sum().notNull(),
    /** Whether staff gave it when they edited the order; the event of the edit has the reason. */
    byStaff: boolean().notNull().default(false),
  },
  (reduction) => [
    primaryKey({ columns: [reduction.orderId, reduction.position] }),
    check('order_reductions_amount', sql`${reduction.amount} > 0`),
    check(
      'order_reductions_of_set',
      sql`(${reduction.setId} is null) = (${reduction.sets} is null) and coalesce(${reduction.sets} > 0, true)
        and (${reduction.setId} is null or (${reduction.promotionId} is null and ${reduction.code} is null))`,
    ),
    index('order_reductions_by_promotion').on(reduction.promotionId),
  ],
)

/**
 * History of an order, starting with its placement; each row has the resulting state. The database refuses to edit or
 * delete a row (0004_records.sql), except for forgetting a shopper whose account is deleted (0022).
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    action: text().$type<OrderEventAction>().notNull(),
    state: text({ enum: orderStates }).notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    /** Account that acted, if any; null once a shopper's account is deleted. No foreign key: staff stay named. */
    actorId: uuid(),
    reason: text().notNull().default(''),
    detail: jsonb().$type<OrderEventDetail>().notNull().default({}),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (event) => [
    index('order_events_by_order').on(event.orderId, event.id),
    // Finds the orders that changed since a time (api/office/integrations/orders.ts).
    index('order_events_by_time').on(event.at, event.orderId),
    // Finds the day that was promised for a delivery (api/sales/fulfilment/promised-deliveries.ts).
    index('order_events_of_promises')
      .on(event.orderId, event.id)
      .where(
        sql`(action = 'delivery-planned' and actor = 'shopper') or action = 'delivery-failed' or action = 'edited'`,
      ),
  ],
)

/** Stored answers to idempotent requests, for 24 hours (api/platform/idempotency/). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the requester: an account, or a guest's key. */
    owner: bytea().notNull(),
    key: text().notNull(),
    /** Hash of the request. */
    request: bytea().notNull(),
    status: smallint().notNull(),
    /** Encrypted, because it names the buyer. */
    answer: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.key] }), index('idempotency_keys_to_clean').on(row.createdAt)],
)

/** Past delivery addresses of shoppers, offered again at checkout. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The whole address, encrypted. */
    details: bytea().notNull(),
    usedAt: instant().notNull().defaultNow(),
  },
  (address) => [index('addresses_by_user').on(address.userId, address.usedAt.desc().nullsFirst())],
)
