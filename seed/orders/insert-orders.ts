import { randomUUID, type KeyObject } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { deliveryOf } from '#api/sales/terms/offered-methods.ts'
import { readTerms, type CheckoutShop } from '#api/sales/terms/shop-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import { orderEvents, orderLines, orderReductions, orders, promotions } from '#api/platform/db/schema.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import { countDeliveries } from '#api/shop/catalog/count-deliveries.ts'
import { privateColumns } from '#api/sales/orders/private-order.ts'
import { isLargeItem } from '#domain/catalog/sizes.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS, orderNumber } from '#domain/orders/order-number.ts'
import { orderTotal } from '#domain/checkout/order-total.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { promotionsInNepali } from '../ne/content.ts'
import { wordIn } from '../ne/translate-product.ts'
import { seededRandom, type Random } from '../random.ts'
import { demoAddresses, demoShopper } from '../shopper.ts'
import { customPieceRows, insertPieceSteps } from './custom-piece.ts'
import { insertDemoFulfilment } from './insert-fulfilment.ts'
import { insertDemoInvoices } from './insert-invoices.ts'
import { insertDemoPayments, withMoneyEvents } from './insert-payments.ts'
import { readOffers } from './offers.ts'
import { planNeighbors, towns } from './neighbors.ts'
import { planOrders, type DeliveryDays, type PlannedOrder } from './plan-orders.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'

const SEED = 261121
const DAY_MS = 86_400_000
const COLLECTION_CODE_DIGITS = 6

type OfferedPromotion = Promotion & Pick<typeof promotions.$inferSelect, 'name' | 'translations'>
type Rows = {
  order: typeof orders.$inferInsert
  lines: (typeof orderLines.$inferInsert)[]
  reductions: (typeof orderReductions.$inferInsert)[]
  events: (typeof orderEvents.$inferInsert & { at: Date })[]
}

/** Inserts the orders of the demo shopper and of other buyers, each in the state that its history leads to. */
export async function insertDemoOrders(
  tx: Db,
  { userId, dataKey, storage, now }: { userId: string; dataKey: KeyObject; storage: MediaStorage; now: Date },
): Promise<void> {
  const { shop } = await readTerms(tx, demoAddresses[0].district, '')
  const promotion = await insertPastPromotion(tx, now)
  const random = seededRandom(SEED)
  const offers = await readOffers(tx)
  const shopper = { userId, email: demoShopper.email }
  const planned = planOrders(offers, daysOf(shop), now).map((plan) =>
    rowsOf(plan, shopper, { dataKey, shop, promotion, random }),
  )
  const piece = customPieceRows(offers, { userId, dataKey, shop, now })
  const others: Rows[] = []
  for (const town of towns) {
    const { shop: there } = await readTerms(tx, town.district, '')
    const plans = planNeighbors(offers, town, daysOf(there), { first: others.length, now })
    others.push(...plans.map((plan) => rowsOf(plan, guestOf(plan), { dataKey, shop: there, promotion, random })))
  }
  const all = [...planned, piece, ...others].map((rows) => ({ ...rows, events: withMoneyEvents(rows, now) }))
  await tx.insert(orders).values(all.map(({ order }) => order))
  await tx.insert(orderLines).values(all.flatMap(({ lines }) => lines))
  await tx.insert(orderReductions).values(all.flatMap(({ reductions }) => reductions))
  const happened = await insertDemoFulfilment(
    tx,
    { dataKey, storage },
    all.flatMap((rows) => rows.events),
  )
  const events = await insertDemoInvoices(tx, dataKey, happened)
  await tx.insert(orderEvents).values(events)
  await insertDemoPayments(tx, all, now)
  await insertPieceSteps(tx, piece.order.id, now)
  await countUses(tx, promotion, all)
  await countDeliveries({}, { db: tx })
}

/** Returns the days of delivery in a district. */
function daysOf({ zone, holidays }: CheckoutShop): DeliveryDays {
  return { zone: { standard: zone?.standard ?? null, express: zone?.express ?? null }, holidays }
}

