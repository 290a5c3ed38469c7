import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ReviewAnswerBody,
  ReviewHiddenBody,
  ReviewList,
  ReviewParams,
  ReviewsQuery,
  StaffReview,
} from '#contract/admin/reviews.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { findReviewForStaff, readReviewsForStaff, type StaffReviewRow } from './queries.ts'
import { answerReview } from '../answer-review.ts'
import { hideReview } from '../hide-review.ts'
import { reviewNotFound } from '../refusals.ts'

const tags = ['Back office: reviews']
const ofOne = { tags, params: ReviewParams, querystring: NoQuery, response: { 200: StaffReview, '4xx': ErrorBody } }

/** Back-office routes for reviews and the store's answers. */
export const reviewAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/reviews',
    {
      config: { needs: 'reviews.read' },
      schema: {
        tags,
        summary: 'Reviews, including hidden ones',
        querystring: ReviewsQuery,
        response: { 200: ReviewList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const { items, total } = await readReviewsForStaff(app.db, query)
      return { items: items.map(presentReview), total }
    },
  )

  app.get(
    '/reviews/:id',
    { config: { needs: 'reviews.read' }, schema: { ...ofOne, summary: 'One review' } },
    async ({ params }) => showReview(app.db, params.id),
  )

  app.put(
    '/reviews/:id/answer',
    {
      config: { needs: 'reviews.write' },
      schema: { ...ofOne, summary: 'Sets or deletes the store’s answer', body: ReviewAnswerBody },
    },
    async ({ params, body, staff, staffDb }) => {
      const by = { actor: 'staff', id: staff.id } as const
      await staffDb.transaction((tx) => answerReview(tx, { reviewId: params.id, by }, body.answer))
      return showReview(app.db, params.id)
    },
  )

  app.put(
    '/reviews/:id/hidden',
    {
      config: { needs: 'reviews.write' },
      schema: { ...ofOne, summary: 'Hides a review, or shows it again', body: ReviewHiddenBody },
    },
    async ({ params, body, staff, staffDb }) => {
      const by = { actor: 'staff', id: staff.id } as const
      await staffDb.transaction((tx) => hideReview(tx, { reviewId: params.id, by }, body.hidden))
      return showReview(app.db, params.id)
    },
  )
}

async function showReview(db: Db, id: number): Promise<StaffReview> {
  const found = await findReviewForStaff(db, id)
  if (!found) throw reviewNotFound()
  return presentReview(found)
}

function presentReview({ createdAt, answeredAt, ...review }: StaffReviewRow): StaffReview {
  return { ...review, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
}
