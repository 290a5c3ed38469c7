import { shareOut } from '../checkout/share-out.ts'
import { defined } from '../defined.ts'
import type { Rupees } from '../money.ts'
import { sum } from '../sum.ts'
import { sharesSize, type ProductSet } from './product-set.ts'
import { setSaving } from './set-saving.ts'

/** The goods of a line, by which sets know their pieces. */
export type SetGoods = { productId: string; variantId: string; size: string | null }

/** A line of a cart. Without `goods` it belongs to no set, as a custom piece. */
export type SetLine = { unitPrice: Rupees; quantity: number; goods?: SetGoods | undefined }

/** What complete sets of one kind take off. */
export type SetReduction = { setId: string; count: number; amount: Rupees }

/** The pieces of a line that belong to no set yet, and what sets took off the others. */
type Pile = { line: SetLine; left: number; reduction: Rupees }
type Part = { pile: Pile; count: number }
/** A set that the remaining pieces complete. */
type Complete = { setId: string; size: string; parts: Part[]; saving: Rupees }

/**
 * Finds the complete sets in a cart and shares what each saves among its pieces.
 *
 * The set that saves the most goes first, then the next among the pieces that are left, so no piece counts twice. The
 * dearest pieces of a product go first. Ties go by ids, so the order of lines and sets changes nothing.
 *
 * @returns what is taken off each line, in the order of the lines, never more than the line costs; and the same by set.
 *          Both add up to the same sum
 */
export function reduceSets(
  lines: readonly SetLine[],
  sets: readonly ProductSet[],
): { ofLines: Rupees[]; reductions: SetReduction[] } {
  const piles = lines.map((line): Pile => ({ line, left: line.quantity, reduction: 0 }))
  const ofProduct = pilesByProduct(piles)
  const possible = sets.filter(({ pieces }) => pieces.every(({ productId }) => ofProduct.has(productId)))
  const found = new Map<string, SetReduction>()
  for (;;) {
    const [best] = possible.flatMap((set) => completeSets(set, ofProduct)).toSorted(bestFirst)
    if (!best) return { ofLines: piles.map(({ reduction }) => reduction), reductions: [...found.values()] }
    const { setId, saving } = best
    const count = take(best)
    const before = found.get(setId) ?? { count: 0, amount: 0 }
    found.set(setId, { setId, count: before.count + count, amount: before.amount + saving * count })
  }
}

/**
 * Takes a complete set from its piles as often as it can be repeated. Pieces only become fewer, so the best set stays
 * the best until then.
 */
function take({ parts, saving }: Complete): number {
  const times = Math.min(...parts.map(({ pile, count }) => Math.floor(pile.left / count)))
  const shares = shareOut(saving, parts.map(costOf))
  for (const [at, { pile, count }] of parts.entries()) {
    pile.left -= count * times
    pile.reduction += defined(shares[at], `share ${at}`) * times
  }
  return times
}

/** The piles of each product, dearest first. */
function pilesByProduct(piles: readonly Pile[]): Map<string, Pile[]> {
  const known = piles.filter(({ line }) => line.goods !== undefined)
  const dearestFirst = known.toSorted(
    (one, other) =>
      other.line.unitPrice - one.line.unitPrice ||
      compare(one.line.goods?.variantId ?? '', other.line.goods?.variantId ?? ''),
  )
  return Map.groupBy(dearestFirst, ({ line }) => line.goods?.productId ?? '')
}

/** The complete sets of one kind that the remaining pieces allow: at most one for each size. */
function completeSets(set: ProductSet, ofProduct: ReadonlyMap<string, Pile[]>): Complete[] {
  if (!sharesSize(set.pieces, 0)) return completeIn(set, undefined, ofProduct)
  const main = ofProduct.get(set.pieces[0]?.productId ?? '') ?? []
  const sizes = new Set(main.filter(({ left }) => left > 0).map(sizeOf))
  return [...sizes].flatMap((size) => completeIn(set, size, ofProduct))
}

/**
 * @param size  of the pieces that share one; undefined where none do
 * @returns     nothing when a piece is missing, or when the set saves less than a rupee
 */
function completeIn(
  { id, percent, pieces }: ProductSet,
  size: string | null | undefined,
  ofProduct: ReadonlyMap<string, Pile[]>,
): Complete[] {
  const parts: Part[] = []
  for (const [at, { productId, quantity }] of pieces.entries()) {
    const piles = ofProduct.get(productId) ?? []
    const fitting = size !== undefined && sharesSize(pieces, at) ? piles.filter((pile) => sizeOf(pile) === size) : piles
    let missing = quantity
    for (const pile of fitting) {
      const count = Math.min(missing, pile.left)
      if (count > 0) parts.push({ pile, count })
      missing -= count
    }
    if (missing > 0) return []
  }
  const saving = setSaving(sum(parts.map(costOf)), percent)
  return saving > 0 ? [{ setId: id, size: size ?? '', parts, saving }] : []
}

function sizeOf({ line }: Pile): string | null {
  return line.goods?.size ?? null
}

function costOf({ pile, count }: Part): Rupees {
  return pile.line.unitPrice * count
}

function bestFirst(one: Complete, other: Complete): number {
  return other.saving - one.saving || compare(one.setId, other.setId) || compare(one.size, other.size)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
