import type { Product } from '#contract/products.ts'

const starSteps = [5, 4, 3, 2, 1] as const

export type ReviewSpread = {
  /** To 1 decimal. */
  mean: number
  /** How many reviews gave each number of stars, five first; `share` is their part of all, 0 to 1. */
  steps: { stars: number; count: number; share: number }[]
}

/** Mean and spread of all reviews; null when there are none, or more than the product brought along. */
export function reviewSpread({ reviews, reviewCount }: Pick<Product, 'reviews' | 'reviewCount'>): ReviewSpread | null {
  if (reviews.length === 0 || reviews.length < reviewCount) return null

  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const steps = starSteps.map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length
    return { stars, count, share: count / reviews.length }
  })
  return { mean: Math.round((sum / reviews.length) * 10) / 10, steps }
}
