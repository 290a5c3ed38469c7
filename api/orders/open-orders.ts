import { createHmac, type KeyObject } from 'node:crypto'
import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm'
import { MOST_OPEN_ORDERS, mostHeldPieces } from '#domain/order-verification.ts'
import { isWallet, type PaymentMethod } from '#domain/payment-methods.ts'
import { emailKey } from '../accounts/email-address.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { orderLines, orders, payments, variants } from '../db/schema.ts'
import { clientNetwork } from '../throttle/client-network.ts'

const RETRY_AFTER_S = 10 * 60

/** An order that is about to be written, or to stand for longer: what of it the caps look at. */
export type OpeningOrder = {
  email: string
  phoneIndex: Buffer | null
  /** Null for members and for what staff wrote down. */
  network: Buffer | null
  payment: PaymentMethod
  verifyBy: Date | null
}

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
 * @param pieces  that it is about to take
 * @param factor  how many times the usual figures apply; 0 for no caps
 * @throws AppError too_many_requests
 */
export async function refuseTooManyOpen(tx: Db, order: OpeningOrder, pieces: number, factor: number): Promise<void> {
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
  if (order.network !== null) await refuseTooManyHeld(tx, { ...order, network: order.network }, pieces, factor)
}

/**
 * The same for an order that holds its pieces already and is about to stand for longer, since its code was entered.
 *
 * @throws AppError too_many_requests
 */
export async function refuseTooManyStanding(
  tx: Db,
  order: OpeningOrder & { id: string },
  factor: number,
): Promise<void> {
  if (factor === 0 || order.network === null) return
  await waitForOthers(tx, order)
  const [{ pieces } = { pieces: 0 }] = await tx
    .select({ pieces: sql<number>`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  await refuseTooManyHeld(tx, { ...order, network: order.network }, pieces, factor)
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
  and(
    eq(orders.state, 'pending'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(eq(payments.orderId, orders.id)),
    ),
  )

async function countOpen(tx: Db, { email, phoneIndex }: OpeningOrder): Promise<{ byPhone: number; byEmail: number }> {
  const hasPhone = phoneIndex === null ? sql`false` : eq(orders.phoneIndex, phoneIndex)
  const hasEmail = email === '' ? sql`false` : sql`lower(${orders.email}) = ${emailKey(email)}`
  const [counted] = await tx
    .select({ byPhone: countOf(hasPhone), byEmail: countOf(hasEmail) })
    .from(orders)
    .where(and(isUnpaid(tx), or(hasPhone, hasEmail)))
  return counted!
}

async function refuseTooManyHeld(
  tx: Db,
  order: OpeningOrder & { network: Buffer; id?: string },
  pieces: number,
  factor: number,
): Promise<void> {
  const standing = sql`${orders.payment} = 'bank' or (${orders.payment} = 'cod' and ${orders.verifyBy} is null)`
  const [held] = await tx
    .select({ all: sumOf(sql`true`), standing: sumOf(standing) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(isUnpaid(tx), eq(orders.network, order.network), order.id ? sql`${orders.id} <> ${order.id}` : undefined),
    )
  const [{ stock } = { stock: 0 }] = await tx
    .select({ stock: sql<number>`coalesce(sum(${variants.stock}), 0)`.mapWith(Number) })
    .from(variants)
  const most = mostHeldPieces(stock + held!.all)
  const isTooMuch = held!.all + pieces > most.all * factor
  const standsTooMuch = !isWallet(order.payment) && held!.standing + pieces > most.standing * factor
  if (isTooMuch || standsTooMuch) {
    throw new AppError(
      'too_many_requests',
      'So many pieces cannot be ordered without an account before any of them are paid. Please log in, pay by wallet, or call us.',
      undefined,
      RETRY_AFTER_S,
    )
  }
}

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function sumOf(condition: SQL) {
  return sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${condition}), 0)`.mapWith(Number)
}
