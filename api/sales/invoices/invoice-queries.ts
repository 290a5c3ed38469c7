import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import {
  categories,
  invoiceCounters,
  invoices,
  orderLines,
  orderReductions,
  products,
  shopSettings,
  waitingPapers,
} from '../../platform/db/schema.ts'
import { translated, translation } from '../../platform/language/translated.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

export type InvoiceKind = typeof invoices.$inferSelect.kind
export type StoredInvoice = typeof invoices.$inferSelect
export type PendingDocument = typeof waitingPapers.$inferSelect

const subcategory = alias(categories, 'subcategory')
/** Tariff heading of a piece whose product has left the shop, and of a custom piece. */
const OTHER_FURNITURE = '9403'

/** What was sold, as it stands on the order, with the customs' code of what it is. */
export function readInvoicedLines(tx: Db, orderId: string) {
  const { position, name, translations, color, size, type, sku, price, quantity, subtotal } = orderLines
  return tx
    .select({
      position,
      hsCode: sql<string>`coalesce(${subcategory.hsCode}, ${categories.hsCode}, ${OTHER_FURNITURE})`,
      name,
      nativeName: translation(translations, 'name', 'ne'),
      color,
      size,
      type,
      sku,
      rate: price,
      quantity,
      amount: subtotal,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, products.subcategoryId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position))
}

/** What reduced an order, in the order in which it did. `sets` is null for a promotion. */
export function readReductions(tx: Db, orderId: string) {
  const { name, translations, sets, amount, position } = orderReductions
  return tx
    .select({ name, nativeName: translation(translations, 'name', 'ne'), sets, amount })
    .from(orderReductions)
    .where(eq(orderReductions.orderId, orderId))
    .orderBy(asc(position))
}

/** Undefined before the shop was set up. */
export async function findSeller(tx: Db) {
  const { name, nativeName, streetAddress, city, translations, postalCode, phone, email, vatNumber } = shopSettings
  const [seller] = await tx
    .select({
      name,
      nativeName,
      streetAddress,
      nativeStreetAddress: translated(streetAddress, translations, 'streetAddress', 'ne'),
      city,
      nativeCity: translated(city, translations, 'city', 'ne'),
      postalCode,
      phone,
      email,
      vatNumber,
    })
    .from(shopSettings)
  return seller
}

/** The next number of a series. Until the end of the transaction nobody else takes one; undone, it is the next again. */
export async function takeNumber(tx: Db, kind: InvoiceKind, fiscalYear: string): Promise<number> {
  const counter = onlyRow(
    await tx
      .insert(invoiceCounters)
      .values({ kind, fiscalYear, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.kind, invoiceCounters.fiscalYear],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning({ last: invoiceCounters.last }),
  )
  return counter.last
}

/** When a number of a series was issued; undefined for none. */
export async function findIssuedAt(
  tx: Db,
  { kind, fiscalYear, sequence }: Pick<StoredInvoice, 'kind' | 'fiscalYear' | 'sequence'>,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.fiscalYear, fiscalYear), eq(invoices.sequence, sequence)))
  return row?.issuedAt
}

export async function insertInvoice(tx: Db, invoice: typeof invoices.$inferInsert): Promise<StoredInvoice> {
  return onlyRow(await tx.insert(invoices).values(invoice).returning())
}

/** The invoice and the credit notes of an order, the first issued first. */
export function readInvoicesOf(db: Db, orderId: string): Promise<StoredInvoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), desc(invoices.kind), asc(invoices.sequence))
}

export async function findInvoice(db: Db, orderId: string, id: string): Promise<StoredInvoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.id, id)))
  return row
}

export async function insertWaiting(tx: Db, pending: typeof waitingPapers.$inferInsert): Promise<void> {
  await tx.insert(waitingPapers).values(pending)
}

/** Those of an order, or of all, the first to wait first. */
export function readWaiting(db: Db, orderId?: string): Promise<PendingDocument[]> {
  return db
    .select()
    .from(waitingPapers)
    .where(orderId === undefined ? undefined : eq(waitingPapers.orderId, orderId))
    .orderBy(asc(waitingPapers.id))
}

/** @returns whether it was still waiting */
export async function deleteWaiting(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.delete(waitingPapers).where(eq(waitingPapers.id, id)).returning({ id: waitingPapers.id })
  return rows.length > 0
}
