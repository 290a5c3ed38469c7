import { eq } from 'drizzle-orm'
import type { EndPurchaseBody, Purchase, SendPurchaseBody } from '#contract/admin/purchasing.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { missingOf } from '#domain/purchasing/purchase-orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { purchaseOrders } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { holdPurchase } from './hold-purchase.ts'

/**
 * Sends a draft: by email, or on paper. The supplier's usual days say when the goods come, unless the draft has a day.
 *
 * @throws AppError as holdPurchase does; conflict for a deleted variant, and when the supplier has no email address
 */
export function sendPurchase(
  { db, secrets }: { db: Db; secrets: Pick<Secrets, 'dataKey'> },
  id: number,
  { by, version }: SendPurchaseBody,
): Promise<void> {
  return db.transaction(async (tx) => {
    const draft = await holdPurchase(tx, id, { seen: version, action: 'send' })
    const gone = draft.lines.find(({ variantId }) => variantId === null)
    if (gone) throw new AppError('conflict', say('purchases.gone-from-draft', { sku: gone.sku }))
    const now = new Date()
    const today = nepalDay(now)
    refuseFields({
      expectedOn: draft.expectedOn !== null && draft.expectedOn < today && 'Is in the past: change the draft first',
    })
    const expectedOn = draft.expectedOn ?? dayAfter(today, draft.supplier.leadDays)
    const isMailed = by === 'mail'
    if (isMailed) await mailSupplier(tx, secrets, { ...draft, expectedOn })
    await change(tx, id, { state: 'sent', sentAt: now, expectedOn, isMailed })
  })
}

async function mailSupplier(
  tx: Db,
  keys: Pick<Secrets, 'dataKey'>,
  { id, number, supplier, expectedOn, note, lines, total }: Purchase & { expectedOn: string },
): Promise<void> {
  const { email, contact, name } = supplier
  if (email === '') throw new AppError('conflict', say('purchases.no-email', { name }))
  await queueMail(tx, keys, {
    event: `purchase-order:${id}`,
    to: email,
    template: 'purchase-order',
    language: 'en',
    data: {
      name: contact === '' ? name : contact,
      number,
      expectedOn,
      note,
      total,
      lines: lines.map((line) => ({ name: line.name, code: line.code, quantity: line.quantity, cost: line.cost })),
    },
  })
}

/** Notes the day that a supplier has promised since. @throws AppError as holdPurchase does */
export function postponePurchase(
  db: Db,
  id: number,
  { expectedOn, version }: { expectedOn: string; version: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdPurchase(tx, id, { seen: version, action: 'postpone' })
    refuseFields({ expectedOn: expectedOn < nepalDay(new Date()) && 'Must not be in the past' })
    await change(tx, id, { expectedOn })
  })
}

/** Ends an order of which the rest does not come. @throws AppError as holdPurchase does */
export function closePurchase(db: Db, id: number, { reason, version }: EndPurchaseBody): Promise<void> {
  return db.transaction(async (tx) => {
    const { lines } = await holdPurchase(tx, id, { seen: version, action: 'close' })
    const missing = lines.reduce((sum, line) => sum + missingOf(line), 0)
    const endReason = `${missing === 1 ? '1 piece' : `${missing} pieces`} will not come: ${reason}`
    await change(tx, id, { state: 'received', endReason, endedAt: new Date() })
  })
}

/** Cancels an order of which nothing has come. @throws AppError as holdPurchase does */
export function cancelPurchase(db: Db, id: number, { reason, version }: EndPurchaseBody): Promise<void> {
  return db.transaction(async (tx) => {
    await holdPurchase(tx, id, { seen: version, action: 'cancel' })
    await change(tx, id, { state: 'cancelled', endReason: reason, endedAt: new Date() })
  })
}

async function change(tx: Db, id: number, changes: Partial<typeof purchaseOrders.$inferInsert>): Promise<void> {
  await tx.update(purchaseOrders).set(changes).where(eq(purchaseOrders.id, id))
}
