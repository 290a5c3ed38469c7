import { useQuery } from '@tanstack/react-query'
import type { OwnReview, ReviewStanding } from '#contract/reviews.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { reviewsApi } from './reviews-api.ts'

/** Returns what the logged-in customer may do with a product's reviews. */
export function useStanding(productId: string, userId: string | undefined) {
  const query = {
    queryKey: standingKey(productId, userId),
    queryFn: () => loadStanding(productId),
    ...failsAtOnce,
    enabled: userId !== undefined,
    staleTime: 0,
  } as const
  return useQuery(query, queryClient)
}

/** Stores the shopper's own review as returned by the shop; null once it is deleted. */
export function noteOwn(productId: string, userId: string, review: OwnReview | null): void {
  queryClient.setQueryData<ReviewStanding>(
    standingKey(productId, userId),
    (before) => before && { ...before, refusal: review && 'written', review },
  )
}

function standingKey(productId: string, userId: string | undefined) {
  return ['review-standing', productId, userId]
}

async function loadStanding(productId: string): Promise<ReviewStanding> {
  const answer = await reviewsApi.standing(productId)
  if (!answer.success) throw new Error(`Nobody knows who may write a review: ${answer.message}`)
  return answer.data
}
