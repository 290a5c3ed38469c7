import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { LAPSE_COUNTS_MS, VERIFY_WITHIN_MS, type HoldingGroup } from '#domain/orders/order-verification.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderEvents, orderLines, orders, payments } from '../../platform/db/schema.ts'
import type { Stock, StockMemory } from './stock-memory.ts'

/** The longest that an order waits for its code and then, once, for a wallet. */
export const MOST_WALLET_MS = VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS

/** Seconds after which a buyer who was refused may find room again. */
export const RETRY_AFTER_S = 10 * 60

/** Whether an order that waits for payment has longer than a wallet's time. */
export const WALLET_TIME_EXTENDED = sql`${orders.payBy} > ${orders.placedAt} + make_interval(secs => ${MOST_WALLET_MS / 1_000})`

/** Where a buyer is: keyed hashes of the network and its neighborhood. Null for what staff wrote down. */
export type Buyers = {
  network: Buffer | null
  /** Also null for orders of versions before it. */
  neighborhood: Buffer | null
}

/** Pieces in unpaid orders, those of them in orders that stand for longer, and pieces in orders that lapsed lately. */
export type Held = { all: number; standing: number; lapsed: number }
type HeldByGroups = Record<HoldingGroup, Held>
/** Null stands for deleted variants. */
type HeldOfVariants = Map<number | null, HeldByGroups>

/** What guests of a network and of its neighborhood hold. `stock` is without that. */
export type HeldByGuests = { ofVariants: HeldOfVariants } & Stock

/**
 * What an account holds itself, what all accounts of its network hold, and what those of its neighborhood hold of which the shop
 * has confirmed no order. `isKnown`: the shop has confirmed an order of it. `stock` is with what they hold.
 */
export type HeldByAccount = { own: number; here: number; newOnesNear: number; isKnown: boolean } & Stock

export const NOTHING_HELD: HeldByGroups = {
  network: { all: 0, standing: 0, lapsed: 0 },
  neighborhood: { all: 0, standing: 0, lapsed: 0 },
}

export function heldInAll(heldOf: HeldOfVariants): HeldByGroups {
  return [...heldOf.values()].reduce(
    (sum, one) => ({
      network: plus(sum.network, one.network),
      neighborhood: plus(sum.neighborhood, one.neighborhood),
    }),
    NOTHING_HELD,
  )
}

function plus(a: Held, b: Held): Held {
  return { all: a.all + b.all, standing: a.standing + b.standing, lapsed: a.lapsed + b.lapsed }
}

/** @param exceptId  an order that does not count as standing */
export async function readHeldByGuests(
  tx: Db,
  buyers: Buyers,
  { exceptId, memory }: { exceptId: string; memory: StockMemory },
): Promise<HeldByGuests> {
  const ofVariants = byVariant(await selectHeldOfVariants(tx, buyers, exceptId))
  return { ofVariants, ...(await readStock(tx, memory)) }
}

/** Reads what the shop has, or recalls it. */
export async function readStock(tx: Db, memory: StockMemory): Promise<Stock> {
  const known = memory.recall()
  if (known) return known
  const stock = onlyRow(await selectStock(tx))
  memory.learn(stock)
  return stock
}

