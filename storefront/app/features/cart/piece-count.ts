import type { CartLine } from '#contract/cart.ts'

/** Returns how many pieces the lines hold, in stock or not. */
export function pieceCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}
