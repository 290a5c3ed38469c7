import type { Product } from '#contract/catalog/products.ts'
import { type ReviewStars, reviewStars } from '#domain/reviews/review.ts'

export type ReviewSpread = {
  /** To 1 decimal. */
  mean: number
  /** Number of reviews per number of stars, five first; `share` is 0 to 1 of all. */
  steps: { stars: ReviewStars; count: number; share: number }[]
}

/** Returns mean and distribution of all reviews; null if there are none. */
export function reviewSpread({
  rating,
  reviewCount,
  starCounts,
}: Pick<Product, 'rating' | 'reviewCount' | 'starCounts'>): ReviewSpread | null {
  if (reviewCount === 0) return null
  const steps = reviewStars.map((stars) => {
    const count = starCounts[stars]
    return { stars, count, share: count / reviewCount }
  })
  return { mean: rating, steps }
}
