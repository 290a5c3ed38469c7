import type { Offer } from '#domain/cart/cart.ts'
import type { Line, Merge } from '#domain/cart/merge-carts.ts'
import type { Db } from '../../platform/db/client.ts'
import { holdVariants, updateLine, type LineRow, type VariantRow } from './line-queries.ts'
import { insertNotices } from './notice-queries.ts'

/** A line of another cart, or of an order. */
type Incoming = Pick<LineRow, 'variantId' | 'name' | 'color' | 'size' | 'type'>

/** Returns the existing variants of these lines, locked against deletion until the end of the transaction. */
export async function holdVariantsOf(tx: Db, lines: readonly Pick<LineRow, 'variantId'>[]) {
  const variants = await holdVariants(
    tx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  return new Map<number | null, VariantRow>(variants.map((variant) => [variant.id, variant]))
}

export function offersOf(variants: Map<number | null, VariantRow>) {
  return (variantId: number | null): Offer | undefined => {
    const variant = variants.get(variantId)
    return variant?.isListed ? variant : undefined
  }
}

/**
 * Writes a merge to the cart: changed lines, added lines and notices.
 *
 * @param add  adds an incoming line to this cart
 */
export async function applyMerge<Joining extends Incoming & Line>(
  tx: Db,
  cartId: string,
  { joined, added, cuts }: Merge<LineRow, Joining>,
  variants: Map<number | null, VariantRow>,
  add: (line: Joining, quantity: number) => Promise<void>,
): Promise<void> {
  for (const { into, quantity, seenPrice } of joined) await updateLine(tx, into.id, { quantity, seenPrice })
  for (const { line, quantity } of added) await add(line, quantity)
  const notices = cuts.map(({ line: { variantId, name, color, size, type }, ...cut }) => {
    const { id = null } = variants.get(variantId) ?? {}
    return { variantId: id, name, color, size, type, ...cut }
  })
  await insertNotices(tx, cartId, notices)
}
