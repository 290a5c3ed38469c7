import { createHmac, type KeyObject } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import {
  LAPSE_COUNTS_MS,
  MOST_OPEN_ORDERS,
  mostHeldByAccount,
  mostHeldByAccounts,
  mostHeldOfVariant,
  mostHeldPieces,
  VERIFY_WITHIN_MS,
} from '#domain/orders/order-verification.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { sum, sumOf } from '#domain/sum.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, payments, variants } from '../../platform/db/schema.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { say } from '../../platform/language/sentence.ts'

const RETRY_AFTER_S = 10 * 60
/** The longest that an order waits for its code and then, once, for a wallet. */
const MOST_WALLET_MS = VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS

/** An order that is about to be written, or to stand for longer: what the caps look at. */
type OpeningOrder = {
  email: string
  phoneIndex: Buffer | null
  /** Null for guests. */
  userId: string | null
  /** Null for what staff wrote down. */
  network: Buffer | null
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** Caps on unpaid orders. Call them in the transaction that places an order, accepts its code or changes its payment. */
export type OrderCaps = {
  refuseTooManyOpen: (tx: Db, order: OpeningOrder, lines: readonly TakenPieces[]) => Promise<void>
  refuseTooManyStanding: (tx: Db, order: OpeningOrder & { id: string }) => Promise<void>
}

/** @param factor  multiplies the usual limits; 0 turns them off */
export function openOrderCaps(factor: number): OrderCaps {
  return {
    refuseTooManyOpen: (tx, order, lines) => refuseTooManyOpen(tx, order, lines, factor),
    refuseTooManyStanding: (tx, order) => refuseTooManyStanding(tx, order, factor),
  }
}

/** What an order takes of a variant; null where the variant is gone. */
type TakenPieces = { variantId: number | null; quantity: number }

/**
 * Keyed hash of the network that somebody orders from.
 *
 * @param ip  as Fastify's `request.ip` has it
 * @returns 32 bytes
 */
export function networkIndex(hashKey: KeyObject, ip: string): Buffer {
  return createHmac('sha256', hashKey)
    .update(`open orders ${clientNetwork(ip)}`)
    .digest()
}

/**
 * Refuses an order that would leave too much of the shop in orders nobody has paid for: too many orders of its account, or
 * by its phone number or email address from the same network, or too many pieces by guests of its network, by its account,
 * or by all accounts of its network. A concurrent order of the same account, network, phone or email address waits until
 * the transaction ends, so no more than allowed are let through.
 *
 * @param lines   what it is about to take
 * @param factor  how many times the usual figures apply; 0 for no caps
 * @throws AppError too_many_requests
 */
async function refuseTooManyOpen(
  tx: Db,
  order: OpeningOrder,
  lines: readonly TakenPieces[],
  factor: number,
): Promise<void> {
  if (factor === 0) return
  await waitForOthers(tx, order)
  if ((await countOpen(tx, order)) >= MOST_OPEN_ORDERS * factor) {
    throw new AppError('too_many_requests', say('checkout.too-many-unpaid'), undefined, RETRY_AFTER_S)
  }
  if (order.userId !== null) return refuseBeyondAccount(tx, { ...order, userId: order.userId }, lines, factor)
  if (order.network === null) return
  const byWallet = isWallet(order.payment)
  const caps = await readCaps(tx, order.network, piecesOf(lines), { byWallet })
  refuseBeyond(caps, byWallet ? ['all'] : ['all', 'standing'], factor)
}

/**
 * The same for an order that holds its pieces already and is about to stand for longer: its code was entered, or it is to
 * be paid another way.
 *
 * @throws AppError too_many_requests
 */
async function refuseTooManyStanding(tx: Db, order: OpeningOrder & { id: string }, factor: number): Promise<void> {
  if (factor === 0 || order.userId !== null || order.network === null || !standsForLonger(order)) return
  await waitForOthers(tx, order)
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const caps = await readCaps(tx, order.network, piecesOf(lines), {
    byWallet: isWallet(order.payment),
    exceptId: order.id,
  })
  refuseBeyond(caps, ['standing'], factor)
}

/** Cash whose code was entered, a transfer, and a wallet once its time has been extended again. */
function standsForLonger({ payment, placedAt, payBy, verifyBy }: OpeningOrder): boolean {
  if (payment === 'cod') return verifyBy === null
  if (!isWallet(payment)) return true
  return payBy !== null && payBy.getTime() > placedAt.getTime() + MOST_WALLET_MS
}

/** In one order, so that two who wait never wait for each other. */
async function waitForOthers(tx: Db, { email, phoneIndex, network, userId }: OpeningOrder): Promise<void> {
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
 * only from the same network, or where the code that went to the email address was entered: otherwise anybody could use
 * them up for the person they belong to.
 */
async function countOpen(tx: Db, { email, phoneIndex, network, userId }: OpeningOrder): Promise<number> {
  const isHere = network === null ? sql`false` : eq(orders.network, network)
  const hasPhone = phoneIndex === null ? sql`false` : and(eq(orders.phoneIndex, phoneIndex), isHere)!
  const isProved = sql`${orders.userId} is null and ${orders.payment} = 'cod' and ${orders.verifyBy} is null`
  const hasEmail =
    email === '' ? sql`false` : and(sql`lower(${orders.email}) = ${emailKey(email)}`, or(isHere, isProved))!
  const isOwn = userId === null ? sql`false` : eq(orders.userId, userId)
  const counted = onlyRow(
    await tx
      .select({ byPhone: countOf(hasPhone), byEmail: countOf(hasEmail), byAccount: countOf(isOwn) })
      .from(orders)
      .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(hasPhone, hasEmail, isOwn))),
  )
  return Math.max(...Object.values(counted))
}

