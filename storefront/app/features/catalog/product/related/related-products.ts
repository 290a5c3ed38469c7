import type { ProductCard } from '#contract/catalog/products.ts'

/** Two views of five. */
export const RELATED_PRODUCTS = 10

/** Those of the same subcategory first, then filled up from the category; never the product itself, none twice. */
export function relatedProducts(
  productId: string,
  ofSubcategory: readonly ProductCard[],
  ofCategory: readonly ProductCard[],
): ProductCard[] {
  const byId = new Map([...ofSubcategory, ...ofCategory].map((product) => [product._id, product]))
  byId.delete(productId)
  return [...byId.values()].slice(0, RELATED_PRODUCTS)
}
