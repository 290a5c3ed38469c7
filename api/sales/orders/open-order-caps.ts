import {
  MOST_OPEN_ORDERS,
  mostHeldByAccount,
  mostHeldByAccounts,
  mostHeldOfVariant,
  mostHeldPieces,
} from '#domain/orders/order-verification.ts'
import { defined } from '#domain/defined.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { say } from '../../platform/language/sentence.ts'
import {
  countOpen,
  heldInAll,
  MOST_WALLET_MS,
  NOTHING_HELD,
  readHeldByNetwork,
  readTaken,
  waitForOthers,
  type Held,
  type HeldByAccount,
  type HeldByNetwork,
  type OpeningBuyer,
  type OpenOrders,
  type TakenPieces,
} from './open-orders.ts'

const RETRY_AFTER_S = 10 * 60

/** An order that is about to stand for longer. */
type StandingOrder = OpeningBuyer & {
  id: string
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** What a network holds and may hold, of the shop or of a variant, and what is about to be added. */
type Cap = { held: Held; most: { all: number; standing: number }; added: number }

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
    refuseBeyond(capsOf(held, taken, held.byWallet), held.byWallet ? ['all'] : ['all', 'standing'], factor)
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
  const held = await readHeldByNetwork(tx, order.network, order.id)
  const caps = capsOf(held, await readTaken(tx, order.id), isWallet(order.payment))
  refuseBeyond(caps, ['standing'], factor)
}

/** Cash whose code was entered, a transfer, and a wallet once its time has been extended again. */
function standsForLonger({ payment, placedAt, payBy, verifyBy }: StandingOrder): boolean {
  if (payment === 'cod') return verifyBy === null
  if (!isWallet(payment)) return true
  return payBy !== null && payBy.getTime() > placedAt.getTime() + MOST_WALLET_MS
}

/** @throws AppError too_many_requests */
function refuseBeyondAccount(
  { own, here, isKnown, stock }: HeldByAccount,
  taken: readonly TakenPieces[],
  factor: number,
): void {
  const added = piecesOf(taken)
  if (own + added > mostHeldByAccount(stock, isKnown) * factor || here + added > mostHeldByAccounts(stock) * factor) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces'), undefined, RETRY_AFTER_S)
  }
}

/** Returns the cap of the shop, and that of each variant. */
function capsOf({ ofVariants: heldOf, stock }: HeldByNetwork, taken: readonly TakenPieces[], byWallet: boolean): Cap[] {
  const ofVariants = [...Map.groupBy(taken, ({ variantId }) => variantId)].map(([variantId, lines]) => {
    const held = heldOf.get(variantId) ?? NOTHING_HELD
    const left = defined(lines[0], 'line').stock
    return { held, most: mostHeldOfVariant(left + held.all, held.lapsed, { byWallet }), added: piecesOf(lines) }
  })
  const held = heldInAll(heldOf)
  return [{ held, most: mostHeldPieces(stock, held.lapsed), added: piecesOf(taken) }, ...ofVariants]
}

/** @throws AppError too_many_requests */
function refuseBeyond(caps: readonly Cap[], terms: readonly ('all' | 'standing')[], factor: number): void {
  const isBeyond = ({ held, most, added }: Cap) => terms.some((term) => held[term] + added > most[term] * factor)
  if (caps.some(isBeyond)) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces-for-guest'), undefined, RETRY_AFTER_S)
  }
}

function piecesOf(taken: readonly TakenPieces[]): number {
  return sumOf(taken, ({ quantity }) => quantity)
}
