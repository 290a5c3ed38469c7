import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '#api/people/accounts/password/password-hash.ts'
import { clientOf } from '#api/platform/db/client-of.ts'
import type { Db } from '#api/platform/db/client.ts'
import { deliveryDistricts, products } from '#api/platform/db/schema.ts'
import { findSeller } from '#api/sales/invoices/invoice-queries.ts'
import { readTerms } from '#api/sales/terms/shop-queries.ts'
import { defined } from '#domain/defined.ts'
import type { Offer } from '../orders/offers.ts'
import { moneyOf, withMoneyEvents } from '../orders/insert-payments.ts'
import { isKept, rowsOf, type OrderRows } from '../orders/order-rows.ts'
import { customers as demoCustomers } from '../customers/customers.ts'
import { addCustomers, type SeededCustomer } from '../customers/prepare-customers.ts'
import { seededRandom } from '../random.ts'
import { declinedReturnOf, deliveryOf } from './fulfilment-rows.ts'
import { openPapers } from './papers.ts'
import { accountOf, generatedDistricts, personOf } from './people.ts'
import { planGeneratedOrder } from './plan.ts'
import { emptyBatch } from './batch.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { monthlyMovementsOf, movementsOf, type Move } from './stock-rows.ts'
import { movesOf, openTimeline, type Happening } from './timeline.ts'

const SEED = 5_261_126
const DAY_MS = 86_400_000
/** Orders begin this long ago, like those of the demo's shopper, and end now. */
const SPAN_DAYS = 728
const ORDERS_AT_ONCE = 2_000
/** Three of ten orders are the first of a new account, and four belong to older accounts; the others are of guests. */
const [NEW_OF_TEN, OLD_OF_TEN] = [3, 4]

/** Adds orders to the demo's, as if both had happened in the same shop. */
export type GeneratedOrders = {
  /** Inserts all that happens before this time, and leaves the numbers of invoices to others until the next call. */
  advance: (to: Date) => Promise<void>
  /** Inserts the rest, and counts what generated orders sold. */
  finish: () => Promise<void>
  /** The demo's customers with their orders. */
  customers: readonly SeededCustomer[]
}

/**
 * Prepares the orders of the demo's customers, and generated orders. Each order has its lines, delivery, payment, invoice and
 * history. Refunds, cash handovers, stock movements and mails belong to it, too. Generated orders bring 0.3 accounts each.
 * The audit log has about five entries for each order, beside the log of reads.
 * Invoices are numbered by time together with the demo's, so the demo's orders are inserted between calls of `advance`.
 */
