import type { Order } from '#contract/orders/orders.ts'
import {
  hasRoom,
  isSameSlot,
  mayNeverBePaid,
  mostUnpaidPlaces,
  offeredDays,
  planningRefusal,
  type Capacity,
  type DeliverySlot,
} from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../platform/db/client.ts'
import { readHolidays } from '../../shop/delivery-zones/delivery-queries.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import { isUnpaidOfNewBuyer } from '../orders/held-pieces.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import {
  countUnpaidPlaces,
  lockZone,
  readDeliveryPieces,
  readTaken,
  updateDelivery,
  type StoredDelivery,
} from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { recordEvent } from './record-event.ts'
import { ensureDeliveries } from './order-deliveries.ts'
import { dayNotOffered, dayTakenByUnpaid, deliveryNotFound, planningRefused, slotFull } from './refusals.ts'

type Choice = { day: string; slot: DeliverySlot }

/**
 * Sets the slot that a shopper chose for a delivery, or changes it. If several shoppers want the last place, one gets
 * it. Choosing the same slot again changes nothing and does not count as a change.
 *
 * @param number  number of the delivery; the first delivery is created on the first choice
 * @returns the order after that
 * @throws AppError not_found; conflict, with the rule in words
 */
export async function chooseSlot(
  shop: ShowingShop,
  { order, by }: { order: StoredOrder; by: Changer },
  number: number,
  choice: Choice,
  given?: Date,
): Promise<Order> {
  await withLockedOrder(shop.db, order.id, async (tx, held) => {
    const now = given ?? new Date() // read after the lock, so after any earlier transaction
    const delivery = (await ensureDeliveries(tx, held, now)).find((one) => one.number === number)
    if (!delivery) throw deliveryNotFound()
    if (isSameSlot(delivery, choice)) return
    refuseChoice(held, delivery, choice, { now, holidays: await readHolidays(tx) })
    const zone = await takePlace(tx, delivery, choice)
    await refuseTooManyUnpaid(tx, held, delivery, { ...choice, zone })
    const moves = delivery.day === null ? delivery.moves : delivery.moves + 1
    await updateDelivery(tx, delivery.id, { ...choice, moves })
    await recordEvent(tx, held, { action: 'delivery-planned', by, at: now, detail: choice })
    if (held.email === '') return // the page shows the choice: an SMS would only cost
    const pieces = await readDeliveryPieces(tx, delivery.id)
    await mailDeliveryNews(tx, shop.secrets, held, { kind: 'planned', delivery: { ...delivery, ...choice }, pieces })
  })
  return showOrder(shop, await readOrder(shop.db, order.id), by, given)
}

type Calendar = { now: Date; holidays: readonly string[] }

function refuseChoice(order: StoredOrder, delivery: StoredDelivery, { day }: Choice, { now, holidays }: Calendar) {
  const { method, state: orderState } = order
  const estimateFirst = delivery.zoneId === null ? null : order.estimateFirst
  const { state, day: before, moves } = delivery
  const open = { method, estimateFirst, orderState, mayNeverBePaid: mayNeverBePaid(order) }
  const refusal = planningRefusal({ ...open, state, day: before, moves }, now)
  if (refusal) throw planningRefused(refusal)
  if (!offeredDays(estimateFirst!, now, holidays).includes(day)) throw dayNotOffered()
}

async function takePlace(tx: Db, { id, zoneId, isLarge }: StoredDelivery, { day, slot }: Choice): Promise<Capacity> {
  const zone = await lockZone(tx, zoneId!)
  const takenAt = await readTaken(tx, zoneId!, [day], id)
  if (!hasRoom({ ...zone, ...takenAt(day, slot) }, isLarge)) throw slotFull()
  return zone
}

/** Orders that nobody has paid could otherwise take all places of all days. Call it with the zone locked. */
async function refuseTooManyUnpaid(
  tx: Db,
  order: StoredOrder,
  { id, zoneId, isLarge }: StoredDelivery,
  { day, zone }: { day: string; zone: Capacity },
) {
  if (order.state !== 'pending' || order.neighborhood === null || !(await isUnpaidOfNewBuyer(tx, order.id))) return
  const asked = { zoneId: zoneId!, day, isLarge, exceptId: id }
  const held = await countUnpaidPlaces(tx, order.neighborhood, asked)
  if (held >= mostUnpaidPlaces(zone, isLarge)) throw dayTakenByUnpaid()
}
