import type { ProductCard } from '#contract/catalog/products.ts'

/** Two views of five. */
export const RELATED_PRODUCTS = 10

/** Lists products of the same subcategory, then of the category, without the product itself and without duplicates. */
export function relatedProducts(
  productId: string,
  ofSubcategory: readonly ProductCard[],
  ofCategory: readonly ProductCard[],
): ProductCard[] {
  const byId = new Map([...ofSubcategory, ...ofCategory].map((product) => [product._id, product]))
  byId.delete(productId)
  return [...byId.values()].slice(0, RELATED_PRODUCTS)
}
