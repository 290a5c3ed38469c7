import type { ReviewRemovedReply, ReviewReply, ReviewStandingReply, VoteReply } from '#contract/reviews.ts'
import type { ProductReviewsReply } from '#contract/reviews.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { call, type Answer } from '../accounts/session/call.ts'

/** Pages that use it load their texts first (reviews-board.tsx). */
export const reviewsApi = {
  /** Lists all shoppers' reviews; `search` has the API's parameters. */
  list: async (productId: string, search: URLSearchParams): Promise<Answer<ProductReviewsReply>> =>
    (await call<ProductReviewsReply>({ method: 'GET', path: `/api/product/${productId}/reviews?${search}` })).answer,
  standing: (productId: string) =>
    authorisedCall<ReviewStandingReply>({ method: 'GET', path: `/api/reviews/mine?productId=${productId}` }),
  write: (form: FormData) => authorisedCall<ReviewReply>({ method: 'POST', path: '/api/reviews', body: form }),
  edit: (id: string, form: FormData) =>
    authorisedCall<ReviewReply>({ method: 'PUT', path: `/api/reviews/${id}`, body: form }),
  remove: (id: string) => authorisedCall<ReviewRemovedReply>({ method: 'DELETE', path: `/api/reviews/${id}` }),
  vote: (id: string, isHelpful: boolean) =>
    authorisedCall<VoteReply>({ method: isHelpful ? 'PUT' : 'DELETE', path: `/api/reviews/${id}/vote` }),
}
