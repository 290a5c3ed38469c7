import type { Product } from '#contract/catalog/products.ts'

/** Returns whether a response is a displayable product. Anything else is an error to report, not to render. */
export function isValidProduct(answer: unknown): answer is Product {
  if (typeof answer !== 'object' || answer === null) return false
  const { _id, name, variants, pictures, reviews } = answer as Partial<Product>
  const isNamed = typeof _id === 'string' && typeof name === 'string' && name !== ''
  const isListed = Array.isArray(pictures) && Array.isArray(reviews)
  return isNamed && isListed && Array.isArray(variants) && variants.length > 0 && variants.every(isPriced)
}

function isPriced(variant: unknown): boolean {
  return typeof variant === 'object' && variant !== null && 'price' in variant && Number.isInteger(variant.price)
}
