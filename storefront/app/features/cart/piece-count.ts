import type { CartLine } from '#contract/cart.ts'
import { sumOf } from '#domain/sum.ts'

/** Returns how many pieces the lines hold, in stock or not. */
export function pieceCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return sumOf(lines, ({ quantity }) => quantity)
}
