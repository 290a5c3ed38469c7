import { and, eq, exists, isNotNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { LAPSE_COUNTS_MS } from '#domain/orders/order-verification.ts'
import { defined } from '#domain/defined.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import {
  byVariant,
  isUnpaid,
  selectConfirmed,
  selectHeldByAccount,
  selectHeldOfVariants,
  selectStock,
  type Buyers,
  type HeldByAccount,
  type HeldByGuests,
} from './held-pieces.ts'
import { selectLastPieces, type LastPieces } from './last-pieces.ts'
import type { StockMemory } from './stock-memory.ts'
import type { HeldByTaker } from './taken-orders.ts'

/** Buyer of an order that is about to be written. */
export type OpeningBuyer = {
  email: string
  phoneIndex: Buffer | null
  /** Null for guests. */
  userId: string | null
} & Buyers

type HeldPieces = (({ by: 'account' } & HeldByAccount) | ({ by: 'guests' } & HeldByGuests)) & { lastPieces: LastPieces }

/** What unpaid orders hold before a new one, as its caps count it. */
export type OpenOrders = {
  /** Orders of the buyer. */
  count: number
  /** Pieces; undefined for a buyer whose pieces nobody counts. */
  held: HeldPieces | ({ by: 'taker' } & HeldByTaker) | undefined
}

/** What an order takes of a variant, and how much the shop has of it. */
export type TakenPieces = { variantId: number; quantity: number; stock: number }

/**
 * Counts what a buyer, and the buyer's network and neighborhood or account, hold in unpaid orders. A concurrent order of the
 * same account, neighborhood, phone or email address waits until the transaction ends, so no more than allowed are let through. Call it
 * before goods are locked, or everybody who wants the same goods waits as well.
 */
export async function countOpen(tx: Db, buyer: OpeningBuyer, memory: StockMemory): Promise<OpenOrders> {
  const { userId } = buyer
  await waitForOthers(tx, buyer)
  if (userId !== null) return countOfAccount(tx, { buyer, userId }, memory)
  if (buyer.network === null) return { count: mostOf(onlyRow(await selectCounts(tx, buyer))), held: undefined }
  return countOfGuest(tx, buyer, memory)
}

/** One statement, like `countOfGuest`: each round trip is one for which others of the neighborhood wait. */
async function countOfAccount(
  tx: Db,
  { buyer, userId }: { buyer: OpeningBuyer; userId: string },
  memory: StockMemory,
): Promise<OpenOrders> {
  const known = memory.recall()
  const counted = selectCounts(tx, buyer).as('counted')
  const held = selectHeldByAccount(tx, userId, buyer).as('held')
  const stocked = selectStock(tx, known).as('stocked')
  const last = selectLastPieces(tx, buyer).as('last')
  const { byPhone, byEmail, byAccount } = counted
  const { own, here, newOnesNear, all } = held
  const isKnown = sql<boolean>`${exists(selectConfirmed(tx, sql`${userId}::uuid`))}`
  const row = onlyRow(
    await tx
      .select({
        counts: { byPhone, byEmail, byAccount },
        held: { own, here, newOnesNear, isKnown },
        lastPieces: last.networks,
        all,
        stock: stocked.stock,
        variants: stocked.variants,
      })
      .from(counted)
      .crossJoin(held)
      .crossJoin(stocked)
      .crossJoin(last),
  )
  const { lastPieces, stock, variants: ofShop } = row
  if (!known) memory.learn({ stock, variants: ofShop })
  return {
    count: mostOf(row.counts),
    held: { by: 'account', ...row.held, lastPieces, stock: stock + row.all, variants: ofShop },
  }
}