/** The other buyers have no account. */
function guestOf({ address: { name } }: PlannedOrder): Buyer {
  return { userId: null, email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example` }
}

/** Inserts an expired promotion, whose code some orders used. */
async function insertPastPromotion(tx: Db, now: Date): Promise<OfferedPromotion> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const code = 'DASHAIN'
  const translations = { ne: { name: wordIn(promotionsInNepali, code) } }
  const said = { name: 'Dashain offer', translations, code, startsAt: daysAgo(75), endsAt: daysAgo(32) }
  const row = onlyRow(
    await tx
      .insert(promotions)
      .values({ ...said, kind: 'percentage', percent: 5 })
      .returning({ id: promotions.id }),
  )
  return {
    ...said,
    id: row.id,
    effect: { kind: 'percentage', percent: 5 },
    categoryId: null,
    minimum: 0,
    usesLeft: null,
    usesLeftEach: null,
  }
}

/** Sets the number of uses by orders that were neither cancelled nor returned. */
async function countUses(tx: Db, { id }: OfferedPromotion, all: readonly Rows[]): Promise<void> {
  const isKept = ({ order }: Rows) => order.state !== 'cancelled' && order.state !== 'returned'
  const uses = all.filter((rows) => rows.reductions.length > 0 && isKept(rows)).length
  await tx.update(promotions).set({ uses }).where(eq(promotions.id, id))
}

type Buyer = { userId: string | null; email: string }
type Context = { dataKey: KeyObject; shop: CheckoutShop; promotion: OfferedPromotion; random: Random }

function rowsOf(plan: PlannedOrder, { userId, email }: Buyer, { dataKey, shop, promotion, random }: Context): Rows {
  const { placedAt, method, payment, estimate, note, events } = plan
  const id = randomUUID()
  const { name, province, district, phone, ...place } = plan.address
  const lot = Array.from({ length: ORDER_NUMBER_LOT_LENGTH }, () => random.pick([...ORDER_NUMBER_CHARACTERS]))
  const total = totalOf(plan, shop, promotion)
  const details = { ...place, ...accessOf(plan), phone: `+977${phone}`, note }
  return {
    order: {
      id,
      number: orderNumber(nepalDay(placedAt), lot.join('')),
      userId,
      state: events.at(-1)!.state,
      placedAt,
      name,
      email,
      province,
      district,
      ...privateColumns(dataKey, id, details),
      method,
      payment,
      estimateFirst: estimate?.first ?? null,
      estimateLast: estimate?.last ?? null,
      collectionCode: method === 'pickup' ? collectionCode(random) : null,
      subtotal: total.subtotal,
      shipping: total.shipping,
      shippingVat: total.shippingVat,
      total: total.total,
      vat: total.vat,
    },
    lines: plan.lines.map(({ offer, quantity }, position) => {
      const { productId, variantId, sku, name: title, color, size, type, price, translations } = offer
      const { pictureId, pictureAlt } = offer
      const item = { productId, variantId, sku, name: title, color, size, type, pictureId, pictureAlt, translations }
      const sold = { ...item, price, quantity }
      return { ...sold, ...total.lines[position]!, orderId: id, position }
    }),
    reductions: total.reductions.map(({ promotionId, amount }, position) => {
      const said = { name: promotion.name, translations: promotion.translations, code: promotion.code }
      return { ...said, orderId: id, position, promotionId, amount }
    }),
    events: events.map((event) => ({ ...event, orderId: id, actorId: event.actor === 'shopper' ? userId : null })),
  }
}

function totalOf({ lines, method, placedAt }: PlannedOrder, shop: CheckoutShop, promotion: OfferedPromotion) {
  const priced = lines.map(({ offer, quantity }) => {
    const categoryIds = [String(offer.categoryId), String(offer.subcategoryId)]
    return { unitPrice: offer.price, quantity, categoryIds, isLarge: isLargeItem(offer) }
  })
  return orderTotal(priced, deliveryOf(shop, method), [promotion], placedAt)
}

/** Returns the access details that the checkout requires for delivering large goods. */
function accessOf({ lines, method }: PlannedOrder): { floor: number | null; hasLift: boolean; access: string } {
  const isAsked = method !== 'pickup' && lines.some(({ offer }) => isLargeItem(offer))
  return isAsked
    ? { floor: 1, hasLift: false, access: 'The lane is wide enough for a small truck.' }
    : { floor: null, hasLift: false, access: '' }
}

function collectionCode(random: Random): string {
  return Array.from({ length: COLLECTION_CODE_DIGITS }, () => random.whole(0, 9)).join('')
}
