import type { OrderTotal } from '../checkout/order-total.ts'
import { shareOut } from '../checkout/share-out.ts'
import type { ShippingMethod } from '../delivery-zones/delivery-estimate.ts'
import { defined } from '../defined.ts'
import { containedVat, type Rupees } from '../money.ts'
import { sum, sumOf } from '../sum.ts'

/** How an edit sets the delivery fee: `keep` leaves it as it was agreed, `rule` computes it as for a new order. */
export const editFees = ['rule', 'keep'] as const
export type EditFee = (typeof editFees)[number]

/** What staff changed of an order, as its history keeps it. Names are in English. */
export type OrderEditDetail = {
  /** Pieces by name, with their count before and after; 0 for none. */
  pieces: { name: string; from: number; to: number }[]
  /** Rupees before and after. */
  total: { from: Rupees; to: Rupees }
  shipping: { from: Rupees; to: Rupees }
  /** The discount that staff gave. */
  discount: { from: Rupees; to: Rupees }
  district?: { from: string; to: string }
  method?: { from: ShippingMethod; to: ShippingMethod }
  /** Names of the pickup stores. */
  store?: { from: string; to: string }
  /** Whether the address within its district changed. The history has no address. */
  changesAddress?: true
}

/**
 * Returns the delivery fee of an order before promotions. Reductions of its lines are known one by one; what the reductions
 * took off beyond them, they took off the fee.
 */
export function feeBefore(
  { shipping }: { shipping: Rupees },
  lines: readonly { reduction: Rupees }[],
  reductions: readonly { amount: Rupees }[],
): Rupees {
  return shipping + sumOf(reductions, ({ amount }) => amount) - sumOf(lines, ({ reduction }) => reduction)
}

/** What an order and its lines cost. */
export type OrderFigures = Pick<OrderTotal, 'lines' | 'subtotal' | 'shipping' | 'shippingVat' | 'total' | 'vat'>

/** Returns the most that staff can take off an order: the price of its pieces after all other discounts. */
export function mostDiscount({ lines }: Pick<OrderFigures, 'lines'>): Rupees {
  return sumOf(lines, ({ total }) => total)
}

/**
 * Takes a discount by staff off the pieces of an order, after everything else. The delivery fee stays.
 *
 * @param discount  whole rupees, at most `mostDiscount`
 * @throws RangeError for more
 */
export function withStaffDiscount(before: OrderFigures, discount: Rupees): OrderFigures {
  const shares = shareOut(
    discount,
    before.lines.map((line) => line.total),
  )
  const lines = before.lines.map((line, index) => {
    const share = defined(shares[index], 'share')
    return { ...line, reduction: line.reduction + share, total: line.total - share }
  })
  const totals = lines.map((line) => line.total)
  const total = sum(totals) + before.shipping
  const vat = containedVat(total)
  const vats = shareOut(vat, [...totals, before.shipping])
  return {
    ...before,
    lines: lines.map((line, index) => ({ ...line, vat: defined(vats[index], 'vat share') })),
    shippingVat: defined(vats.at(-1), 'vat share'),
    total,
    vat,
  }
}

/** Returns what an edited order still lacks, and what goes back to its buyer: at most one of them is above 0. */
export function settleEdit(total: Rupees, counted: Rupees): { due: Rupees; refund: Rupees } {
  return { due: Math.max(0, total - counted), refund: Math.max(0, counted - total) }
}

type Pieces = { position: number; quantity: number }

/**
 * Spreads the lines of an edited order over its deliveries. Pieces that stay keep their delivery. Pieces that go are taken
 * from the last delivery first, and new ones come with the first.
 *
 * @param deliveries  pieces of each planned delivery by the positions before, in the order of the deliveries; at least one
 * @param lines       the new lines in their order; `from` is the position before, null for a new line
 * @returns pieces of each delivery by the new positions; none for a delivery that has nothing left to bring
 */
export function spreadPieces(
  deliveries: readonly (readonly Pieces[])[],
  lines: readonly { from: number | null; quantity: number }[],
): Pieces[][] {
  const spread: Pieces[][] = deliveries.map(() => [])
  for (const [position, { from, quantity }] of lines.entries()) {
    const counts = deliveries.map((pieces) => countAt(pieces, from))
    let change = quantity - sum(counts)
    if (change > 0) counts[0]! += change
    for (let at = counts.length - 1; at >= 0 && change < 0; at -= 1) {
      const taken = Math.min(counts[at]!, -change)
      counts[at]! -= taken
      change += taken
    }
    for (const [at, count] of counts.entries()) {
      if (count > 0) spread[at]!.push({ position, quantity: count })
    }
  }
  return spread
}

function countAt(pieces: readonly Pieces[], position: number | null): number {
  return sumOf(
    pieces.filter((one) => one.position === position),
    ({ quantity }) => quantity,
  )
}
