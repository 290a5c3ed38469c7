import { randomUUID } from 'node:crypto'
import type { OrderEditSaveBody } from '#contract/admin/orders/edits.ts'
import { hasRoom } from '#domain/fulfilment/delivery-planning.ts'
import { spreadPieces } from '#domain/orders/order-edit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { deliveryLines } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import { refuseStale } from '../../../platform/records/version.ts'
import {
  lockZone,
  readDeliveries,
  readDeliveryPieces,
  readTaken,
  updateDelivery,
  type StoredDelivery,
} from '../../fulfilment/delivery-queries.ts'
import { needsTruck } from '../../fulfilment/order-deliveries.ts'
import { recordNews } from '../../fulfilment/record-news.ts'
import { issueCreditNote } from '../../invoices/issue-credit-note.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import { lockCreditOf } from '../../credit/give-back.ts'
import { createRefund } from '../../payments/create-refund.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { isFirstPaid } from '../../payments/order-money.ts'
import { addStock, giveUsesOf, lockGoods, takeSales, updatePrivate } from '../change-queries.ts'
import { changeHeldOrder, type OrderShop } from '../change-order.ts'
import { withLockedOrder } from '../lock-order.ts'
import type { StoredOrder } from '../order-record.ts'
import { decryptOrder, privateColumns, type PrivateOrder } from '../private-order.ts'
import { refuseWrongDelivery } from './edit-delivery.ts'
import { changesOf, type ResolvedLine } from './edit-lines.ts'
import { tellOfEdit } from './edit-news.ts'
import { addSales, readGoods, readProductIds, replaceGoods, takeStock, type EditedGoods } from './edit-queries.ts'
import { isOtherWay, moveDeliveries } from './edit-pickup.ts'
import { editRefusal } from './edit-refusal.ts'
import { isInvoiced } from './is-invoiced.ts'
import { editVersion, figureEdit, type FiguredEdit } from './figure-edit.ts'

const SYSTEM = { actor: 'system', id: null } as const

/**
 * Changes what was ordered and what it costs, before anything of it has left. One transaction changes lines, stock, discounts,
 * sums, deliveries, invoice and refund, records it and tells the buyer.
 *
 * @throws AppError invalid_input; stale for an order that changed since it was opened; key_reused; conflict once it is too late;
 *                  RangeError when there is no such order
 */
export function editOrder(
  { db, secrets }: OrderShop,
  orderId: string,
  { version, total, reason, ...wanted }: OrderEditSaveBody,
  { by, once, now: given }: { by: Changer; once?: StaffOnce | undefined; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (!(await isFirstTime(tx, once))) return
    const now = given ?? new Date() // read after the lock
    const why = await editRefusal(tx, order)
    if (why !== null) throw new AppError('conflict', why)
    const before = await readGoods(tx, orderId)
    refuseStale({ version: editVersion(order, before) }, version)
    const details = decryptOrder(secrets.dataKey, orderId, order.privateDetails!)
    if (wanted.delivery) refuseWrongDelivery(order, details, wanted.delivery)
    await lockCreditOf(tx, orderId) // before the goods, as placing an order does
    await lockEdited(tx, before, wanted.lines)
    const edit = await figureEdit(tx, { order, details, before }, wanted, now)
    if (!edit.isChanged) throw new AppError('invalid_input', 'Nothing was changed.')
    if (edit.figures.total !== total) throw otherTotal(edit.figures.total)

    const after = { ...order, ...edit.figures, ...edit.moved?.columns }
    const deliveries = await readPlanned(tx, orderId)
    await moveStock(tx, after, before, edit)
    await replaceGoods(tx, orderId, { ...edit, columns: { ...edit.figures, ...edit.moved?.columns } })
    await spreadOverDeliveries(tx, after, deliveries, edit.resolved)
    if (after.district !== order.district || isOtherWay(order, after.method)) await moveDeliveries(tx, order, after)
    const columns = privateColumns(secrets.dataKey, orderId, movedDetails(edit, details))
    await updatePrivate(tx, orderId, columns)
    await settle(tx, secrets, { ...after, ...columns }, { edit, before, reason, by, now })
  })
}

function otherTotal(total: number): AppError {
  const words = say('order-edits.other-total', { total: { money: total } })
  return new AppError('stale', words)
}

/** Locks the goods of the order and those that come, as placing an order does. */
async function lockEdited(tx: Db, { lines }: EditedGoods, wanted: OrderEditSaveBody['lines']): Promise<void> {
  const added = wanted.flatMap((line) => ('variantId' in line ? line.variantId : []))
  const variants = [...lines.flatMap(({ variantId }) => variantId ?? []), ...added]
  const products = [...lines.flatMap(({ productId }) => productId ?? []), ...(await readProductIds(tx, added))]
  await lockGoods(tx, { products: named(products), variants: named(variants) })
}