/** What guests nearby hold in unpaid orders, and what they let lapse lately, by variant; null for deleted variants. */
export function selectHeldOfVariants(tx: Db, { network, neighborhood }: Buyers, exceptId?: string) {
  const isOpen = sql`${orders.state} = 'pending'`
  const stands = sql`${isOpen} and (
    (${orders.payment} = 'cod' and ${orders.verifyBy} is null) or ${orders.payment} = 'bank'
    or (${orders.payment} <> 'cod' and ${WALLET_TIME_EXTENDED}))`
  const isOther = exceptId === undefined ? sql`true` : sql`${orders.id} <> ${exceptId}`
  const isLapsed = eq(orders.state, 'cancelled')
  const lapsedLately = and(
    isLapsed,
    gt(orders.placedAt, sql`now() - make_interval(secs => ${LAPSE_COUNTS_MS / 1_000})`),
  )
  const isOfGuest = isNull(orders.userId)
  const isHere = isIn(orders.network, network)
  const isNear = or(isHere, isIn(orders.neighborhood, neighborhood))!
  return tx
    .select({
      variantId: orderLines.variantId,
      hereAll: piecesWhere(sql`${isHere} and ${isOpen}`).as('here_all'),
      hereStanding: piecesWhere(sql`${isHere} and ${stands} and ${isOther}`).as('here_standing'),
      hereLapsed: piecesWhere(sql`${isHere} and ${isLapsed}`).as('here_lapsed'),
      nearAll: piecesWhere(isOpen).as('near_all'),
      nearStanding: piecesWhere(sql`${stands} and ${isOther}`).as('near_standing'),
      nearLapsed: piecesWhere(isLapsed).as('near_lapsed'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isNear, or(and(isOfGuest, isOpen), and(or(isOfGuest, wasAdded(tx)), lapsedLately)), isUnpaid(tx)))
    .groupBy(orderLines.variantId)
}

/** Whether an account took over the order of a guest. Otherwise an account for each order would undo what lapsed. */
function wasAdded(tx: Db): SQL {
  const isAdding = and(eq(orderEvents.orderId, orders.id), eq(orderEvents.action, 'added-to-account'))
  return exists(
    tx
      .select({ one: sql`1` })
      .from(orderEvents)
      .where(isAdding),
  )
}

type HeldRow = {
  variantId: number | null
  hereAll: number
  hereStanding: number
  hereLapsed: number
  nearAll: number
  nearStanding: number
  nearLapsed: number
}

export function byVariant(rows: readonly HeldRow[]): HeldOfVariants {
  return new Map(
    rows.map((row) => [
      row.variantId,
      {
        network: { all: row.hereAll, standing: row.hereStanding, lapsed: row.hereLapsed },
        neighborhood: { all: row.nearAll, standing: row.nearStanding, lapsed: row.nearLapsed },
      },
    ]),
  )
}

export function selectHeldByAccount(tx: Db, userId: string, { network, neighborhood }: Buyers) {
  const isOwn = eq(orders.userId, userId)
  const isHere = sql`(${isIn(orders.network, network)} and ${isNotNull(orders.userId)})`
  const isNewNear = sql`(${isIn(orders.neighborhood, neighborhood)} and ${orders.userId} is not null and ${isOfNewBuyer(tx)})`
  return tx
    .select({
      own: piecesWhere(isOwn).as('own'),
      here: piecesWhere(isHere).as('here'),
      newOnesNear: piecesWhere(isNewNear).as('new_ones_near'),
      all: piecesWhere(sql`true`).as('all_pieces'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(isOwn, isHere, isNewNear)))
}

/** Adds up what the shop has, or selects what is known of it. */
export function selectStock(tx: Db, known?: Stock) {
  const pieces = known ? sql`${known.stock}::bigint` : sql`(select coalesce(sum(stock), 0) from variants)`
  const count = known ? sql`${known.variants}::bigint` : sql`(select count(*) from variants)`
  return tx
    .select({
      stock: sql<number>`${pieces}`.mapWith(Number).as('stock'),
      variants: sql<number>`${count}`.mapWith(Number).as('variants'),
    })
    .from(sql`(select) as shop`)
}

/** Orders of an account that the shop has confirmed. */
export function selectConfirmed(tx: Db, userId: SQL) {
  const confirmed = alias(orders, 'confirmed')
  const states = ['confirm', 'delivered', 'returned'] as const
  return tx
    .select({ one: sql`1` })
    .from(confirmed)
    .where(and(eq(confirmed.userId, userId), inArray(confirmed.state, [...states])))
}

export function isOfNewBuyer(tx: Db): SQL {
  return or(isNull(orders.userId), notExists(selectConfirmed(tx, sql`${orders.userId}`)))!
}

/** Whether nothing was paid for an order of a guest, or of an account of which the shop has confirmed no order. */
export async function isUnpaidOfNewBuyer(tx: Db, orderId: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.id, orderId), isUnpaid(tx), isOfNewBuyer(tx)))) > 0
}

/**
 * Whether nothing was paid. Credit that pays only a part does not count: it comes back when the order ends, so one rupee of it
 * would get around every limit of unpaid orders.
 */
export function isUnpaid(tx: Db): SQL {
  const counts = or(ne(payments.method, 'credit'), gte(payments.amount, orders.total))
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), counts)),
  )
}

export function isIn(column: typeof orders.network | typeof orders.neighborhood, place: Buffer | null): SQL {
  return place === null ? sql`false` : eq(column, place)
}

function piecesWhere(condition: SQL) {
  return sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${condition}), 0)`.mapWith(Number)
}
