import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { mostLastPieces, type HoldingGroup } from '#domain/orders/order-verification.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { say } from '../../platform/language/sentence.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderLines, orders, variants } from '../../platform/db/schema.ts'
import { isIn, isOfNewBuyer, isUnpaid, RETRY_AFTER_S, WALLET_TIME_EXTENDED, type Buyers } from './held-pieces.ts'

/**
 * How many variants have nothing left because unpaid orders of guests and new accounts hold their last piece. `standing`: all
 * but those in wallet orders, which are paid within minutes or lapse.
 */
export type LastPieces = Record<HoldingGroup, { all: number; standing: number }>

/** @param standingId  an order that counts as standing, however it is paid */
export function selectLastPieces(
  tx: Db,
  { network, neighborhood }: Buyers,
  { standingId }: { standingId?: string } = {},
) {
  const isHere = isIn(orders.network, network)
  const isThis = standingId === undefined ? sql`false` : eq(orders.id, standingId)
  const stands = sql`(${orders.payment} in ('cod', 'bank') or ${WALLET_TIME_EXTENDED} or ${isThis})`
  return tx
    .select({
      hereAll: variantsWhere(isHere).as('last_here'),
      hereStanding: variantsWhere(sql`${isHere} and ${stands}`).as('last_here_standing'),
      nearAll: variantsWhere(sql`true`).as('last_near'),
      nearStanding: variantsWhere(stands).as('last_near_standing'),
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
}

type LastPiecesRow = { hereAll: number; hereStanding: number; nearAll: number; nearStanding: number }

/** The columns of `selectLastPieces` for a query around it. */
export function columnsOf<Column>(last: Record<keyof LastPiecesRow, Column>): Record<keyof LastPiecesRow, Column> {
  const { hereAll, hereStanding, nearAll, nearStanding } = last
  return { hereAll, hereStanding, nearAll, nearStanding }
}

export function lastPiecesOf({ hereAll, hereStanding, nearAll, nearStanding }: LastPiecesRow): LastPieces {
  return {
    network: { all: hereAll, standing: hereStanding },
    neighborhood: { all: nearAll, standing: nearStanding },
  }
}

/** @param standing  as for `selectLastPieces` */
export async function readLastPieces(tx: Db, buyers: Buyers, standing: { standingId: string }): Promise<LastPieces> {
  return lastPiecesOf(onlyRow(await selectLastPieces(tx, buyers, standing)))
}

/**
 * Refuses an order that takes last pieces when unpaid orders nearby hold those of too many variants.
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
  for (const group of ['network', 'neighborhood'] as const) {
    const { all, standing } = lastPieces[group]
    const most = mostLastPieces(ofShop, group)
    if (stands && standing + added > most.standing * factor) throw refusal('checkout.too-many-last-pieces-for-long')
    if (added > 0 && all + added > most.all * factor) throw refusal('checkout.too-many-last-pieces')
  }
}

function refusal(sentence: 'checkout.too-many-last-pieces' | 'checkout.too-many-last-pieces-for-long'): AppError {
  return new AppError('too_many_requests', say(sentence), undefined, RETRY_AFTER_S)
}

function variantsWhere(condition: SQL) {
  return sql<number>`count(distinct ${variants.id}) filter (where ${condition})`.mapWith(Number)
}