function named(ids: readonly number[]): { id: number; quantity: number }[] {
  return [...new Set(ids)].map((id) => ({ id, quantity: 0 }))
}

async function moveStock(
  tx: Db,
  { number, district, store }: StoredOrder,
  before: EditedGoods,
  edit: FiguredEdit,
): Promise<void> {
  const variants = changesOf('variantId', before.lines, edit.resolved)
  const products = changesOf('productId', before.lines, edit.resolved)
  await takeStock(tx, variants.taken, { orderNumber: number, district, store })
  if (variants.back.length > 0) await addStock(tx, variants.back, { reason: 'cancelled', orderNumber: number })
  await addSales(tx, products.taken)
  if (products.back.length > 0) await takeSales(tx, products.back)
  const unused = edit.dropped.flatMap(({ promotionId }) => promotionId ?? [])
  if (unused.length > 0) await giveUsesOf(tx, unused)
}

type PlannedDelivery = { delivery: StoredDelivery; pieces: Awaited<ReturnType<typeof readDeliveryPieces>> }

async function readPlanned(tx: Db, orderId: string): Promise<PlannedDelivery[]> {
  const planned = []
  for (const delivery of await readDeliveries(tx, orderId)) {
    if (delivery.state === 'planned') planned.push({ delivery, pieces: await readDeliveryPieces(tx, delivery.id) })
  }
  return planned
}

/** A delivery with nothing left to bring is cancelled. One that becomes large loses a day on which the truck is full. */
async function spreadOverDeliveries(
  tx: Db,
  order: StoredOrder,
  deliveries: readonly PlannedDelivery[],
  lines: readonly ResolvedLine[],
): Promise<void> {
  if (deliveries.length === 0) return // they follow with the confirmation
  const spread = spreadPieces(
    deliveries.map(({ pieces }) => pieces),
    lines.map(({ from, sold }) => ({ from, quantity: sold.quantity })),
  )
  for (const [at, pieces] of spread.entries()) {
    const { delivery } = deliveries[at]!
    const { id } = delivery
    if (pieces.length === 0) {
      await updateDelivery(tx, id, { state: 'cancelled' })
      continue
    }
    await tx.insert(deliveryLines).values(pieces.map((piece) => ({ ...piece, deliveryId: id, orderId: order.id })))
    const positions = pieces.map(({ position }) => position)
    const isLarge = await needsTruck(tx, order, positions)
    await updateDelivery(tx, id, { isLarge, ...((await isTruckFull(tx, delivery, isLarge)) && NO_DAY) })
  }
}

const NO_DAY = { day: null, slot: null } as const

/** Returns whether a delivery becomes large for a time at which the truck has no place left. */
async function isTruckFull(tx: Db, { id, zoneId, day, slot, isLarge }: StoredDelivery, isNowLarge: boolean) {
  if (isLarge || !isNowLarge || zoneId === null || day === null || slot === null) return false
  const zone = await lockZone(tx, zoneId)
  return !hasRoom({ ...zone, ...(await readTaken(tx, zoneId, [day], id))(day, slot) }, true)
}

/** Lines that do not get in by the buyer's measures are named by their positions, which an edit moves. */
function movedDetails({ resolved, moved }: FiguredEdit, before: PrivateOrder): PrivateOrder {
  const { doesNotFit = [], ...details } = moved?.details ?? before
  const next = resolved.flatMap(({ from }, position) => (from !== null && doesNotFit.includes(from) ? [position] : []))
  return { ...details, ...(next.length > 0 && { doesNotFit: next }) }
}

type Settled = { edit: FiguredEdit; before: EditedGoods; reason: string; by: Changer; now: Date }

/** Records the edit, refunds what the order costs no more, and replaces its invoice or confirms it. */
async function settle(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { edit, before, reason, by, now }: Settled,
): Promise<void> {
  const cause = `edit:${randomUUID()}` as const
  const { refund, change } = edit
  const detail = { edit: change }
  let isToldElsewhere = false
  await recordNews(tx, order, { action: 'edited', by, at: now, reason, detail }, async () => {
    isToldElsewhere = await tellOfEdit(tx, secrets, order, { edit, before, reason, cause, now })
  })
  if (refund > 0) await createRefund(tx, secrets, order, { cause, amount: refund, now, isToldElsewhere })
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  if (order.state === 'pending' && order.payment !== 'cod' && isFirstPaid(order, money)) {
    const refused = await changeHeldOrder(tx, secrets, order, { action: 'confirm', by: SYSTEM, now })
    if (refused) throw new Error(`Order ${order.id} was paid and not confirmed: ${refused.refusal}`)
    return
  }
  if (edit.isOnPaper && (await isInvoiced(tx, order.id))) {
    await issueCreditNote(tx, secrets, order, { cause, rest: true }, now)
    await issueInvoice(tx, secrets, order, now, cause) // the counters are taken last
  }
}
