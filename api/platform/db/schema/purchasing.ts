import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { awaitedStates, openPurchaseStates, purchaseStates } from '#domain/purchasing/purchase-orders.ts'
import { instant } from './columns.ts'
import { variants } from './variants.ts'

const awaited = namesOf(awaitedStates)
const open = namesOf(openPurchaseStates)

function namesOf(states: readonly string[]) {
  return sql.raw(states.map((state) => `'${state}'`).join(', '))
}

/** Businesses that the shop buys from. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Nine digits, as its bills name it; '' for none. */
    pan: text().notNull().default(''),
    /** Person to ask for; '' for none, as in the fields below. */
    contact: text().notNull().default(''),
    /** As dialed. */
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Usual days from an order until the goods are here. */
    leadDays: smallint().notNull(),
    note: text().notNull().default(''),
    /** Whether the shop still orders from it. */
    isActive: boolean().notNull().default(true),
  },
  (supplier) => [
    uniqueIndex('suppliers_one_per_name').on(sql`lower(${supplier.name})`),
    check('suppliers_name_not_blank', sql`btrim(${supplier.name}) <> ''`),
    check('suppliers_pan', sql`${supplier.pan} ~ '^([0-9]{9})?$'`),
    check('suppliers_lead_days', sql`${supplier.leadDays} between 0 and 365`),
  ],
)

/** What suppliers sell, and for how much. */
export const supplierItems = pgTable(
  'supplier_items',
  {
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The supplier's own code; '' for none. */
    code: text().notNull().default(''),
    /** Whole rupees for one piece, without VAT. */
    cost: integer().notNull(),
    /** Least pieces of an order, and pieces of one pack. */
    minimum: integer().notNull().default(1),
    pack: integer().notNull().default(1),
  },
  (item) => [
    primaryKey({ columns: [item.supplierId, item.variantId] }),
    index('supplier_items_by_variant').on(item.variantId),
    check('supplier_items_cost', sql`${item.cost} >= 0`),
    check('supplier_items_counts', sql`${item.minimum} > 0 and ${item.pack} > 0`),
  ],
)

/** Last number of each fiscal year. */
export const purchaseOrderCounters = pgTable('purchase_order_counters', {
  fiscalYear: text().primaryKey(),
  last: integer().notNull(),
})

/** Orders to suppliers (domain/purchasing/purchase-orders.ts). */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('purchase_orders_one_per_number'),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'restrict' }),
    state: text({ enum: purchaseStates }).notNull().default('draft'),
    /** Read by the supplier. */
    note: text().notNull().default(''),
    /** Day in Nepal; null until it is sent, unless somebody has chosen one. */
    expectedOn: date(),
    /** Whether the supplier got an email. */
    isMailed: boolean().notNull().default(false),
    /** Why it was cancelled, or ended before all had come; '' otherwise. */
    endReason: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
    endedAt: instant(),
  },
  (order) => [
    check('purchase_orders_sent', sql`${order.state} not in (${awaited}, 'received') or ${order.sentAt} is not null`),
    check('purchase_orders_ended', sql`(${order.state} in ('received', 'cancelled')) = (${order.endedAt} is not null)`),
    index('purchase_orders_by_supplier').on(order.supplierId, order.createdAt),
    index('purchase_orders_by_time').on(order.createdAt, order.id),
    index('purchase_orders_open')
      .on(order.expectedOn)
      .where(sql`state in (${open})`),
  ],
)

/** What an order asks for; copies, so that a later change of a product or supplier does not change it. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Null once the variant is deleted. */
    variantId: integer().references(() => variants.id, { onDelete: 'set null' }),
    sku: text().notNull(),
    /** Name with color, size and type. */
    name: text().notNull(),
    /** The supplier's own code; '' for none. */
    code: text().notNull().default(''),
    quantity: integer().notNull(),
    /** Whole rupees for one piece, without VAT. */
    cost: integer().notNull(),
    /** Pieces taken into stock so far: the sum of its receipt lines. */
    received: integer().notNull().default(0),
  },
  (line) => [
    unique('purchase_order_lines_in_order').on(line.orderId, line.position),
    index('purchase_order_lines_by_variant').on(line.variantId),
    check('purchase_order_lines_counts', sql`${line.quantity} > 0 and ${line.received} >= 0`),
    check('purchase_order_lines_cost', sql`${line.cost} >= 0`),
  ],
)

/** Goods that came, with the supplier's bill once it is here. */
export const purchaseReceipts = pgTable(
  'purchase_receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'restrict' }),
    /** The same as the order's: a supplier numbers its bills. */
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'restrict' }),
    at: instant().notNull().defaultNow(),
    staffId: uuid(),
    note: text().notNull().default(''),
    /** All null until the bill is here. Whole rupees; `taxable` and `exempt` are without VAT. */
    billNumber: text(),
    billDay: date(),
    /** Fiscal year of that day, `2083/84`: suppliers count their bills anew in each. */
    billYear: text(),
    taxable: integer(),
    exempt: integer(),
    vat: integer(),
  },
  (receipt) => [
    index('purchase_receipts_by_order').on(receipt.orderId),
    uniqueIndex('purchase_receipts_one_per_bill').on(
      receipt.supplierId,
      receipt.billYear,
      sql`lower(${receipt.billNumber})`,
    ),
    index('purchase_receipts_by_bill_day')
      .on(receipt.billDay, receipt.id)
      .where(sql`bill_day is not null`),
    check(
      'purchase_receipts_bill',
      sql`num_nonnulls(${receipt.billNumber}, ${receipt.billDay}, ${receipt.billYear}, ${receipt.taxable}, ${receipt.exempt},
        ${receipt.vat}) in (0, 6)
        and coalesce(${receipt.taxable} >= 0 and ${receipt.exempt} >= 0 and ${receipt.vat} >= 0, true)`,
    ),
  ],
)

export const purchaseReceiptLines = pgTable(
  'purchase_receipt_lines',
  {
    receiptId: integer()
      .notNull()
      .references(() => purchaseReceipts.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => purchaseOrderLines.id, { onDelete: 'restrict' }),
    /** Pieces taken into stock, and damaged ones that went back. */
    taken: integer().notNull(),
    damaged: integer().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.receiptId, line.lineId] }),
    index('purchase_receipt_lines_by_line').on(line.lineId),
    check('purchase_receipt_lines_counts', sql`${line.taken} >= 0 and ${line.damaged} >= 0`),
  ],
)
