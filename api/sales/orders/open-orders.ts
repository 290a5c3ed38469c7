import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import { LAPSE_COUNTS_MS, VERIFY_WITHIN_MS } from '#domain/orders/order-verification.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { defined } from '#domain/defined.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, payments, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** The longest that an order waits for its code and then, once, for a wallet. */
export const MOST_WALLET_MS = VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS

/** Buyer of an order that is about to be written. */
export type OpeningBuyer = {
  email: string
  phoneIndex: Buffer | null
  /** Null for guests. */
  userId: string | null
  /** Null for what staff wrote down. */
  network: Buffer | null
}

/** Pieces in unpaid orders, those of them in orders that stand for longer, and pieces in orders that lapsed lately. */
export type Held = { all: number; standing: number; lapsed: number }
/** Null stands for deleted variants. */
type HeldOfVariants = Map<number | null, Held>
/** What guests of a network hold. `stock` is the shop's, with what they hold. */
export type HeldByNetwork = { ofVariants: HeldOfVariants; stock: number }

/**
 * What an account holds itself, and what all accounts of its network hold. `isKnown`: the shop has confirmed an order of it.
 * `stock` is the shop's, with what they hold.
 */
export type HeldByAccount = { own: number; here: number; isKnown: boolean; stock: number }

/** What unpaid orders hold before a new one, as its caps count it. */
export type OpenOrders = {
  /** Orders of the buyer. */
  count: number
  /** Pieces; undefined for a buyer whose pieces nobody counts. */
  held: ({ by: 'account' } & HeldByAccount) | ({ by: 'network'; byWallet: boolean } & HeldByNetwork) | undefined
}

/** What an order takes of a variant, and how much the shop has of it. */
export type TakenPieces = { variantId: number; quantity: number; stock: number }

/**
 * Counts what a buyer, and the buyer's network or account, hold in unpaid orders. A concurrent order of the same account,
 * network, phone or email address waits until the transaction ends, so no more than allowed are let through. Call it
 * before goods are locked, or everybody who wants the same goods waits as well.
 */
export async function countOpen(tx: Db, buyer: OpeningBuyer, payment: PaymentMethod): Promise<OpenOrders> {
  const { userId, network } = buyer
  await waitForOthers(tx, buyer)
  if (userId !== null) return countOfAccount(tx, buyer, userId)
  if (network === null) return { count: mostOf(onlyRow(await selectCounts(tx, buyer))), held: undefined }
  return countOfGuest(tx, buyer, { network, byWallet: isWallet(payment) })
}

/** One statement, like `countOfGuest`: each round trip is one for which others of the network wait. */
async function countOfAccount(tx: Db, buyer: OpeningBuyer, userId: string): Promise<OpenOrders> {
  const counted = selectCounts(tx, buyer).as('counted')
  const held = selectHeldByAccount(tx, userId, buyer.network).as('held')
  const stocked = selectStock(tx).as('stocked')
  const { byPhone, byEmail, byAccount } = counted
  const { own, here, all } = held
  const isKnown = sql<boolean>`${exists(selectConfirmed(tx, userId))}`
  const row = onlyRow(
    await tx
      .select({ counts: { byPhone, byEmail, byAccount }, own, here, all, isKnown, stock: stocked.stock })
      .from(counted)
      .crossJoin(held)
      .crossJoin(stocked),
  )
  return {
    count: mostOf(row.counts),
    held: { by: 'account', own: row.own, here: row.here, isKnown: row.isKnown, stock: row.stock + row.all },
  }
}

