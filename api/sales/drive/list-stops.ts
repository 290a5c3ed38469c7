import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import type { DriverStop, DriverStops } from '#contract/admin/drive.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import { presentDeliveries, type DeliveryShop } from '../fulfilment/admin/deliveries.ts'
import type { DeliveryRow } from '../fulfilment/admin/delivery-queries.ts'
import { pricesOfLast } from '../fulfilment/keep-back.ts'
import { inRound } from './round-order.ts'
import { readRounds, readStopLines, readStops, type StopLine } from './stop-queries.ts'

/** Returns the deliveries of today that a staff member owns, in the order that the office has chosen. */
export async function listStops(
  shop: DeliveryShop,
  { id: ownerId, role }: { id: string; role: StaffRole },
  now = new Date(),
): Promise<DriverStops> {
  const day = nepalDay(now)
  const stops = await readStops(shop.db, { ownerId, day })
  const shown = mayDo(role, 'orders.decide') ? stops : stops.map(withoutWrongCodes)
  const [rows, lines, rounds] = await Promise.all([
    presentDeliveries(shop, shown),
    readStopLines(
      shop.db,
      stops.map(({ order }) => order.id),
    ),
    readRounds(shop.db, day),
  ])
  const chosen = rounds.find(({ staffId }) => staffId === ownerId)?.deliveryIds ?? []
  const lineOf = (orderId: string, position: number) =>
    defined(lines.get(`${orderId} ${position}`), `line ${position} of ${orderId}`)
  return { day, staffId: ownerId, items: inRound(rows, chosen).flatMap((row) => stopOf(row, lineOf) ?? []) }
}

/** After too many wrong codes only a manager's reason counts, so a driver's app asks for none (hand-over.ts). */
function withoutWrongCodes(row: DeliveryRow): DeliveryRow {
  return { ...row, delivery: { ...row.delivery, wrongCodes: 0 } }
}

/** Leaves out what a driver does not need: who ordered for somebody else, payment, promise, assignment. */
function stopOf(
  delivery: AdminDelivery,
  lineOf: (orderId: string, position: number) => StopLine,
): DriverStop | undefined {
  const { id, orderId, order, state, slot, name, phone, address, position, floor, hasLift } = delivery
  if (state === 'cancelled' || slot === null) return undefined
  const { access, note, cash, unpaid, isReasonEnough, deliveredAt } = delivery
  const pieces = delivery.pieces.map((piece) => pieceOf(piece, lineOf(orderId, piece.position), cash))
  const door = { name, phone, address, position, floor, hasLift, access, note }
  return { id, orderId, order, state, slot, ...door, pieces, cash, unpaid, isReasonEnough, deliveredAt }
}

function pieceOf(
  { position, title, quantity }: AdminDelivery['pieces'][number],
  line: StopLine,
  cash: number,
): DriverStop['pieces'][number] {
  const packages = line.packages ?? []
  const isPacked = packages.length > 0
  return {
    position,
    title,
    quantity,
    picture: line.picture && pictureUrl(line.picture.id, smallestWidth(line.picture), 'webp'),
    boxes: isPacked ? packages.length : null,
    weightKg: isPacked ? Math.round(sumOf(packages, ({ weightKg }) => weightKg) * 10) / 10 : null,
    priceOfLast: cash > 0 ? pricesOfLast(line, quantity) : [],
  }
}

function smallestWidth({ width }: { width: number }): number {
  return Math.min(...pictureWidths(width))
}
