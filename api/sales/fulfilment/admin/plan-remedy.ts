import { eq, sql } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { damageReports, variants } from '../../../platform/db/schema.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { lockGoods } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { stockCause } from '../../../shop/stock/stock-queries.ts'
import { mailDamageNews } from '../after-sales-mails.ts'
import { readAfterSales, type AfterSales } from '../after-sales-rows.ts'
import { titlesOf } from '../delivery-mails.ts'
import { recordEvent } from '../record-event.ts'
import { recordNews } from '../record-news.ts'
import { refused, refuseEnded } from '../refusals.ts'

type ReportName = { orderId: string; reportId: string }
type Report = AfterSales['rows']['damage'][number]

/**
 * Sets the day on which somebody repairs or replaces a damaged piece. It can be set again.
 *
 * @throws AppError conflict when no repair or replacement was promised, when it was done already, and when the order has ended
 */
export function planRemedy(
  { db, secrets }: OrderShop,
  { orderId, reportId }: ReportName,
  { day, slot }: { day: string; slot: DeliverySlot },
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (day < nepalDay(now)) throw refused('That day is over.')
    refuseEnded(order)
    const report = findPromised(await readAfterSales(tx, order), reportId)
    await tx.update(damageReports).set({ remedyDay: day, remedySlot: slot }).where(eq(damageReports.id, reportId))
    const happening = { action: 'remedy-planned', by, at: now, detail: { day, slot } } as const
    await recordNews(tx, order, happening, async () => {
      const piece = onlyRow(await titlesOf(tx, order, [{ position: report.position, quantity: 1 }]))
      const news = { state: 'accepted', piece: piece.title, remedy: report.remedy, amount: null, answer: '' } as const
      await mailDamageNews(tx, secrets, order, { ...news, visit: { day, slot } })
    })
  })
}

/**
 * Marks a promised repair or replacement as done.
 *
 * @param isFromStock  the new piece was taken from the stock
 * @throws AppError conflict when none was promised, when it was done already, and when the stock has none left or the order
 *   that is to take it has ended
 */
export function endRemedy(
  { db }: Pick<OrderShop, 'db'>,
  { orderId, reportId }: ReportName,
  { note, isFromStock }: { note: string; isFromStock: boolean },
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const known = await readAfterSales(tx, order)
    const report = findPromised(known, reportId)
    if (isFromStock) refuseEnded(order)
    if (isFromStock) await takeReplacement(tx, order, known, report)
    await tx.update(damageReports).set({ remediedAt: now }).where(eq(damageReports.id, reportId))
    await recordEvent(tx, order, { action: 'remedied', by, at: now, reason: note.trim() })
  })
}

function findPromised({ rows }: AfterSales, reportId: string): Report & { remedy: 'repair' | 'replacement' } {
  const report = rows.damage.find(({ id }) => id === reportId)
  if (report?.remedy !== 'repair' && report?.remedy !== 'replacement') {
    throw refused('No repair and no replacement was promised for this.')
  }
  if (report.remediedAt !== null) throw refused('This was done already.')
  return { ...report, remedy: report.remedy }
}

async function takeReplacement(
  tx: Db,
  { number, district }: StoredOrder,
  { lines }: AfterSales,
  { remedy, position }: Report,
) {
  if (remedy !== 'replacement') throw refused('A repair takes nothing from the stock.')
  const { productId, variantId } = defined(
    lines.find((line) => line.position === position),
    `line ${position}`,
  )
  if (variantId === null) throw refused('The shop does not have this any more: nothing can be taken from the stock.')
  await lockGoods(tx, {
    products: productId === null ? [] : [{ id: productId, quantity: 1 }],
    variants: [{ id: variantId, quantity: 1 }],
  })
  const note = 'Replacement of a damaged piece'
  const cause = { reason: 'damaged', orderNumber: number, note, district } as const
  const { rows } = await tx.execute(sql`
    with taken as (
      update ${variants} set stock = stock - 1 where id = ${variantId} and stock > 0 returning id)
    select id, ${stockCause(cause)} from taken`)
  if (rows.length === 0) throw refused('None of it is left in the stock.')
}
