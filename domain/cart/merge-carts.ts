import { buyable, fitQuantity, MAX_CART_LINES, MAX_QUANTITY, type CutReason, type Offer } from './cart.ts'
import type { Rupees } from '../money.ts'

export type Line = {
  /** Null when the variant does not exist any more. */
  variantId: number | null
  /** Whether it is saved for later. */
  isSaved: boolean
  /** The requested quantity, 1 to MAX_QUANTITY. */
  quantity: number
  /** Price when it was added, or the last one that the shopper accepted. */
  seenPrice: Rupees
}

/** Only `kept` of the `wanted` pieces can be bought. */
type Cut<Cuttable> = { line: Cuttable; reason: CutReason; wanted: number; kept: number }

export type Merge<Own, Incoming> = {
  /** Lines that join a line of the same variant, with its new quantity. */
  joined: { into: Own; line: Incoming; quantity: number; seenPrice: Rupees }[]
  /** Lines that become new lines. */
  added: { line: Incoming; quantity: number }[]
  cuts: Cut<Incoming>[]
}

type OfferOf = (variantId: number | null) => Offer | undefined

/**
 * Merges the lines of another cart into a cart. Quantities add up, to at most MAX_QUANTITY and the stock. Lines that are sold
 * out or left the shop stay. `cuts` lists what was not kept.
 *
 * @param offerOf  returns price and stock of a variant now
 */
export function mergeLines<Own extends Line, Incoming extends Line>(
  own: readonly Own[],
  incoming: readonly Incoming[],
  offerOf: OfferOf,
): Merge<Own, Incoming> {
  const merge: Merge<Own, Incoming> = { joined: [], added: [], cuts: [] }
  for (const line of incoming) {
    const into = findSame(own, line)
    if (!into && !hasRoom(own, merge)) {
      merge.cuts.push({ line, reason: 'full', wanted: line.quantity, kept: 0 })
      continue
    }
    const offer = offerOf(line.variantId)
    const wanted = line.quantity + (into?.quantity ?? 0)
    const { quantity, reason } = mergedQuantity(wanted, line.isSaved, offer)
    if (into) merge.joined.push({ into, line, quantity, seenPrice: seenPriceOf(into, line, offer) })
    else merge.added.push({ line, quantity })
    if (reason) merge.cuts.push({ line, reason, wanted, kept: line.isSaved ? quantity : buyable(quantity, offer) })
  }
  return merge
}

/**
 * Takes the lines of a shared cart into a cart, which then holds at least as many of each, as far as they are in stock.
 * Taking them twice is the same as once, and no line of the cart is reduced.
 */
export function takeLines<Own extends Line, Incoming extends Line>(
  own: readonly Own[],
  shared: readonly Incoming[],
  offerOf: OfferOf,
): Merge<Own, Incoming> {
  const merge: Merge<Own, Incoming> = { joined: [], added: [], cuts: [] }
  for (const line of shared) {
    const into = findSame(own, line)
    const offer = offerOf(line.variantId)
    const wanted = line.quantity
    const { quantity, cutBy } = fitQuantity(wanted, offer?.stock ?? 0)
    const isBarred = quantity > 0 && !into && !hasRoom(own, merge)
    const kept = isBarred ? 0 : Math.max(quantity, buyable(into?.quantity ?? 0, offer))
    if (kept < wanted) merge.cuts.push({ line, reason: isBarred ? 'full' : (whyNone(offer) ?? cutBy!), wanted, kept })
    if (kept === 0 || (into && into.quantity >= quantity)) continue
    if (into) merge.joined.push({ into, line, quantity, seenPrice: into.seenPrice })
    else merge.added.push({ line, quantity })
  }
  return merge
}

function findSame<Own extends Line>(own: readonly Own[], { variantId, isSaved }: Line): Own | undefined {
  return variantId === null ? undefined : own.find((one) => one.variantId === variantId && one.isSaved === isSaved)
}

function hasRoom(own: readonly unknown[], { added }: { added: readonly unknown[] }): boolean {
  return own.length + added.length < MAX_CART_LINES
}

/** A sold-out line keeps its quantity, because the stock may return. */
function mergedQuantity(
  wanted: number,
  isSaved: boolean,
  offer: Offer | undefined,
): { quantity: number; reason?: CutReason } {
  const none = whyNone(offer)
  if (!isSaved && none) return { quantity: Math.min(wanted, MAX_QUANTITY), reason: none }
  const { quantity, cutBy } = fitQuantity(wanted, isSaved ? Infinity : offer!.stock)
  return cutBy ? { quantity, reason: cutBy } : { quantity }
}

function whyNone(offer: Offer | undefined): 'gone' | 'sold-out' | undefined {
  if (!offer) return 'gone'
  return offer.stock === 0 ? 'sold-out' : undefined
}

/** A price change that the shopper has not accepted on one of the two lines stays pending on the merged line. */
export function seenPriceOf(into: Line, line: Line, offer: Offer | undefined): Rupees {
  return into.seenPrice === offer?.price ? line.seenPrice : into.seenPrice
}
