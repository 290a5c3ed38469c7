import type { StaffPlan } from '#contract/admin/planner.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import type { Db } from '../../platform/db/client.ts'
import { countBought, readPlannedPrices, readPlannedProducts, type Sender } from './planned-queries.ts'

/** Returns a plan with today's prices, and how much of it its sender has bought; null for none. */
export async function showPlanToStaff(db: Db, plan: Plan | null, sender: Sender): Promise<StaffPlan | null> {
  if (!plan) return null
  const ofShop = plan.pieces.filter((piece) => !piece.own)
  const productIds = idsIn(ofShop.map(({ productId }) => productId))
  const [known, prices, bought] = await Promise.all([
    readPlannedProducts(db, productIds),
    readPlannedPrices(db, idsIn(ofShop.map(({ variantId }) => variantId))),
    countBought(db, productIds, sender),
  ])
  const pieces = equalPieces(plan.pieces).map(([piece, ...others]) => {
    const { name, width, depth, height } = piece
    const shown = { name, width, depth, height, quantity: 1 + others.length }
    if (piece.own) return { ...shown, product: null }
    const id = idOf(piece.productId)
    const product = {
      id: known.has(id) ? id : null,
      price: prices.get(idOf(piece.variantId)) ?? null,
      bought: bought.get(id) ?? 0,
    }
    return { ...shown, product }
  })
  return { plan, pieces }
}

function equalPieces(pieces: readonly PlannedPiece[]): [PlannedPiece, ...PlannedPiece[]][] {
  const groups = new Map<string, [PlannedPiece, ...PlannedPiece[]]>()
  for (const piece of pieces) {
    const { name, width, depth, height } = piece
    const key = JSON.stringify([name, width, depth, height, piece.own ? null : piece.variantId])
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  return [...groups.values()]
}

/** Anybody may have written the plan, so that its ids may be any words. */
function idsIn(texts: readonly string[]): number[] {
  return [...new Set(texts.map(idOf))].filter((id) => id > 0)
}

/** As in the catalog; 0, which no row has, for what is no id of one. */
function idOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
