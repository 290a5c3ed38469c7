import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import {
  LAPSE_COUNTS_MS,
  MOST_OPEN_ORDERS,
  mostHeldByAccount,
  mostHeldByAccounts,
  mostHeldOfVariant,
  mostHeldPieces,
  VERIFY_WITHIN_MS,
} from '#domain/orders/order-verification.ts'
import { defined } from '#domain/defined.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { sumOf } from '#domain/sum.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, payments, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { say } from '../../platform/language/sentence.ts'

const RETRY_AFTER_S = 10 * 60
/** The longest that an order waits for its code and then, once, for a wallet. */
const MOST_WALLET_MS = VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS

/** Buyer of an order that is about to be written. */
type OpeningBuyer = {
  email: string
  phoneIndex: Buffer | null
  /** Null for guests. */
  userId: string | null
  /** Null for what staff wrote down. */
  network: Buffer | null
}

/** An order that is about to stand for longer. */
type StandingOrder = OpeningBuyer & {
  id: string
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** What unpaid orders hold before a new one, as its caps count it. */
export type OpenOrders = {
  /** Orders of the buyer. */
  count: number
  /** Pieces; undefined for a buyer whose pieces nobody counts. `stock` is the shop's, with what is held. */
  held:
    | { by: 'account'; own: number; here: number; stock: number }
    | { by: 'network'; ofVariants: HeldOfVariants; stock: number; byWallet: boolean }
    | undefined
}

/** What an order takes of a variant, and how much the shop has of it. */
type TakenPieces = { variantId: number; quantity: number; stock: number }

/** Caps on unpaid orders. Call them in the transaction that places an order, accepts its code or changes its payment. */
export type OrderCaps = {
  countOpen: (tx: Db, buyer: OpeningBuyer, payment: PaymentMethod) => Promise<OpenOrders>
  refuseTooManyOpen: (open: OpenOrders, taken: readonly TakenPieces[]) => void
  refuseTooManyStanding: (tx: Db, order: StandingOrder) => Promise<void>
}

/** @param factor  multiplies the usual limits; 0 turns them off */
export function openOrderCaps(factor: number): OrderCaps {
  if (factor === 0) {
    return {
      countOpen: async () => ({ count: 0, held: undefined }),
      refuseTooManyOpen: () => {},
      refuseTooManyStanding: async () => {},
    }
  }
  return {
    countOpen,
    refuseTooManyOpen: (open, taken) => refuseTooManyOpen(open, taken, factor),
    refuseTooManyStanding: (tx, order) => refuseTooManyStanding(tx, order, factor),
  }
}

/**
 * Counts what a buyer, and the buyer's network or account, hold in unpaid orders. A concurrent order of the same account,
 * network, phone or email address waits until the transaction ends, so no more than allowed are let through. Call it
 * before goods are locked, or everybody who wants the same goods waits as well.
 */
async function countOpen(tx: Db, buyer: OpeningBuyer, payment: PaymentMethod): Promise<OpenOrders> {
  const { userId, network } = buyer
  await waitForOthers(tx, buyer)
  const count = await countOrders(tx, buyer)
  if (userId !== null) return { count, held: await readHeldByAccount(tx, userId, network) }
  if (network === null) return { count, held: undefined }
  const ofVariants = await readHeld(tx, network)
  const stock = (await readStock(tx)) + heldInAll(ofVariants).all
  return { count, held: { by: 'network', ofVariants, stock, byWallet: isWallet(payment) } }
}

/**
 * Refuses an order that would leave too much of the shop in orders nobody has paid for: too many orders of its account, or
 * by its phone number or email address from the same network, or too many pieces by guests of its network, by its account,
 * or by all accounts of its network.
 *
 * @param taken   what it is about to take
 * @param factor  how many times the usual figures apply
 * @throws AppError too_many_requests
 */
function refuseTooManyOpen({ count, held }: OpenOrders, taken: readonly TakenPieces[], factor: number): void {
  if (count >= MOST_OPEN_ORDERS * factor) {
    throw new AppError('too_many_requests', say('checkout.too-many-unpaid'), undefined, RETRY_AFTER_S)
  }
  if (held?.by === 'account') refuseBeyondAccount(held, taken, factor)
  if (held?.by === 'network') {
    refuseBeyond(
      capsOf(held.ofVariants, held.stock, taken, held),
      held.byWallet ? ['all'] : ['all', 'standing'],
      factor,
    )
  }
}

/**
 * The same for an order that holds its pieces already and is about to stand for longer: its code was entered, or it is to
 * be paid another way.
 *
 * @throws AppError too_many_requests
 */
async function refuseTooManyStanding(tx: Db, order: StandingOrder, factor: number): Promise<void> {
  if (order.userId !== null || order.network === null || !standsForLonger(order)) return
  await waitForOthers(tx, order)
  const ofVariants = await readHeld(tx, order.network, order.id)
  const stock = (await readStock(tx)) + heldInAll(ofVariants).all
  const caps = capsOf(ofVariants, stock, await readTaken(tx, order.id), { byWallet: isWallet(order.payment) })
  refuseBeyond(caps, ['standing'], factor)
}

/** Lines of deleted variants take nothing. */
function readTaken(tx: Db, orderId: string): Promise<TakenPieces[]> {
  return tx
    .select({ variantId: variants.id, quantity: orderLines.quantity, stock: variants.stock })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId))
}

