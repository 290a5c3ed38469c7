import { and, desc, eq, or, sql } from 'drizzle-orm'
import { mostLastPieces, type HoldingGroup, type MostHeld } from '#domain/orders/order-verification.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { say } from '../../platform/language/sentence.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderLines, orders, variants } from '../../platform/db/schema.ts'
import { isIn, isOfNewBuyer, isUnpaid, RETRY_AFTER_S, WALLET_TIME_EXTENDED, type Buyers } from './held-pieces.ts'

/**
 * Variants of which nothing is left while unpaid orders of guests and new accounts hold pieces, by network. Each variant counts
 * for the network with the newest of these orders: that one took the last piece, or others bought it.
 */
export type LastPieces = readonly {
  isHere: boolean
  /** In orders that stand for longer than the time to pay by wallet. */
  standing: number
  byWallet: number
}[]

/** @param standingId  an order that counts as standing, however it is paid */
export function selectLastPieces(
  tx: Db,
  { network, neighborhood }: Buyers,
  { standingId }: { standingId?: string } = {},
) {
  const isHere = isIn(orders.network, network)
  const isThis = standingId === undefined ? sql`false` : eq(orders.id, standingId)
  const stands = sql<boolean>`(${orders.payment} in ('cod', 'bank') or ${WALLET_TIME_EXTENDED} or ${isThis})`
  const newest = tx
    .selectDistinctOn([variants.id], {
      network: orders.network,
      isHere: sql<boolean>`${isHere}`.as('is_here'),
      stands: stands.as('stands'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variants, and(eq(variants.id, orderLines.variantId), eq(variants.stock, 0)))
    .where(
      and(
        or(isHere, isIn(orders.neighborhood, neighborhood)),
        eq(orders.state, 'pending'),
        isUnpaid(tx),
        isOfNewBuyer(tx),
      ),
    )
    .orderBy(variants.id, desc(orders.placedAt), desc(orders.id))
    .as('newest')
  const byNetwork = tx
    .select({
      isHere: newest.isHere,
      standing: sql<number>`count(*) filter (where ${newest.stands})`.as('standing'),
      byWallet: sql<number>`count(*) filter (where not ${newest.stands})`.as('by_wallet'),
    })
    .from(newest)
    .groupBy(newest.network, newest.isHere)
    .as('by_network')
  const { isHere: here, standing, byWallet } = byNetwork
  const one = sql`json_build_object('isHere', ${here}, 'standing', ${standing}, 'byWallet', ${byWallet})`
  return tx.select({ networks: sql<LastPieces>`coalesce(json_agg(${one}), '[]')`.as('last_pieces') }).from(byNetwork)
}

/** @param standing  as for `selectLastPieces` */
export async function readLastPieces(tx: Db, buyers: Buyers, standing: { standingId: string }): Promise<LastPieces> {
  return onlyRow(await selectLastPieces(tx, buyers, standing)).networks
}

/**
 * Refuses an order that takes last pieces when unpaid orders nearby hold those of too many variants. It names the wallet as
 * the way out only where a wallet order is let through.
 *
 * @param added     variants whose last piece it takes and that `lastPieces` does not count yet
 * @param variants  how many the shop has
 * @param stands    whether it holds them for longer than the time to pay by wallet
 * @param factor    how many times the usual figures apply
 * @throws AppError too_many_requests
 */
export function refuseTooManyLastPieces(
  { lastPieces, variants: ofShop }: { lastPieces: LastPieces; variants: number },
  { added, stands, factor }: { added: number; stands: boolean; factor: number },
): void {
  const most = { network: mostOf(ofShop, 'network', factor), neighborhood: mostOf(ofShop, 'neighborhood', factor) }
  const groups = [
    { held: heldHere(lastPieces, most.network), most: most.network },
    { held: heldNearby(lastPieces, most), most: most.neighborhood },
  ]
  if (added > 0 && groups.some((group) => group.held.all + added > group.most.all)) {
    throw refusal('checkout.too-many-last-pieces')
  }
  if (stands && groups.some((group) => group.held.standing + added > group.most.standing)) {
    throw refusal('checkout.too-many-last-pieces-for-long')
  }
}

function mostOf(ofShop: number, group: HoldingGroup, factor: number): MostHeld {
  const { all, standing } = mostLastPieces(ofShop, group)
  return { all: all * factor, standing: standing * factor }
}

/**
 * What the network holds. Others may have bought up more variants of its standing orders than it may take the last piece of;
 * the rest of its cap stays free for wallet orders.
 */
function heldHere(lastPieces: LastPieces, most: MostHeld): MostHeld {
  const here = lastPieces.filter(({ isHere }) => isHere)
  const standing = sumOf(here, (network) => network.standing)
  return { standing, all: Math.min(standing, most.standing) + sumOf(here, (network) => network.byWallet) }
}

/** What the neighborhood holds. Each network counts with no more than it may hold, so that none fills the cap alone. */
function heldNearby(lastPieces: LastPieces, most: Record<HoldingGroup, MostHeld>): MostHeld {
  const shares = lastPieces.map(({ standing, byWallet }) => {
    const share = Math.min(standing, most.network.standing)
    return { standing: share, byWallet: Math.min(byWallet, most.network.all - share) }
  })
  const standing = sumOf(shares, (share) => share.standing)
  const byWallet = sumOf(shares, (share) => share.byWallet)
  return { standing, all: Math.min(standing, most.neighborhood.standing) + byWallet }
}

function refusal(sentence: 'checkout.too-many-last-pieces' | 'checkout.too-many-last-pieces-for-long'): AppError {
  return new AppError('too_many_requests', say(sentence), undefined, RETRY_AFTER_S)
}
