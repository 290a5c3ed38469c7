import { and, eq, sql } from 'drizzle-orm'
import type { Purchase, ReceiveBody, SupplierBill } from '#contract/admin/purchasing.ts'
import { fiscalYearOf, isKnownDay, toBikramSambat } from '#domain/calendar/bikram-sambat.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { stateAfterReceipt } from '#domain/purchasing/purchase-orders.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { databaseCause } from '../../platform/db/is-out-of-reach.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { purchaseOrderLines, purchaseOrders, purchaseReceiptLines, purchaseReceipts } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { bookReceived } from './book-received.ts'
import { holdPurchase } from './hold-purchase.ts'
import { findPurchase } from './purchase-queries.ts'

type Acting = { staffId: string; once: StaffOnce | undefined }

/**
 * Records goods that came: the receipt, the supplier's bill if it is here, and the stock, all or nothing. Damaged pieces are
 * not taken, so the supplier still owes them.
 *
 * @param acting  the member of staff, and the idempotency key; a repeated request changes nothing
 * @throws AppError key_reused; as holdPurchase and bookReceived do; invalid_input for wrong counts; conflict for a bill that
 *         is recorded already
 */
export function receivePurchase(db: Db, id: number, body: ReceiveBody, acting: Acting): Promise<Purchase> {
  return refusingSameBill(() =>
    retryConflicts(() => {
      return db.transaction(async (tx) => {
        if (!(await isFirstTime(tx, acting.once))) return findPurchase(tx, id)
        const order = await holdPurchase(tx, id, { seen: body.version, action: 'receive' })
        const came = comingOf(order, body)
        await writeReceipt(tx, order, body, acting)
        await bookReceived(
          tx,
          came.flatMap(({ line, taken }) => (taken > 0 ? [{ variantId: line.variantId!, pieces: taken }] : [])),
          { staffId: acting.staffId, number: order.number, placeId: body.placeId },
        )
        await moveOn(tx, order, came)
        return findPurchase(tx, id)
      })
    }),
  )
}

/** Adds the bill to goods that came without one. @throws AppError as receivePurchase does */
export function addBill(
  db: Db,
  { id, receipt }: { id: number; receipt: number },
  { bill, version }: { bill: SupplierBill; version: string },
): Promise<Purchase> {
  return refusingSameBill(() =>
    db.transaction(async (tx) => {
      const order = await holdPurchase(tx, id, { seen: version, action: 'bill' })
      const known = order.receipts.find((one) => one.id === receipt)
      if (!known) throw new AppError('not_found', 'There is no such receipt.')
      if (known.bill) throw new AppError('conflict', say('purchases.has-bill', { number: known.bill.number }))
      await tx
        .update(purchaseReceipts)
        .set(await billColumns(tx, bill))
        .where(and(eq(purchaseReceipts.id, receipt), eq(purchaseReceipts.orderId, id)))
      return findPurchase(tx, id)
    }),
  )
}

type Coming = { line: Purchase['lines'][number]; taken: number; damaged: number }

function comingOf(order: Purchase, { lines }: ReceiveBody): Coming[] {
  const byId = new Map(order.lines.map((line) => [line.id, line]))
  const ids = lines.map(({ lineId }) => lineId)
  refuseFields(
    Object.fromEntries(
      lines.map(({ lineId, taken }, at) => {
        const line = byId.get(lineId)
        const problem =
          (!line && 'Is not a line of this order') ||
          (ids.indexOf(lineId) < at && 'Is named twice') ||
          (taken > 0 && line?.variantId === null && say('purchases.gone', { sku: line.sku }))
        return [`lines.${at}.taken`, problem]
      }),
    ),
  )
  const came = lines.filter(({ taken, damaged }) => taken + damaged > 0)
  refuseFields({ lines: came.length === 0 && 'Please enter what came' })
  return came.map(({ lineId, taken, damaged }) => ({ line: byId.get(lineId)!, taken, damaged }))
}

async function writeReceipt(tx: Db, order: Purchase, { lines, bill, note }: ReceiveBody, { staffId }: Acting) {
  const columns = bill ? await billColumns(tx, bill) : {}
  const receipt = onlyRow(
    await tx
      .insert(purchaseReceipts)
      .values({ orderId: order.id, supplierId: order.supplierId, staffId, note, ...columns })
      .returning({ id: purchaseReceipts.id }),
  )
  const came = lines.filter(({ taken, damaged }) => taken + damaged > 0)
  await tx.insert(purchaseReceiptLines).values(came.map((line) => ({ ...line, receiptId: receipt.id })))
}

async function billColumns(tx: Db, { number, day, taxable, exempt, vat }: SupplierBill) {
  const years = await readCalendarYears(tx)
  refuseFields({
    'bill.day':
      (day > nepalDay(new Date()) && 'Must not be in the future') ||
      (!isKnownDay(day, years) && 'The calendar does not know this day'),
    'bill.vat': vat > taxable && 'Must not be more than the taxable amount',
    'bill.taxable': taxable + exempt === 0 && 'Please enter the amount of the bill',
  })
  const billYear = fiscalYearOf(toBikramSambat(day, years))
  return { billNumber: number, billDay: day, billYear, taxable, exempt, vat }
}

async function moveOn(tx: Db, order: Purchase, came: readonly Coming[]): Promise<void> {
  const takenOf = new Map(came.map(({ line, taken }) => [line.id, taken]))
  for (const [lineId, taken] of takenOf) {
    if (taken === 0) continue
    await tx
      .update(purchaseOrderLines)
      .set({ received: sql`${purchaseOrderLines.received} + ${taken}` })
      .where(eq(purchaseOrderLines.id, lineId))
  }
  const state = stateAfterReceipt(
    order.lines.map(({ id, quantity, received }) => ({ quantity, received: received + (takenOf.get(id) ?? 0) })),
  )
  const endedAt = state === 'received' ? new Date() : null
  await tx.update(purchaseOrders).set({ state, endedAt }).where(eq(purchaseOrders.id, order.id))
}

async function refusingSameBill<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run()
  } catch (error) {
    const cause = databaseCause(error)
    const isSame =
      cause instanceof Error && 'constraint' in cause && cause.constraint === 'purchase_receipts_one_per_bill'
    if (!isSame) throw error
    const problem = 'This bill of the supplier is recorded already'
    throw new AppError('conflict', say('purchases.same-bill', { problem: [problem] }), {
      'bill.number': problem,
    })
  }
}
