import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Product, Review } from '#contract/catalog/products.ts'
import type { ProductReviewsReply } from '#contract/reviews.ts'
import type { ReviewSort, ReviewStars } from '#domain/reviews/review.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { reviewsApi } from './reviews-api.ts'

/** The number of reviews included in a product. */
const REVIEWS_A_PAGE = 100

export type ReviewsWish = { sort: ReviewSort; stars: ReviewStars | undefined }

type Page = Pick<ProductReviewsReply, 'data' | 'total'>

/** Returns the filtered and sorted reviews. The previous ones stay until the new ones have loaded. */
export function useReviews(product: Product, wish: ReviewsWish) {
  const isServed = wish.sort === 'newest' && wish.stars === undefined
  const served: InfiniteData<Page, number> = {
    pages: [{ data: product.reviews, total: product.reviewCount }],
    pageParams: [1],
  }
  const query = useInfiniteQuery(
    {
      queryKey: ['reviews', product._id, wish.sort, wish.stars ?? 0],
      queryFn: ({ pageParam }) => loadPage(product._id, wish, pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * REVIEWS_A_PAGE < total ? pages.length + 1 : undefined),
      ...(isServed && { initialData: served }),
      placeholderData: keepPreviousData,
      ...failsAtOnce,
    },
    queryClient,
  )
  const pages = query.data?.pages ?? served.pages
  return { ...query, reviews: distinct(pages.flatMap(({ data }) => data)), total: pages[0]?.total ?? 0 }
}

/** Reloads reviews that the shopper has changed. */
export function forgetReviews(productId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['reviews', productId] })
}

async function loadPage(productId: string, { sort, stars }: ReviewsWish, page: number): Promise<Page> {
  const search = new URLSearchParams({ sort, page: String(page), limit: String(REVIEWS_A_PAGE) })
  if (stars !== undefined) search.set('stars', String(stars))
  const answer = await reviewsApi.list(productId, search)
  if (!answer.success) throw new Error(`The reviews could not be loaded: ${answer.message}`)
  return answer
}

/** Removes duplicates: a review written meanwhile moves another one to the next page. */
function distinct(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review._id, review])).values()]
}
