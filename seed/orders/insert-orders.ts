import { eq } from 'drizzle-orm'
import { readTerms, type CheckoutShop } from '#api/sales/terms/shop-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import { orderEvents, orderLines, orderReductions, orders, promotions } from '#api/platform/db/schema.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import { countDeliveries } from '#api/shop/catalog/count-deliveries.ts'
import type { GeneratedOrders } from '../generated-orders/insert-generated-orders.ts'
import { emailOf } from '../customers/customers.ts'
import type { SeededCustomer } from '../customers/prepare-customers.ts'
import { promotionsInNepali } from '../ne/content.ts'
import { wordIn } from '../ne/translate-product.ts'
import { seededRandom } from '../random.ts'
import { demoAddresses, demoShopper } from '../shopper.ts'
import { customPieceRows, insertPieceSteps } from './custom-piece.ts'
import { insertDemoFulfilment } from './insert-fulfilment.ts'
import { insertDemoInvoices } from './insert-invoices.ts'
import { insertDemoPayments, withMoneyEvents } from './insert-payments.ts'
import { readOffers, type Offer } from './offers.ts'
import { isKept, rowsOf, type Buyer, type OfferedPromotion, type OrderRows } from './order-rows.ts'
import { planNeighbors, towns } from './neighbors.ts'
import { planRecentOrders } from './recent-orders.ts'
import { planOrders, type DeliveryDays, type PlannedOrder } from './plan-orders.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'

const SEED = 261121
const DAY_MS = 86_400_000

/**
 * Inserts the orders of the demo shopper and of other buyers, each in the state that its history leads to.
 *
 * @param generated  prepares the orders of the demo's customers and generated orders, if any
 * @returns the demo's customers with their orders; none without `generated`
 */
export async function insertDemoOrders(
  tx: Db,
  { userId, dataKey, storage, now }: { userId: string; dataKey: DataKey; storage: MediaStorage; now: Date },
  generated?: (offers: readonly Offer[], others: readonly OrderRows[]) => Promise<GeneratedOrders>,
): Promise<readonly SeededCustomer[]> {
  const { shop } = await readTerms(tx, demoAddresses[0].district, '')
  const promotion = await insertPastPromotion(tx, now)
  const random = seededRandom(SEED)
  const offers = await readOffers(tx)
  const shopper = { userId, email: demoShopper.email }
  const planned = planOrders(offers, daysOf(shop), now).map((plan) =>
    rowsOf(plan, shopper, { dataKey, shop, promotion, random }),
  )
  const piece = customPieceRows(offers, { userId, dataKey, shop, now })
  const others: OrderRows[] = []
  let first = 0
  for (const town of towns) {
    const { shop: there } = await readTerms(tx, town.district, '')
    const older = planNeighbors(offers, town, daysOf(there), { first, now })
    const plans = [...older, ...planRecentOrders(offers, town, daysOf(there), now)]
    others.push(...plans.map((plan) => rowsOf(plan, guestOf(plan), { dataKey, shop: there, promotion, random })))
    first += town.neighbors.length
  }
  const all = [...planned, piece, ...others].map((rows) => ({ ...rows, events: withMoneyEvents(rows, now) }))
  await tx.insert(orders).values(all.map(({ order }) => order))
  await tx.insert(orderLines).values(all.flatMap(({ lines }) => lines))
  await tx.insert(orderReductions).values(all.flatMap(({ reductions }) => reductions))
  const happened = await insertDemoFulfilment(
    tx,
    { userId, dataKey, storage },
    all.flatMap((rows) => rows.events),
  )
  const besides = await generated?.(offers, all)
  const events = await insertDemoInvoices(tx, dataKey, happened, besides?.advance)
  await besides?.finish()
  await tx.insert(orderEvents).values(events)
  await insertDemoPayments(tx, all, now)
  await insertPieceSteps(tx, piece.order.id, now)
  await countUses(tx, promotion, all)
  await countDeliveries({}, { db: tx })
  return besides?.customers ?? []
}

/** Returns the days of delivery in a district. */
function daysOf({ zone, holidays }: CheckoutShop): DeliveryDays {
  return { zone: { standard: zone?.standard ?? null, express: zone?.express ?? null }, holidays }
}

/** The other buyers ordered without an account. */
function guestOf({ address: { name } }: PlannedOrder): Buyer {
  return { userId: null, email: emailOf({ name }) }
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
async function countUses(tx: Db, { id }: OfferedPromotion, all: readonly OrderRows[]): Promise<void> {
  const uses = all.filter((rows) => rows.reductions.length > 0 && isKept(rows)).length
  await tx.update(promotions).set({ uses }).where(eq(promotions.id, id))
}
