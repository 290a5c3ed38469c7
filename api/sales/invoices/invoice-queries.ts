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

/** Reads the lines of an order, with the customs tariff heading of each. */
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

/** Reads what each line of an order costs after reductions, in whole rupees. */
export function readPaidLines(tx: Db, orderId: string) {
  const { position, quantity, total } = orderLines
  return tx.select({ position, quantity, total }).from(orderLines).where(eq(orderLines.orderId, orderId))
}

/** Reads the reductions of an order, in the order in which they applied. `sets` is null for a promotion. */
export function readReductions(tx: Db, orderId: string) {
  const { name, translations, sets, amount, position } = orderReductions
  return tx
    .select({ name, nativeName: translation(translations, 'name', 'ne'), sets, amount })
    .from(orderReductions)
    .where(eq(orderReductions.orderId, orderId))
    .orderBy(asc(position))
}

/** Reads who sells; undefined before the shop was set up. */
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

/** Takes the next number of a series, and locks the series until the transaction ends. A rollback returns the number. */
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

/** Returns when a number of a series was issued; undefined for an unused number. */
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

/** Reads the invoice and the credit notes of an order, oldest first. */
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

/** Reads the pending documents of an order or of all orders, oldest first. */
export function readWaiting(db: Db, orderId?: string): Promise<PendingDocument[]> {
  return db
    .select()
    .from(waitingPapers)
    .where(orderId === undefined ? undefined : eq(waitingPapers.orderId, orderId))
    .orderBy(asc(waitingPapers.id))
}

/** @returns false if it was not pending any more */
export async function deleteWaiting(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.delete(waitingPapers).where(eq(waitingPapers.id, id)).returning({ id: waitingPapers.id })
  return rows.length > 0
}
