import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DraftsBody, DraftsReply, PurchaseDraftBody } from '#contract/admin/purchasing.ts'
import { fiscalYearOf, isKnownDay, toBikramSambat } from '#domain/calendar/bikram-sambat.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { purchaseNumber } from '#domain/purchasing/purchase-orders.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import {
  products,
  purchaseOrderCounters,
  purchaseOrderLines,
  purchaseOrders,
  supplierItems,
  suppliers,
  variants,
} from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { variantColor } from '../catalog/color-rows.ts'
import { holdPurchase } from './hold-purchase.ts'

/**
 * Writes a new order to a supplier, which nobody has sent yet.
 *
 * @returns its id
 * @throws AppError invalid_input for an unknown supplier or variant, or a variant that comes twice
 */
export function draftPurchase(db: Db, draft: PurchaseDraftBody): Promise<number> {
  return retryConflicts(() => db.transaction((tx) => writeDraft(tx, draft, new Date())))
}

/** Replaces a draft. @throws AppError as draftPurchase and holdPurchase do */
export function changeDraft(db: Db, id: number, draft: PurchaseDraftBody, { seen }: { seen: string }): Promise<void> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      await holdPurchase(tx, id, { seen, action: 'edit' })
      const lines = await figureLines(tx, draft)
      const { supplierId, note, expectedOn } = draft
      await tx.update(purchaseOrders).set({ supplierId, note, expectedOn }).where(eq(purchaseOrders.id, id))
      await tx.delete(purchaseOrderLines).where(eq(purchaseOrderLines.orderId, id))
      await tx.insert(purchaseOrderLines).values(lines.map((line) => ({ ...line, orderId: id })))
    }),
  )
}

/**
 * Writes a draft for each supplier of chosen suggestions, with the supplier's costs.
 *
 * @param once  a repeated request writes nothing and returns no drafts
 * @throws AppError invalid_input when a supplier does not sell a variant any more
 */
export function draftSuggested(
  db: Db,
  { lines }: DraftsBody,
  { once }: { once: StaffOnce | undefined },
): Promise<DraftsReply['items']> {
  return retryConflicts(() => {
    return db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return []
      const costs = await readCosts(tx, lines)
      const costOf = ({ supplierId, variantId }: DraftsBody['lines'][number]) => costs.get(`${supplierId} ${variantId}`)
      refuseFields(
        Object.fromEntries(
          lines.map((line, at) => [
            `lines.${at}.variantId`,
            costOf(line) === undefined && 'The supplier does not sell it any more',
          ]),
        ),
      )
      const drafts: DraftsReply['items'] = []
      const now = new Date()
      for (const [supplierId, chosen] of [...Map.groupBy(lines, (line) => line.supplierId)].toSorted(byNumber)) {
        const priced = chosen.map((line) => ({ ...line, cost: costOf(line) ?? 0 }))
        const id = await writeDraft(tx, { supplierId, note: '', expectedOn: null, lines: priced }, now)
        const [row] = await tx
          .select({ id: purchaseOrders.id, number: purchaseOrders.number, supplierName: suppliers.name })
          .from(purchaseOrders)
          .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
          .where(eq(purchaseOrders.id, id))
        drafts.push(row!)
      }
      return drafts
    })
  })
}

function byNumber([one]: [number, unknown], [other]: [number, unknown]): number {
  return one - other
}

async function readCosts(tx: Db, lines: DraftsBody['lines']): Promise<Map<string, number>> {
  const { supplierId, variantId, cost } = supplierItems
  const rows = await tx
    .select({ supplierId, variantId, cost })
    .from(supplierItems)
    .where(
      inArray(
        variantId,
        lines.map((line) => line.variantId),
      ),
    )
  return new Map(rows.map((row) => [`${row.supplierId} ${row.variantId}`, row.cost]))
}

async function writeDraft(tx: Db, draft: PurchaseDraftBody, now: Date): Promise<number> {
  const lines = await figureLines(tx, draft)
  const { supplierId, note, expectedOn } = draft
  const number = await takeNumber(tx, now)
  const row = onlyRow(
    await tx
      .insert(purchaseOrders)
      .values({ number, supplierId, note, expectedOn, createdAt: now })
      .returning({ id: purchaseOrders.id }),
  )
  await tx.insert(purchaseOrderLines).values(lines.map((line) => ({ ...line, orderId: row.id })))
  return row.id
}

/** Copies what the lines name, so that the order reads the same once a product or supplier changes. */
async function figureLines(tx: Db, { supplierId, lines }: PurchaseDraftBody) {
  const ids = lines.map(({ variantId }) => variantId)
  const [supplier] = await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, supplierId))
  const rows = await tx
    .select({
      id: variants.id,
      sku: variants.sku,
      name: products.name,
      color: variantColor,
      size: variants.size,
      type: variants.type,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
  const codes = await readCodes(tx, supplierId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  refuseFields({
    supplierId: !supplier && 'Does not exist any more',
    ...Object.fromEntries(
      ids.map((id, at) => [
        `lines.${at}.variantId`,
        ids.indexOf(id) < at ? 'Is in the order already' : !byId.has(id) && 'Does not exist any more',
      ]),
    ),
  })
  return lines.map(({ variantId, quantity, cost }, position) => {
    const { sku, name, ...choice } = byId.get(variantId)!
    const shown = nameWithChoice(name, { ...choice, color: colorIn(choice.color, 'en') })
    return { position, variantId, sku, name: shown, code: codes.get(variantId) ?? '', quantity, cost }
  })
}

async function readCodes(tx: Db, supplier: number): Promise<Map<number, string>> {
  const { supplierId, variantId, code } = supplierItems
  const rows = await tx.select({ variantId, code }).from(supplierItems).where(eq(supplierId, supplier))
  return new Map(rows.map((row) => [row.variantId, row.code]))
}

/** Takes the next number of the fiscal year. Others who draft an order wait until the transaction ends. */
async function takeNumber(tx: Db, now: Date): Promise<string> {
  const years = await readCalendarYears(tx)
  const today = nepalDay(now)
  if (!isKnownDay(today, years)) {
    throw new AppError('conflict', 'The calendar does not know today. Add the next year to it first.')
  }
  const fiscalYear = fiscalYearOf(toBikramSambat(today, years))
  const { fiscalYear: year, last } = purchaseOrderCounters
  const counter = onlyRow(
    await tx
      .insert(purchaseOrderCounters)
      .values({ fiscalYear, last: 1 })
      .onConflictDoUpdate({ target: year, set: { last: sql`${last} + 1` } })
      .returning({ last }),
  )
  return purchaseNumber(fiscalYear, counter.last)
}
