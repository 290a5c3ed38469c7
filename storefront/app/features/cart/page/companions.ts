import type { ProductCard } from '#contract/catalog/products.ts'

const MOST = 5

/**
 * Picks products that go with a product: one of each other kind, its own room first. Leaves out those in the cart or
 * sold out.
 * @param products  those of its room before others
 */
export function companions(
  product: Pick<ProductCard, 'subCatId'>,
  products: readonly ProductCard[],
  inCart: ReadonlySet<string>,
): ProductCard[] {
  const byKind = new Map<string | null, ProductCard>()
  for (const card of products) {
    const isFitting = card.subCatId !== product.subCatId && card.countInStock > 0 && !inCart.has(card._id)
    if (isFitting && !byKind.has(card.subCatId)) byKind.set(card.subCatId, card)
  }
  return [...byKind.values()].slice(0, MOST)
}
