import { createHmac, type KeyObject } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import {
  LAPSE_COUNTS_MS,
  MOST_OPEN_ORDERS,
  mostHeldOfVariant,
  mostHeldPieces,
  VERIFY_WITHIN_MS,
} from '#domain/order-verification.ts'
import { isWallet, type PaymentMethod } from '#domain/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments.ts'
import { emailKey } from '../accounts/email-address.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { orderLines, orders, payments, variants } from '../db/schema.ts'
import { clientNetwork } from '../throttle/client-network.ts'

const RETRY_AFTER_S = 10 * 60
/** The longest that an order waits for its code and then, once, for a wallet. */
const MOST_WALLET_MS = VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS

/** An order that is about to be written, or to stand for longer: what the caps look at. */
export type OpeningOrder = {
  email: string
  phoneIndex: Buffer | null
  /** Null for members and for what staff wrote down. */
  network: Buffer | null
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** What an order takes of a variant; null where the variant is gone. */
export type TakenPieces = { variantId: number | null; quantity: number }

/**
 * What stands for the network that a guest orders from.
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
 * Refuses an order that would leave too much of the shop in orders nobody has paid for: too many by its phone number or
 * e-mail address, or too many pieces by guests of its network. Who asks about the same waits until the transaction ends,
 * so of many at once no more than allowed are let through.
 *
 * @param lines   what it is about to take
 * @param factor  how many times the usual figures apply; 0 for no caps
 * @throws AppError too_many_requests
 */
export async function refuseTooManyOpen(
  tx: Db,
  order: OpeningOrder,
  lines: readonly TakenPieces[],
  factor: number,
): Promise<void> {
  if (factor === 0) return
  await waitForOthers(tx, order)
  const { byPhone, byEmail } = await countOpen(tx, order)
  if (Math.max(byPhone, byEmail) >= MOST_OPEN_ORDERS * factor) {
    throw new AppError(
      'too_many_requests',
      'Many orders with this phone number or email address wait to be paid. Please pay or cancel one of them first, or call us.',
      undefined,
      RETRY_AFTER_S,
    )
  }
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
export async function refuseTooManyStanding(
  tx: Db,
  order: OpeningOrder & { id: string },
  factor: number,
): Promise<void> {
  if (factor === 0 || order.network === null || !standsForLonger(order)) return
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
async function waitForOthers(tx: Db, { email, phoneIndex, network }: OpeningOrder): Promise<void> {
  const keys = [phoneIndex?.toString('hex'), network?.toString('hex'), email === '' ? undefined : emailKey(email)]
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

async function countOpen(tx: Db, { email, phoneIndex }: OpeningOrder): Promise<{ byPhone: number; byEmail: number }> {
  const hasPhone = phoneIndex === null ? sql`false` : eq(orders.phoneIndex, phoneIndex)
  const hasEmail = email === '' ? sql`false` : sql`lower(${orders.email}) = ${emailKey(email)}`
  const [counted] = await tx
    .select({ byPhone: countOf(hasPhone), byEmail: countOf(hasEmail) })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), isUnpaid(tx), or(hasPhone, hasEmail)))
  return counted!
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
  const [{ stock } = { stock: 0 }] = await tx
    .select({ stock: sql<number>`coalesce(sum(${variants.stock}), 0)`.mapWith(Number) })
    .from(variants)
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...added.keys()]))
  const ofVariants = rows.map(({ id, stock: left }) => {
    const held = heldOf.get(id) ?? NOTHING
    return { held, most: mostHeldOfVariant(left + held.all, held.lapsed, { byWallet }), added: added.get(id)! }
  })
  const held = [...heldOf.values()].reduce(sumOf, NOTHING)
  const most = mostHeldPieces(stock + held.all, held.lapsed)
  return [{ held, most, added: [...added.values()].reduce((sum, pieces) => sum + pieces, 0) }, ...ofVariants]
}

const NOTHING: Held = { all: 0, standing: 0, lapsed: 0 }

function sumOf(one: Held, other: Held): Held {
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
    throw new AppError(
      'too_many_requests',
      'So many pieces cannot be ordered without an account before any of them are paid. Please log in, pay by wallet, or call us.',
      undefined,
      RETRY_AFTER_S,
    )
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
    .where(and(eq(orders.network, network), or(isOpen, lapsedLately), isUnpaid(tx)))
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
