import type { AdminDeliveriesQuery, AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { defined } from '#domain/defined.ts'
import { readAssignments } from '../../../platform/assignments/present-assignment.ts'
import type { Db } from '../../../platform/db/client.ts'
import { nameIn } from '../../../platform/language/localized.ts'
import { readLinesOf } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { addressLine, openDetails, recipientIn, withoutCountry } from '../../orders/present-order.ts'
import type { PrivateOrder } from '../../orders/private-order.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { countedOf, dueOf } from '../../payments/order-money.ts'
import { findDeliveryRow, readDeliveryPage, readPaidLines, type DeliveryRow } from './delivery-queries.ts'
import { cashAtDoor } from '../cash-at-door.ts'
import { readFulfilmentOf } from '../fulfilment-rows.ts'
import { isReasonEnough } from '../hand-over.ts'
import { readTextedCodes } from '../texted-codes.ts'
import { deliveryNotFound } from '../refusals.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

export type DeliveryShop = { db: Db; dataKey: DataKey }

export async function listDeliveries(
  shop: DeliveryShop,
  query: AdminDeliveriesQuery,
): Promise<{ items: AdminDelivery[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readDeliveryPage(shop.db, query)
  return { items: await presentDeliveries(shop, rows), ...counted }
}

/** @throws AppError not_found */
export async function showDelivery(shop: DeliveryShop, id: string): Promise<AdminDelivery> {
  return onlyRow(await presentDeliveries(shop, [await findDelivery(shop.db, id)]))
}

/** @throws AppError not_found */
export async function findDelivery(db: Db, id: string): Promise<DeliveryRow> {
  const row = await findDeliveryRow(db, id)
  if (!row) throw deliveryNotFound()
  return row
}

type Around = Awaited<ReturnType<typeof readAround>>

export async function presentDeliveries(
  { db, dataKey }: DeliveryShop,
  rows: readonly DeliveryRow[],
): Promise<AdminDelivery[]> {
  const around = await readAround(db, rows)
  return rows.map((row) => presentDelivery(dataKey, row, around))
}

async function readAround(db: Db, rows: readonly DeliveryRow[]) {
  const orderIds = [...new Set(rows.map(({ order }) => order.id))]
  const ids = rows.map(({ delivery }) => delivery.id)
  const [fulfilmentOf, moneyOf, lines, paidLines, textedCodes, assignmentOf] = await Promise.all([
    readFulfilmentOf(db, orderIds),
    readMoneyOf(db, orderIds),
    readLinesOf(db, orderIds, 'en'),
    readPaidLines(db, orderIds),
    readTextedCodes(db, rows),
    readAssignments(db, 'delivery', ids),
  ])
  return { fulfilmentOf, moneyOf, lines, paidLines, textedCodes, assignmentOf }
}

function presentDelivery(dataKey: DataKey, { delivery, order, zone }: DeliveryRow, around: Around): AdminDelivery {
  const details = openDetails(dataKey, order)
  const { deliveries } = around.fulfilmentOf(order.id)
  const lines = defined(around.lines.get(order.id), `order ${order.id}`)
  const { pieces } = defined(
    deliveries.find(({ id }) => id === delivery.id),
    `delivery ${delivery.id}`,
  )
  const { id, number, state, day, slot, isLarge, wrongCodes, createdAt, deliveredAt } = delivery
  const { estimateFirst: first, estimateLast: last } = order
  return {
    id,
    number,
    of: deliveries.length,
    state,
    day,
    slot,
    zone,
    isLarge,
    orderId: order.id,
    order: order.number,
    orderState: order.state,
    method: order.method,
    store: order.store?.name ?? '',
    payment: order.payment,
    estimate: first && last ? { first, last } : null,
    ...peopleOf(order, details),
    address: addressLine(details, order),
    position: details.position,
    district: order.district,
    floor: details.floor,
    hasLift: details.hasLift,
    access: details.access,
    note: details.note,
    pieces: pieces.map(({ position, quantity }) => {
      const line = defined(lines[position], `line ${position}`)
      return { position, sku: line.sku, title: nameIn('en', line.name, line), quantity }
    }),
    ...moneyAtDoor({ delivery, order }, around),
    wrongCodes,
    isReasonEnough: isReasonEnough(order, delivery, around.textedCodes.has(id)),
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    assignment: around.assignmentOf(id),
  }
}

function peopleOf({ name }: StoredOrder, details: PrivateOrder): Pick<AdminDelivery, 'name' | 'phone' | 'buyer'> {
  const recipient = recipientIn(details)
  const buyer = { name, phone: withoutCountry(details.phone) }
  return recipient ? { name: recipient.name, phone: recipient.phone, buyer } : { ...buyer, buyer: null }
}

function moneyAtDoor({ delivery, order }: Pick<DeliveryRow, 'delivery' | 'order'>, around: Around) {
  const money = around.moneyOf(order.id)
  const { deliveries } = around.fulfilmentOf(order.id)
  const lines = defined(around.paidLines.get(order.id), `order ${order.id}`)
  const cash = cashAtDoor({ order, lines, deliveries, counted: countedOf(money) })
  return { cash: cash.get(delivery.id) ?? 0, unpaid: order.payment === 'cod' ? 0 : dueOf(order, money) }
}
