import { sql } from 'drizzle-orm'
import {
  isNewcomer,
  MOST_OPEN_ORDERS,
  mostForNewcomer,
  mostHeldByAccount,
  mostHeldByAccounts,
  mostHeldByNewAccounts,
  mostHeldByTaker,
  mostHeldOfVariant,
  mostHeldPieces,
  type HoldingGroup,
  type MostHeld,
} from '#domain/orders/order-verification.ts'
import { defined } from '#domain/defined.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { say } from '../../platform/language/sentence.ts'
import {
  heldInAll,
  MOST_WALLET_MS,
  NOTHING_HELD,
  readHeldByGuests,
  readStock,
  RETRY_AFTER_S,
  selectConfirmed,
  type Buyers,
  type Held,
  type HeldByAccount,
  type HeldByGuests,
} from './held-pieces.ts'
import { readLastPieces, refuseTooManyLastPieces, type LastPieces } from './last-pieces.ts'
import {
  countOpen,
  readTaken,
  waitForOthers,
  type OpeningBuyer,
  type OpenOrders,
  type TakenPieces,
} from './open-orders.ts'
import { stockMemory, type StockMemory } from './stock-memory.ts'
import { countTaken, type HeldByTaker, type Taker } from './taken-orders.ts'

/** An order that is about to stand for longer. */
type StandingOrder = OpeningBuyer & {
  id: string
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** An order that is about to be written, and what it is about to take. */
type OpeningOrder = { payment: PaymentMethod; taken: readonly TakenPieces[] }

type NearLastPieces = { lastPieces: LastPieces }

/** A guest's unpaid order that is about to become one of this account's. */
type AddedOrder = { id: string; payment: PaymentMethod; userId: string } & Buyers

/** What a group of guests holds and may hold, of the shop or of a variant, and what is about to be added. */
type Cap = { held: Held; most: MostHeld; added: number }

/** Why an order stands for longer from now on: its code was entered, or it is to be paid another way. */
type StandsBecause = 'code' | 'payment'

/**
 * Caps on unpaid orders. Call them in the transaction that places an order, accepts its code, changes its payment or adds it to an
 * account.
 */
export type OrderCaps = {
  countOpen: (tx: Db, buyer: OpeningBuyer) => Promise<OpenOrders>
  /** The same for a phone order, by the member of staff who takes it. */
  countTaken: (tx: Db, taker: Taker) => Promise<OpenOrders>
  refuseTooManyOpen: (open: OpenOrders, order: OpeningOrder) => void
  refuseTooManyStanding: (tx: Db, order: StandingOrder, because: StandsBecause) => Promise<void>
  refuseTooManyAdded: (tx: Db, order: AddedOrder) => Promise<void>
}

/** @param factor  multiplies the usual limits; 0 turns them off */
export function openOrderCaps(factor: number): OrderCaps {
  if (factor === 0) {
    return {
      countOpen: async () => ({ count: 0, held: undefined }),
      countTaken: async () => ({ count: 0, held: undefined }),
      refuseTooManyOpen: () => {},
      refuseTooManyStanding: async () => {},
      refuseTooManyAdded: async () => {},
    }
  }
  const memory = stockMemory()
  return {
    countOpen: (tx, buyer) => countOpen(tx, buyer, memory),
    countTaken: async (tx, taker) => ({ count: 0, held: { by: 'taker', ...(await countTaken(tx, taker, memory)) } }),
    refuseTooManyOpen: (open, order) => refuseTooManyOpen(open, order, factor),
    refuseTooManyStanding: (tx, order, because) => refuseTooManyStanding(tx, order, { because, factor, memory }),
    refuseTooManyAdded: (tx, order) => refuseTooManyAdded(tx, order, { factor, memory }),
  }
}

/**
 * Refuses an order that would leave too much of the shop in orders nobody has paid for: too many orders of its account, or
 * by its phone number or email address from the same network, too many pieces by guests of its network or neighborhood, by
 * its account, by all accounts of its network, or by phone orders of the member of staff who takes it, or the last piece of too
 * many variants by its network or neighborhood.
 *
 * @param factor  how many times the usual figures apply
 * @throws AppError too_many_requests
 */
function refuseTooManyOpen({ count, held }: OpenOrders, order: OpeningOrder, factor: number): void {
  if (count >= MOST_OPEN_ORDERS * factor) {
    throw new AppError('too_many_requests', say('checkout.too-many-unpaid'), undefined, RETRY_AFTER_S)
  }
  if (held?.by === 'account') refuseBeyondAccount(held, order, factor)
  if (held?.by === 'guests') refuseBeyondGuests(held, order, factor)
  if (held?.by === 'taker') refuseBeyondTaker(held, order, factor)
}

/**
 * The same for an order that holds its pieces already and is about to stand for longer: its code was entered, or it is to
 * be paid another way. An order that waits for its code counts as standing among last pieces from the start.
 *
 * @throws AppError too_many_requests
 */
async function refuseTooManyStanding(
  tx: Db,
  order: StandingOrder,
  { because, factor, memory }: { because: StandsBecause; factor: number; memory: StockMemory },
): Promise<void> {
  if (order.network === null || !standsForLonger(order)) return
  await waitForOthers(tx, order)
  const taken = await readTaken(tx, order.id)
  if (because === 'payment') await refuseStandingLastPieces(tx, { order, taken }, { factor, memory })
  if (order.userId !== null) return
  const held = await readHeldByGuests(tx, order, { exceptId: order.id, memory })
  const here = heldInAll(held.ofVariants).network.all
  const caps = capsOf(held, taken, { byWallet: isWallet(order.payment), here })
  if (isBeyond(caps, ['standing'], factor)) throw tooManyForGuest()
}

/** @throws AppError too_many_requests */
async function refuseStandingLastPieces(
  tx: Db,
  { order, taken }: { order: StandingOrder; taken: readonly TakenPieces[] },
  { factor, memory }: { factor: number; memory: StockMemory },
): Promise<void> {
  const { id, userId } = order
  if (!taken.some(({ stock }) => stock === 0)) return
  if (userId !== null && (await selectConfirmed(tx, sql`${userId}::uuid`).limit(1)).length > 0) return
  const lastPieces = await readLastPieces(tx, order, { standingId: id })
  const { variants } = await readStock(tx, memory)
  refuseTooManyLastPieces({ lastPieces, variants }, { added: 0, stands: true, factor })
}

/**
 * The same for an order that a guest has placed and an account takes over: the account may hold no more than if it had placed the
 * order itself, or guests could begin anew after each time. Its last pieces are not counted, since they count for guests
 * and new accounts alike.
 *
 * @throws AppError too_many_requests
 */
async function refuseTooManyAdded(
  tx: Db,
  { id, payment, ...buyer }: AddedOrder,
  { factor, memory }: { factor: number; memory: StockMemory },
): Promise<void> {
  // Its own contact would count the order twice.
  const open = await countOpen(tx, { ...buyer, email: '', phoneIndex: null }, memory)
  const taken = (await readTaken(tx, id)).map((one) => ({ ...one, stock: Infinity }))
  refuseTooManyOpen(open, { payment, taken }, factor)
}

/** Cash whose code was entered, a transfer, and a wallet once its time has been extended again. */
function standsForLonger({ payment, placedAt, payBy, verifyBy }: StandingOrder): boolean {
  if (payment === 'cod') return verifyBy === null
  if (!isWallet(payment)) return true
  return payBy !== null && payBy.getTime() > placedAt.getTime() + MOST_WALLET_MS
}

/** @throws AppError too_many_requests */
function refuseBeyondAccount(
  held: HeldByAccount & NearLastPieces,
  { payment, taken }: OpeningOrder,
  factor: number,
): void {
  const { own, here, newOnesNear, isKnown, stock } = held
  const added = piecesOf(taken)
  const near = mostHeldByNewAccounts(stock)
  const mostNear = isNewcomer(here + added) ? mostForNewcomer(near) : near
  if (
    (!isKnown && newOnesNear + added > mostNear * factor) ||
    own + added > mostHeldByAccount(stock, isKnown) * factor ||
    here + added > mostHeldByAccounts(stock) * factor
  ) {
    throw new AppError('too_many_requests', say('checkout.too-many-pieces'), undefined, RETRY_AFTER_S)
  }
  const last = lastOf(taken)
  if (!isKnown && last > 0) refuseTooManyLastPieces(held, { added: last, stands: !isWallet(payment), factor })
}

/** @throws AppError too_many_requests */
function refuseBeyondGuests(
  held: HeldByGuests & NearLastPieces,
  { payment, taken }: OpeningOrder,
  factor: number,
): void {
  const here = heldInAll(held.ofVariants).network.all + piecesOf(taken)
  const byWallet = isWallet(payment)
  const caps = capsOf(held, taken, { byWallet, here })
  if (isBeyond(caps, byWallet ? ['all'] : ['all', 'standing'], factor)) throw tooManyForGuest()
  const last = lastOf(taken)
  if (last > 0) refuseTooManyLastPieces(held, { added: last, stands: !byWallet, factor })
}

/** @throws AppError too_many_requests */
function refuseBeyondTaker({ role, pieces, stock }: HeldByTaker, { taken }: OpeningOrder, factor: number): void {
  const most = mostHeldByTaker(stock, role) * factor
  if (pieces + piecesOf(taken) <= most) return
  const who = role === 'support' ? 'manager' : 'owner'
  const sentence = say('phone-orders.hold-too-many', { pieces, most, who })
  throw new AppError('too_many_requests', sentence, undefined, RETRY_AFTER_S)
}

/** @param here  pieces that guests of the network hold, with the order that is checked */
type Asking = { byWallet: boolean; here: number }

/** Returns the caps of the shop and of each variant, for the network and for its neighborhood. */
function capsOf(held: HeldByGuests, taken: readonly TakenPieces[], asking: Asking): Cap[] {
  return (['network', 'neighborhood'] as const).flatMap((group) => capsOfGroup(group, held, taken, asking))
}

function capsOfGroup(
  group: HoldingGroup,
  { ofVariants: heldOf, stock }: HeldByGuests,
  taken: readonly TakenPieces[],
  { byWallet, here }: Asking,
): Cap[] {
  const hasMoreRoom = group === 'neighborhood' && isNewcomer(here)
  const capOf = (held: Held, most: (lapsed: number) => MostHeld, added: number): Cap => {
    return { held, most: hasMoreRoom ? forNewcomer(most(0)) : most(held.lapsed), added }
  }
  const ofVariants = byVariant(taken).map(({ variantId, stock: left, added }) => {
    const held = (heldOf.get(variantId) ?? NOTHING_HELD)[group]
    return capOf(held, (lapsed) => mostHeldOfVariant(left + held.all, lapsed, { group, byWallet }), added)
  })
  const held = heldInAll(heldOf)[group]
  const ofShop = capOf(held, (lapsed) => mostHeldPieces(stock + held.all, lapsed, group), piecesOf(taken))
  return [ofShop, ...ofVariants]
}

function forNewcomer({ all, standing }: MostHeld): MostHeld {
  return { all: mostForNewcomer(all), standing: mostForNewcomer(standing) }
}

function isBeyond(caps: readonly Cap[], terms: readonly ('all' | 'standing')[], factor: number): boolean {
  return caps.some(({ held, most, added }) => terms.some((term) => held[term] + added > most[term] * factor))
}

/** Returns the number of variants whose last piece an order takes. */
function lastOf(taken: readonly TakenPieces[]): number {
  return byVariant(taken).filter(({ added, stock }) => added >= stock).length
}

function tooManyForGuest(): AppError {
  return new AppError('too_many_requests', say('checkout.too-many-pieces-for-guest'), undefined, RETRY_AFTER_S)
}

function byVariant(taken: readonly TakenPieces[]) {
  return [...Map.groupBy(taken, ({ variantId }) => variantId)].map(([variantId, lines]) => {
    return { variantId, stock: defined(lines[0], 'line').stock, added: piecesOf(lines) }
  })
}

function piecesOf(taken: readonly TakenPieces[]): number {
  return sumOf(taken, ({ quantity }) => quantity)
}
