import type { ProductCard } from '#contract/products.ts'

const MOST = 5

/**
 * What goes with a product: of each other kind in its room one, then more of them; never of its own kind, nor what is
 * in the cart or sold out.
 */
export function companions(
  product: Pick<ProductCard, 'subCatId'>,
  ofRoom: readonly ProductCard[],
  inCart: ReadonlySet<string>,
): ProductCard[] {
  const fitting = ofRoom.filter(
    ({ _id, subCatId, countInStock }) => subCatId !== product.subCatId && countInStock > 0 && !inCart.has(_id),
  )
  const firsts = fitting.filter((card, at) => fitting.findIndex(({ subCatId }) => subCatId === card.subCatId) === at)
  return [...new Set([...firsts, ...fitting])].slice(0, MOST)
}