async function countOfGuest(
  tx: Db,
  buyer: OpeningBuyer,
  { network, byWallet }: { network: Buffer; byWallet: boolean },
): Promise<OpenOrders> {
  const counted = selectCounts(tx, buyer).as('counted')
  const stocked = selectStock(tx).as('stocked')
  const held = selectHeldOfVariants(tx, network).as('held')
  const { byPhone, byEmail, byAccount } = counted
  const { variantId, all, standing, lapsed } = held
  const rows = await tx
    .select({
      counts: { byPhone, byEmail, byAccount },
      stock: stocked.stock,
      holds: sql<boolean>`${all} is not null`,
      variantId,
      all,
      standing,
      lapsed,
    })
    .from(counted)
    .crossJoin(stocked)
    .leftJoin(held, sql`true`)
  const { counts, stock } = defined(rows[0], 'counts')
  const ofVariants = byVariant(rows.filter(({ holds }) => holds))
  const inAll = heldInAll(ofVariants).all
  return { count: mostOf(counts), held: { by: 'network', byWallet, ofVariants, stock: stock + inAll } }
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
export async function waitForOthers(tx: Db, { email, phoneIndex, network, userId }: OpeningBuyer): Promise<void> {
  const hashes = [phoneIndex?.toString('hex'), network?.toString('hex')]
  const keys = [...hashes, email === '' ? undefined : emailKey(email), userId ?? undefined]
  const names = keys.filter((key) => key !== undefined).map((key) => `open orders ${key}`)
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as name order by key) keys`)
}

const isUnpaid = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(eq(payments.orderId, orders.id)),
  )

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

function selectHeldByAccount(tx: Db, userId: string, network: Buffer | null) {
  const isOwn = eq(orders.userId, userId)
  const isHere = network === null ? sql`false` : and(eq(orders.network, network), isNotNull(orders.userId))!
  return tx
    .select({
      own: piecesWhere(isOwn).as('own'),
      here: piecesWhere(isHere).as('here'),
      all: piecesWhere(sql`true`).as('all_pieces'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(isOwn, isHere)))
}

function selectConfirmed(tx: Db, userId: string) {
  const states = ['confirm', 'delivered', 'returned'] as const
  return tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, [...states])))
}

/** @param exceptId  an order that does not count as standing */
export async function readHeldByNetwork(tx: Db, network: Buffer, exceptId: string): Promise<HeldByNetwork> {
  const ofVariants = byVariant(await selectHeldOfVariants(tx, network, exceptId))
  const { stock } = onlyRow(await selectStock(tx))
  return { ofVariants, stock: stock + heldInAll(ofVariants).all }
}

/** What guests of a network hold in unpaid orders, and what they let lapse lately, by variant; null for deleted variants. */
function selectHeldOfVariants(tx: Db, network: Buffer, exceptId?: string) {
  const isOpen = sql`${orders.state} = 'pending'`
  const stands = sql`${isOpen} and (
    (${orders.payment} = 'cod' and ${orders.verifyBy} is null) or ${orders.payment} = 'bank'
    or (${orders.payment} <> 'cod' and ${orders.payBy} > ${orders.placedAt} + make_interval(secs => ${MOST_WALLET_MS / 1_000})))`
  const isOther = exceptId === undefined ? sql`true` : sql`${orders.id} <> ${exceptId}`
  const lapsedLately = and(
    eq(orders.state, 'cancelled'),
    gt(orders.placedAt, sql`now() - make_interval(secs => ${LAPSE_COUNTS_MS / 1_000})`),
  )
  return tx
    .select({
      variantId: orderLines.variantId,
      all: piecesWhere(isOpen).as('all_pieces'),
      standing: piecesWhere(sql`${stands} and ${isOther}`).as('standing'),
      lapsed: piecesWhere(eq(orders.state, 'cancelled')).as('lapsed'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.network, network), isNull(orders.userId), or(isOpen, lapsedLately), isUnpaid(tx)))
    .groupBy(orderLines.variantId)
}

function byVariant(rows: readonly (Held & { variantId: number | null })[]): HeldOfVariants {
  return new Map(rows.map(({ variantId, all, standing, lapsed }) => [variantId, { all, standing, lapsed }]))
}

/** Pieces of all variants that nobody has ordered. */
function selectStock(tx: Db) {
  return tx
    .select({ stock: sql<number>`coalesce(sum(${variants.stock}), 0)`.mapWith(Number).as('stock') })
    .from(variants)
}

export const NOTHING_HELD: Held = { all: 0, standing: 0, lapsed: 0 }

export function heldInAll(heldOf: HeldOfVariants): Held {
  return [...heldOf.values()].reduce((sum, one) => {
    return {
      all: sum.all + one.all,
      standing: sum.standing + one.standing,
      lapsed: sum.lapsed + one.lapsed,
    }
  }, NOTHING_HELD)
}

/** Forgets the networks of orders whose lapse counts no longer. */
export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ network: null })
    .where(
      and(
        isNotNull(orders.network),
        eq(orders.state, 'cancelled'),
        lt(orders.placedAt, new Date(now.getTime() - LAPSE_COUNTS_MS)),
      ),
    )
}

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function piecesWhere(condition: SQL) {
  return sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${condition}), 0)`.mapWith(Number)
}
