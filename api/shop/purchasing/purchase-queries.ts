import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Purchase, PurchaseRow, PurchasesQuery } from '#contract/admin/purchasing.ts'
import { isLatePurchase } from '#domain/purchasing/purchase-orders.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import {
  purchaseOrderLines,
  purchaseOrders,
  purchaseReceiptLines,
  purchaseReceipts,
  staff,
  suppliers,
  variants,
} from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import { actorName } from '../../platform/records/actor-names.ts'
import { numericIds, sayingAny } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { versionOf } from '../../platform/records/version.ts'
import { isAwaited, isOpen, linePieces, lineReceived, lineTotal } from './purchase-rows.ts'

const { id, number, state, expectedOn, createdAt, sentAt, supplierId } = purchaseOrders

const rowColumns = {
  id,
  number,
  supplierId,
  supplierName: suppliers.name,
  state,
  expectedOn,
  createdAt,
  sentAt,
  pieces: linePieces,
  received: lineReceived,
  total: lineTotal,
}

/** Reads one page of the orders to suppliers. */
export async function listPurchases(db: Db, query: PurchasesQuery): Promise<{ items: PurchaseRow[]; total: number }> {
  const today = nepalDay(new Date())
  const where = wantedOf(query, today)
  const columns = { createdAt, number, expectedOn, supplierName: suppliers.name, total: lineTotal }
  const { limit, offset } = pageOf(query)
  const joined = eq(suppliers.id, supplierId)
  const [rows, counted] = await Promise.all([
    db
      .select(rowColumns)
      .from(purchaseOrders)
      .innerJoin(suppliers, joined)
      .where(where)
      .orderBy(...orderOf(query.sort, columns, id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(purchaseOrders)
      .innerJoin(suppliers, joined)
      .where(where),
  ])
  return { items: rows.map((row) => shownRow(row, today)), total: onlyRow(counted).total }
}

function wantedOf({ q, ids, ...query }: PurchasesQuery, today: string): SQL | undefined {
  const { orderId, variantId } = purchaseOrderLines
  return and(
    ids && inArray(id, numericIds(ids)),
    sayingAny(q, number, suppliers.name),
    query.state && eq(state, query.state),
    query.open && isOpen,
    query.late && and(isAwaited, lt(expectedOn, today)),
    query.supplierId === undefined ? undefined : eq(supplierId, query.supplierId),
    query.variantId === undefined
      ? undefined
      : sql`exists (select from ${purchaseOrderLines} where ${orderId} = ${id} and ${variantId} = ${query.variantId})`,
  )
}

type Row = { createdAt: Date; sentAt: Date | null } & Pick<PurchaseRow, 'state' | 'expectedOn'>

function shownRow<Read extends Row>(row: Read, today: string) {
  const { createdAt: at, sentAt: sent } = row
  return {
    ...row,
    createdAt: at.toISOString(),
    sentAt: sent?.toISOString() ?? null,
    isLate: isLatePurchase(row, today),
  }
}

/** Reads an order to a supplier with its lines and what came. @throws AppError not_found */
export async function findPurchase(db: Db, wanted: number): Promise<Purchase> {
  const [row] = await db
    .select({
      ...rowColumns,
      note: purchaseOrders.note,
      isMailed: purchaseOrders.isMailed,
      endReason: purchaseOrders.endReason,
      endedAt: purchaseOrders.endedAt,
      supplier: {
        id: suppliers.id,
        name: suppliers.name,
        pan: suppliers.pan,
        contact: suppliers.contact,
        phone: suppliers.phone,
        email: suppliers.email,
        address: suppliers.address,
        leadDays: suppliers.leadDays,
      },
    })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, supplierId))
    .where(eq(id, wanted))
  if (!row) throw new AppError('not_found', 'There is no such purchase order.')
  const lines = await readLines(db, wanted)
  const receipts = await readReceipts(db, wanted)
  const bills = receipts.map(({ id: receipt, bill }) => [receipt, bill])
  const counts = lines.map((line) => [line.id, line.variantId, line.quantity, line.cost, line.received])
  return {
    ...shownRow(row, nepalDay(new Date())),
    endedAt: row.endedAt?.toISOString() ?? null,
    version: versionOf([row.state, row.supplierId, row.note, row.expectedOn, counts, bills]),
    lines,
    receipts,
  }
}

function readLines(db: Db, wanted: number) {
  const line = purchaseOrderLines
  const damaged = subquery<number>(sql`
    select coalesce(sum(${purchaseReceiptLines.damaged}), 0)::int from ${purchaseReceiptLines}
    where ${purchaseReceiptLines.lineId} = ${line.id}`)
  return db
    .select({
      id: line.id,
      variantId: line.variantId,
      productId: variants.productId,
      sku: line.sku,
      name: line.name,
      code: line.code,
      quantity: line.quantity,
      cost: line.cost,
      received: line.received,
      damaged,
    })
    .from(line)
    .leftJoin(variants, eq(variants.id, line.variantId))
    .where(eq(line.orderId, wanted))
    .orderBy(asc(line.position))
}

async function readReceipts(db: Db, wanted: number): Promise<Purchase['receipts']> {
  const receipt = purchaseReceipts
  const { receiptId, lineId, taken, damaged } = purchaseReceiptLines
  const line = purchaseOrderLines
  const lines = subquery<Purchase['receipts'][number]['lines']>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('sku', ${line.sku}, 'taken', ${taken}, 'damaged', ${damaged})
      order by ${line.position}), '[]')
    from ${purchaseReceiptLines} join ${line} on ${line.id} = ${lineId} where ${receiptId} = ${receipt.id}`)
  const rows = await db
    .select({
      id: receipt.id,
      at: receipt.at,
      staffName: actorName(receipt.staffId),
      note: receipt.note,
      billNumber: receipt.billNumber,
      billDay: receipt.billDay,
      taxable: receipt.taxable,
      exempt: receipt.exempt,
      vat: receipt.vat,
      lines,
    })
    .from(receipt)
    .leftJoin(staff, eq(staff.id, receipt.staffId))
    .where(eq(receipt.orderId, wanted))
    .orderBy(asc(receipt.id))
  return rows.map(({ at, billNumber, billDay, taxable, exempt, vat, ...row }) => {
    const bill = billNumber !== null && {
      number: billNumber,
      day: billDay ?? '',
      taxable: taxable ?? 0,
      exempt: exempt ?? 0,
      vat: vat ?? 0,
    }
    return { ...row, at: at.toISOString(), bill: bill || null }
  })
}