/** @throws AppError too_many_requests */
async function refuseBeyondAccount(
  tx: Db,
  { userId, network }: OpeningOrder & { userId: string },
  lines: readonly TakenPieces[],
  factor: number,
): Promise<void> {
  const isOwn = eq(orders.userId, userId)
  const isHere = network === null ? sql`false` : and(eq(orders.network, network), isNotNull(orders.userId))!
  const pieces = sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number)
  const held = onlyRow(
    await tx
      .select({ own: piecesWhere(isOwn), here: piecesWhere(isHere), all: pieces })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(isOwn, isHere))),
  )
  const added = sumOf(lines, ({ quantity }) => quantity)
  const stock = (await readStock(tx)) + held.all
  const isBeyond =
    held.own + added > mostHeldByAccount(stock) * factor || held.here + added > mostHeldByAccounts(stock) * factor
  if (isBeyond) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces'), undefined, RETRY_AFTER_S)
  }
}

/** Pieces of all variants that nobody has ordered. */
async function readStock(tx: Db): Promise<number> {
  const row = onlyRow(
    await tx.select({ stock: sql<number>`coalesce(sum(${variants.stock}), 0)`.mapWith(Number) }).from(variants),
  )
  return row.stock
}

type Held = { all: number; standing: number; lapsed: number }
/** What a network holds and may hold, of the shop or of a variant, and what is about to be added. */
type Cap = { held: Held; most: { all: number; standing: number }; added: number }

/**
 * Reads the cap of the shop, and that of each variant.
 *
 * @param added     pieces by variant
 * @param exceptId  an order that is not counted as standing yet
 */
async function readCaps(
  tx: Db,
  network: Buffer,
  added: Map<number, number>,
  { byWallet, exceptId }: { byWallet: boolean; exceptId?: string },
): Promise<Cap[]> {
  const heldOf = await readHeld(tx, network, exceptId)
  const stock = await readStock(tx)
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...added.keys()]))
  const ofVariants = rows.map(({ id, stock: left }) => {
    const held = heldOf.get(id) ?? NOTHING
    return { held, most: mostHeldOfVariant(left + held.all, held.lapsed, { byWallet }), added: added.get(id) ?? 0 }
  })
  const held = [...heldOf.values()].reduce(addHeld, NOTHING)
  const most = mostHeldPieces(stock + held.all, held.lapsed)
  return [{ held, most, added: sum([...added.values()]) }, ...ofVariants]
}

const NOTHING: Held = { all: 0, standing: 0, lapsed: 0 }

function addHeld(one: Held, other: Held): Held {
  return {
    all: one.all + other.all,
    standing: one.standing + other.standing,
    lapsed: one.lapsed + other.lapsed,
  }
}

/** @throws AppError too_many_requests */
function refuseBeyond(caps: readonly Cap[], terms: readonly ('all' | 'standing')[], factor: number): void {
  const isBeyond = ({ held, most, added }: Cap) => terms.some((term) => held[term] + added > most[term] * factor)
  if (caps.some(isBeyond)) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces-for-guest'), undefined, RETRY_AFTER_S)
  }
}

/** What guests of a network hold in unpaid orders, and what they let lapse lately, by variant; null for deleted variants. */
async function readHeld(tx: Db, network: Buffer, exceptId?: string): Promise<Map<number | null, Held>> {
  const isOpen = sql`${orders.state} = 'pending'`
  const stands = sql`${isOpen} and (
    (${orders.payment} = 'cod' and ${orders.verifyBy} is null) or ${orders.payment} = 'bank'
    or (${orders.payment} <> 'cod' and ${orders.payBy} > ${orders.placedAt} + make_interval(secs => ${MOST_WALLET_MS / 1_000})))`
  const isOther = exceptId === undefined ? sql`true` : sql`${orders.id} <> ${exceptId}`
  const lapsedLately = and(
    eq(orders.state, 'cancelled'),
    gt(orders.placedAt, sql`now() - make_interval(secs => ${LAPSE_COUNTS_MS / 1_000})`),
  )
  const rows = await tx
    .select({
      variantId: orderLines.variantId,
      all: piecesWhere(isOpen),
      standing: piecesWhere(sql`${stands} and ${isOther}`),
      lapsed: piecesWhere(eq(orders.state, 'cancelled')),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.network, network), isNull(orders.userId), or(isOpen, lapsedLately), isUnpaid(tx)))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, ...held }) => [variantId, held]))
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

/** By variant; lines of deleted variants take nothing. */
function piecesOf(lines: readonly TakenPieces[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { variantId, quantity } of lines) {
    if (variantId !== null) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return pieces
}

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function piecesWhere(condition: SQL) {
  return sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${condition}), 0)`.mapWith(Number)
}
