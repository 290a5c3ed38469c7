import {
  isNewcomer,
  MOST_OPEN_ORDERS,
  mostEmptied,
  mostForNewcomer,
  mostHeldByAccount,
  mostHeldByAccounts,
  mostHeldByNewAccounts,
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
  type Held,
  type HeldByAccount,
  type HeldByGuests,
} from './held-pieces.ts'
import {
  countOpen,
  readTaken,
  waitForOthers,
  type OpeningBuyer,
  type OpenOrders,
  type TakenPieces,
} from './open-orders.ts'
import { stockMemory, type StockMemory } from './stock-memory.ts'

const RETRY_AFTER_S = 10 * 60

/** An order that is about to stand for longer. */
type StandingOrder = OpeningBuyer & {
  id: string
  payment: PaymentMethod
  placedAt: Date
  payBy: Date | null
  verifyBy: Date | null
}

/** What a group of guests holds and may hold, of the shop or of a variant, and what is about to be added. */
type Cap = { held: Held; most: MostHeld; added: number }

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
  const memory = stockMemory()
  return {
    countOpen: (tx, buyer, payment) => countOpen(tx, buyer, { payment, memory }),
    refuseTooManyOpen: (open, taken) => refuseTooManyOpen(open, taken, factor),
    refuseTooManyStanding: (tx, order) => refuseTooManyStanding(tx, order, { factor, memory }),
  }
}

/**
 * Refuses an order that would leave too much of the shop in orders nobody has paid for: too many orders of its account, or
 * by its phone number or email address from the same network, too many pieces by guests of its network or neighborhood, by
 * its account, or by all accounts of its network, or the last piece of too many variants by its neighborhood.
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
  if (held?.by === 'guests') refuseBeyondGuests(held, taken, factor)
}

/**
 * The same for an order that holds its pieces already and is about to stand for longer: its code was entered, or it is to
 * be paid another way.
 *
 * @throws AppError too_many_requests
 */
async function refuseTooManyStanding(
  tx: Db,
  order: StandingOrder,
  { factor, memory }: { factor: number; memory: StockMemory },
): Promise<void> {
  if (order.userId !== null || order.network === null || !standsForLonger(order)) return
  await waitForOthers(tx, order)
  const held = await readHeldByGuests(tx, order, { exceptId: order.id, memory })
  const here = heldInAll(held.ofVariants).network.all
  const caps = capsOf(held, await readTaken(tx, order.id), { byWallet: isWallet(order.payment), here })
  if (isBeyond(caps, ['standing'], factor)) throw tooManyForGuest()
}

/** Cash whose code was entered, a transfer, and a wallet once its time has been extended again. */
function standsForLonger({ payment, placedAt, payBy, verifyBy }: StandingOrder): boolean {
  if (payment === 'cod') return verifyBy === null
  if (!isWallet(payment)) return true
  return payBy !== null && payBy.getTime() > placedAt.getTime() + MOST_WALLET_MS
}

/** @throws AppError too_many_requests */
function refuseBeyondAccount(held: HeldByAccount, taken: readonly TakenPieces[], factor: number): void {
  const { own, here, newOnesNear, isKnown, stock } = held
  const added = piecesOf(taken)
  const near = mostHeldByNewAccounts(stock)
  const mostNear = isNewcomer(here + added) ? mostForNewcomer(near) : near
  const isFree = isKnown || (!emptiesTooMany(held, taken, factor) && newOnesNear + added <= mostNear * factor)
  if (
    isFree &&
    own + added <= mostHeldByAccount(stock, isKnown) * factor &&
    here + added <= mostHeldByAccounts(stock) * factor
  )
    return
  throw new AppError('too_many_requests', say('checkout.too-many-pieces'), undefined, RETRY_AFTER_S)
}

/** @throws AppError too_many_requests */
function refuseBeyondGuests(
  held: HeldByGuests & { byWallet: boolean },
  taken: readonly TakenPieces[],
  factor: number,
): void {
  const here = heldInAll(held.ofVariants).network.all + piecesOf(taken)
  const caps = capsOf(held, taken, { byWallet: held.byWallet, here })
  if (isBeyond(caps, held.byWallet ? ['all'] : ['all', 'standing'], factor) || emptiesTooMany(held, taken, factor)) {
    throw tooManyForGuest()
  }
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

/** Whether an order takes the last piece of a variant, and its neighborhood holds those of too many. */
function emptiesTooMany(
  { emptied, variants }: Pick<HeldByGuests, 'emptied' | 'variants'>,
  taken: readonly TakenPieces[],
  factor: number,
): boolean {
  const added = byVariant(taken).filter((one) => one.added >= one.stock).length
  return added > 0 && emptied + added > mostEmptied(variants) * factor
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
