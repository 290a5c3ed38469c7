import type { Variant } from '#contract/catalog/products.ts'
import type { SetPiece, ShownSet } from '#contract/sets.ts'
import type { Rupees } from '#domain/money.ts'

/** A piece that goes with the chosen size of a product, and its lowest price in that size; `isFrom` if it has others. */
export type ApartPiece = Pick<SetPiece, 'productId' | 'name'> & { price: Rupees; isFrom: boolean }

/**
 * Returns what has to be bought besides the main piece of a set because it goes into it: the mattress of a bed. The shop
 * marks such pieces as sharing the size. What stands beside it, such as a table, is none of them.
 */
export function soldApart(
  { pieces: [main, ...others] }: ShownSet,
  productId: string,
  { size }: Pick<Variant, 'size'>,
): ApartPiece[] {
  if (main?.productId !== productId || !main.sharesSize || size === null) return []
  return others.flatMap(({ productId: id, name, sharesSize, variants }) => {
    const prices = variants.filter((variant) => variant.size === size).map(({ price }) => price)
    if (!sharesSize || prices.length === 0) return []
    return [{ productId: id, name, price: Math.min(...prices), isFrom: new Set(prices).size > 1 }]
  })
}