/** Cash whose code was entered, a transfer, and a wallet once its time has been extended again. */
function standsForLonger({ payment, placedAt, payBy, verifyBy }: StandingOrder): boolean {
  if (payment === 'cod') return verifyBy === null
  if (!isWallet(payment)) return true
  return payBy !== null && payBy.getTime() > placedAt.getTime() + MOST_WALLET_MS
}

/** In one order, so that two who wait never wait for each other. */
async function waitForOthers(tx: Db, { email, phoneIndex, network, userId }: OpeningBuyer): Promise<void> {
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
async function countOrders(tx: Db, { email, phoneIndex, network, userId }: OpeningBuyer): Promise<number> {
  const isHere = network === null ? sql`false` : eq(orders.network, network)
  const isProved = sql`${orders.userId} is null and ${orders.payment} = 'cod' and ${orders.verifyBy} is null`
  const isProvedByPhone = sql`${isProved} and ${orders.email} = ''`
  const hasPhone =
    phoneIndex === null ? sql`false` : and(eq(orders.phoneIndex, phoneIndex), or(isHere, isProvedByPhone))!
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

async function readHeldByAccount(tx: Db, userId: string, network: Buffer | null) {
  const isOwn = eq(orders.userId, userId)
  const isHere = network === null ? sql`false` : and(eq(orders.network, network), isNotNull(orders.userId))!
  const pieces = sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number)
  const { own, here, all } = onlyRow(
    await tx
      .select({ own: piecesWhere(isOwn), here: piecesWhere(isHere), all: pieces })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(isOwn, isHere))),
  )
  return { by: 'account', own, here, stock: (await readStock(tx)) + all } as const
}

/** @throws AppError too_many_requests */
function refuseBeyondAccount(
  { own, here, stock }: { own: number; here: number; stock: number },
  taken: readonly TakenPieces[],
  factor: number,
): void {
  const added = piecesOf(taken)
  if (own + added > mostHeldByAccount(stock) * factor || here + added > mostHeldByAccounts(stock) * factor) {
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
/** Null stands for deleted variants. */
type HeldOfVariants = Map<number | null, Held>
/** What a network holds and may hold, of the shop or of a variant, and what is about to be added. */
type Cap = { held: Held; most: { all: number; standing: number }; added: number }

/**
 * Returns the cap of the shop, and that of each variant.
 *
 * @param stock  the shop's, with what the network holds
 */
function capsOf(
  heldOf: HeldOfVariants,
  stock: number,
  taken: readonly TakenPieces[],
  { byWallet }: { byWallet: boolean },
): Cap[] {
  const ofVariants = [...Map.groupBy(taken, ({ variantId }) => variantId)].map(([variantId, lines]) => {
    const held = heldOf.get(variantId) ?? NOTHING
    const left = defined(lines[0], 'line').stock
    return { held, most: mostHeldOfVariant(left + held.all, held.lapsed, { byWallet }), added: piecesOf(lines) }
  })
  const held = heldInAll(heldOf)
  return [{ held, most: mostHeldPieces(stock, held.lapsed), added: piecesOf(taken) }, ...ofVariants]
}

const NOTHING: Held = { all: 0, standing: 0, lapsed: 0 }

function heldInAll(heldOf: HeldOfVariants): Held {
  return [...heldOf.values()].reduce((sum, one) => {
    return {
      all: sum.all + one.all,
      standing: sum.standing + one.standing,
      lapsed: sum.lapsed + one.lapsed,
    }
  }, NOTHING)
}

function piecesOf(taken: readonly TakenPieces[]): number {
  return sumOf(taken, ({ quantity }) => quantity)
}

/** @throws AppError too_many_requests */
function refuseBeyond(caps: readonly Cap[], terms: readonly ('all' | 'standing')[], factor: number): void {
  const isBeyond = ({ held, most, added }: Cap) => terms.some((term) => held[term] + added > most[term] * factor)
  if (caps.some(isBeyond)) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces-for-guest'), undefined, RETRY_AFTER_S)
  }
}

/** What guests of a network hold in unpaid orders, and what they let lapse lately, by variant; null for deleted variants. */
async function readHeld(tx: Db, network: Buffer, exceptId?: string): Promise<HeldOfVariants> {
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

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function piecesWhere(condition: SQL) {
  return sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${condition}), 0)`.mapWith(Number)
}