export async function prepareGeneratedOrders(
  tx: Db,
  {
    orders: count,
    withCustomers,
    offers,
    others,
    storage,
    dataKey,
    now,
    log,
  }: {
    orders: number
    withCustomers: boolean
    offers: readonly Offer[]
    /** Orders of the demo that are inserted elsewhere: their pieces leave the same stock. */
    others: readonly OrderRows[]
    storage: MediaStorage
    dataKey: DataKey
    now: Date
    log: (message: string) => void
  },
): Promise<GeneratedOrders> {
  const random = seededRandom(SEED)
  const client = clientOf(tx)
  const passwordHash = await hashPassword(randomUUID(), { owner: 'staff' })
  const seller = defined((await findSeller(tx)) ?? undefined, 'shop')
  const papers = await openPapers(tx, { dataKey, seller })
  const timeline = openTimeline({ papers, now, hsCodes: await readHsCodes(tx) })
  const stockOf = new Map(offers.map(({ variantId, stock }) => [variantId, stock]))
  const terms = await readDistricts(tx)
  const termsOf = (district: string) => defined(terms.get(district), district)
  let batch = emptyBatch()
  const moves: Move[] = []
  const customers = withCustomers
    ? await addCustomers(tx, { batch, timeline, termsOf, offers, storage, dataKey, passwordHash, now })
    : []
  const accounts: { id: string; person: number }[] = []
  const first = now.getTime() - SPAN_DAYS * DAY_MS
  const placedAt = (place: number) => new Date(first + Math.floor(((place + 0.5) * SPAN_DAYS * DAY_MS) / count))
  const sold = new Map<number, number>()
  let done = 0

  function buyerOf(place: number, at: Date): { id: string | null; person: number } {
    const kind = place % 10
    if (kind < NEW_OF_TEN || (kind < NEW_OF_TEN + OLD_OF_TEN && accounts.length === 0)) {
      const createdAt = new Date(at.getTime() - 60_000)
      const account = accountOf(personOf(place), { dataKey, passwordHash, createdAt })
      batch.users.push({ ...account, language: 'en' })
      const added = { id: account.id, person: place }
      accounts.push(added)
      return added
    }
    return kind < NEW_OF_TEN + OLD_OF_TEN ? random.pick(accounts) : { id: null, person: place }
  }

  function addOrder(place: number): void {
    const at = placedAt(place)
    const buyer = buyerOf(place, at)
    const person = personOf(buyer.person)
    const { shop, zoneId } = termsOf(person.address.district)
    const days = {
      zone: { standard: shop.zone?.standard ?? null, express: shop.zone?.express ?? null },
      holidays: shop.holidays,
    }
    const plan = planGeneratedOrder(random, { offers, days, person, placedAt: at, now })
    const planned = rowsOf(plan, { userId: buyer.id, email: person.email }, { dataKey, shop, random })
    const rows: OrderRows = { ...planned, events: withMoneyEvents(planned, now) }
    const delivery = deliveryOf(random, rows, { plan, zoneId })
    const money = moneyOf(rows)
    const returned = declinedReturnOf(random, rows, { dataKey, now })
    // As triggers would write them later, in other versions of the row.
    batch.orders.push({
      ...rows.order,
      deliveryDay: delivery?.row.state === 'cancelled' ? null : (delivery?.row.day ?? null),
      counted: money?.payment.amount ?? 0,
      payBy: null,
      language: 'en',
    })
    if (isKept(rows)) {
      for (const { offer, quantity } of plan.lines)
        sold.set(offer.productId, (sold.get(offer.productId) ?? 0) + quantity)
    }
    batch.lines.push(...rows.lines)
    if (money) batch.payments.push({ attemptId: null, recordedBy: null, ...money.payment })
    if (money?.refund) batch.refunds.push({ reference: null, doneAt: null, ...money.refund })
    if (delivery) {
      batch.deliveries.push(delivery.row)
      batch.deliveryLines.push(...delivery.lines)
    }
    if (returned) {
      batch.returns.push(returned.row)
      batch.returnLines.push(returned.line)
    }
    const happening: Happening = {
      rows,
      person,
      deliveryId: delivery?.row.id,
      returnId: returned?.row.id,
      state: 'pending',
      invoice: undefined,
    }
    for (const event of [...rows.events, ...(returned?.events ?? [])]) {
      timeline.add({ event, happening, payment: event.action === 'payment' ? money?.payment : undefined })
    }
  }

  async function advance(to: Date): Promise<void> {
    await papers.readCounters()
    while (done < count && placedAt(done) < to) {
      for (let added = 0; added < ORDERS_AT_ONCE && done < count && placedAt(done) < to; added += 1) {
        addOrder(done)
        done += 1
      }
      const next = done < count ? placedAt(done) : now
      moves.push(...timeline.moveTo(next < to ? next : to, batch))
      await write(movementsOf)
      log(`Generated orders: ${done} of ${count}`)
    }
    moves.push(...timeline.moveTo(to, batch))
    // The customers' orders alone are few enough to be written at once.
    if (count > 0) await write(movementsOf)
    await papers.writeCounters()
  }

  async function write(movements: typeof movementsOf): Promise<void> {
    batch.movements.push(...movements(moves.splice(0), stockOf))
    await batch.write(client)
    batch = emptyBatch()
  }

  async function finish(): Promise<void> {
    await advance(new Date(now.getTime() + 1))
    moves.push(...others.flatMap((rows) => rows.events.flatMap((event) => movesOf(event, rows))))
    moves.sort((one, other) => one.at.getTime() - other.at.getTime())
    await write(monthlyMovementsOf)
    const given = JSON.stringify([...sold].map(([id, pieces]) => ({ id, pieces })))
    await tx.execute(sql`
      update ${products} set sales_count = sales_count + given.pieces
      from jsonb_to_recordset(${given}::jsonb) as given (id int, pieces int) where products.id = given.id`)
  }
  return { advance, finish, customers }
}

/** Returns the terms of delivery in each district where generated people live. */
async function readDistricts(tx: Db) {
  const all = new Map<string, { shop: Awaited<ReturnType<typeof readTerms>>['shop']; zoneId: number | null }>()
  for (const district of new Set([...generatedDistricts, ...demoCustomers.map(({ address }) => address.district)])) {
    const { shop } = await readTerms(tx, district, '')
    const [zone] = await tx
      .select({ id: deliveryDistricts.zoneId })
      .from(deliveryDistricts)
      .where(eq(deliveryDistricts.district, district))
    all.set(district, { shop, zoneId: zone?.id ?? null })
  }
  return all
}

/** Returns the customs tariff heading of each product. */
async function readHsCodes(tx: Db): Promise<Map<number, string>> {
  const { rows } = await tx.execute<{ id: number; code: string }>(sql`
    select products.id, coalesce(subcategory.hs_code, category.hs_code) as code from products
    join categories category on category.id = products.category_id
    left join categories subcategory on subcategory.id = products.subcategory_id`)
  return new Map(rows.map(({ id, code }) => [id, code]))
}