async function countOfGuest(tx: Db, buyer: OpeningBuyer, memory: StockMemory): Promise<OpenOrders> {
  const known = memory.recall()
  const counted = selectCounts(tx, buyer).as('counted')
  const stocked = selectStock(tx, known).as('stocked')
  const last = selectLastPieces(tx, buyer).as('last')
  const held = selectHeldOfVariants(tx, buyer).as('held')
  const { byPhone, byEmail, byAccount } = counted
  const rows = await tx
    .select({
      counts: { byPhone, byEmail, byAccount },
      stock: stocked.stock,
      variants: stocked.variants,
      lastPieces: last.networks,
      holds: sql<boolean>`${held.nearAll} is not null`,
      variantId: held.variantId,
      hereAll: held.hereAll,
      hereStanding: held.hereStanding,
      hereLapsed: held.hereLapsed,
      nearAll: held.nearAll,
      nearStanding: held.nearStanding,
      nearLapsed: held.nearLapsed,
    })
    .from(counted)
    .crossJoin(stocked)
    .crossJoin(last)
    .leftJoin(held, sql`true`)
  const { counts, stock, variants: ofShop, lastPieces } = defined(rows[0], 'counts')
  if (!known) memory.learn({ stock, variants: ofShop })
  const ofVariants = byVariant(rows.filter(({ holds }) => holds))
  return {
    count: mostOf(counts),
    held: { by: 'guests', ofVariants, lastPieces, stock, variants: ofShop },
  }
}

/** What an order has taken. Lines of deleted variants take nothing. */
export function readTaken(tx: Db, orderId: string): Promise<TakenPieces[]> {
  return tx
    .select({ variantId: variants.id, quantity: orderLines.quantity, stock: variants.stock })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId))
}

/** Waits for other transactions of the buyer; in one order, so that two who wait never wait for each other. */
export async function waitForOthers(tx: Db, buyer: OpeningBuyer): Promise<void> {
  const { email, phoneIndex, network, neighborhood, userId } = buyer
  const hashes = [phoneIndex, network, neighborhood].map((hash) => hash?.toString('hex'))
  const keys = [...hashes, email === '' ? undefined : emailKey(email), userId ?? undefined]
  const names = keys.filter((key) => key !== undefined).map((key) => `open orders ${key}`)
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by key) keys`)
}

/**
 * Counts the open orders of a buyer: those of the account, and those by phone number or email address. The latter two count
 * only from the same network, or where the code that went there was entered: otherwise anybody could use them up for the
 * person they belong to.
 */
function selectCounts(tx: Db, { email, phoneIndex, network, userId }: OpeningBuyer) {
  const isHere = network === null ? sql`false` : eq(orders.network, network)
  const isProved = sql`${orders.userId} is null and ${orders.payment} = 'cod' and ${orders.verifyBy} is null`
  const isProvedByPhone = sql`${isProved} and ${orders.email} = ''`
  const hasPhone =
    phoneIndex === null ? sql`false` : and(eq(orders.phoneIndex, phoneIndex), or(isHere, isProvedByPhone))!
  const hasEmail =
    email === '' ? sql`false` : and(sql`lower(${orders.email}) = ${emailKey(email)}`, or(isHere, isProved))!
  const isOwn = userId === null ? sql`false` : eq(orders.userId, userId)
  return tx
    .select({
      byPhone: countOf(hasPhone).as('by_phone'),
      byEmail: countOf(hasEmail).as('by_email'),
      byAccount: countOf(isOwn).as('by_account'),
    })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(hasPhone, hasEmail, isOwn)))
}

function mostOf(counts: Record<string, number>): number {
  return Math.max(...Object.values(counts))
}

/**
 * Forgets the networks and neighborhoods of orders whose lapse counts no longer, and of those that a version of the shop before
 * this one has confirmed during an update.
 */
export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  const lapsedBefore = new Date(now.getTime() - LAPSE_COUNTS_MS)
  const isLapsed = and(eq(orders.state, 'cancelled'), lt(orders.placedAt, lapsedBefore))
  await db
    .update(orders)
    .set({ network: null, neighborhood: null })
    .where(
      and(
        or(isNotNull(orders.network), isNotNull(orders.neighborhood)),
        or(isLapsed, notInArray(orders.state, ['pending', 'cancelled'])),
      ),
    )
}

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}
