import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import {
  ReviewParams,
  ReviewRemovedReply,
  ReviewReply,
  ReviewStandingQuery,
  ReviewStandingReply,
  VoteReply,
} from '#contract/reviews.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { ownLimit } from '../../platform/rate-limits/limit.ts'
import { editReview } from './edit-review.ts'
import { readEdit, readNewReview } from './read-review-form.ts'
import { readStanding } from './read-standing.ts'
import { removeReview } from './remove-review.ts'
import { vote } from './vote.ts'
import { writeReview } from './write-review.ts'

const HOUR_S = 3_600

/** Limit per user, because encoding photos keeps a core busy. */
const WRITINGS = { name: 'reviewWritings', most: 20, withinS: HOUR_S }
const VOTES = { name: 'reviewVotes', most: 300, withinS: HOUR_S }

const tags = ['Reviews']
const ofOne = { tags, params: ReviewParams, querystring: NoQuery }
const form = { consumes: ['multipart/form-data'], response: { 200: ReviewReply, '4xx': ErrorBody } }

/** Routes for the logged-in user's reviews and votes. */
export const ownReviewRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db } = app
  const shop = { db, storage }
  const writings = ownLimit(WRITINGS)
  const votes = ownLimit(VOTES)
  await app.register(multipart)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await authenticate(request)
  })

  app.get(
    '/reviews/mine',
    {
      schema: {
        tags,
        summary: 'Whether the user may review a product, their own review, and their helpful votes',
        querystring: ReviewStandingQuery,
        response: { 200: ReviewStandingReply, '4xx': ErrorBody },
      },
    },
    async ({ session, query, language }) => {
      const data = await readStanding(db, session.userId, Number(query.productId), language)
      return { ...done('Your reviews'), data }
    },
  )

  app.post(
    '/reviews',
    {
      onRequest: ({ session }) => writings.take(session.userId),
      schema: {
        ...form,
        tags,
        summary: 'Reviews a delivered product: a form of `productId`, `rating`, `comment` and up to 3 files `photos`',
        querystring: NoQuery,
      },
    },
    (request) =>
      withRoom(request, async (hold, inTurn) => {
        const wish = await readNewReview(request, hold)
        const { session, language } = request
        const data = await inTurn(() => writeReview(shop, { userId: session.userId, language }, wish))
        return { ...doneIn(language, 'reviews.sent'), data }
      }),
  )

  app.put(
    '/reviews/:reviewId',
    {
      onRequest: ({ session }) => writings.take(session.userId),
      schema: { ...ofOne, ...form, summary: 'Changes one’s own review; photos named in `keep` stay' },
    },
    (request) =>
      withRoom(request, async (hold, inTurn) => {
        const { session, params, language } = request
        const own = { userId: session.userId, reviewId: Number(params.reviewId), language }
        const edit = await readEdit(request, hold)
        return { ...doneIn(language, 'reviews.saved'), data: await inTurn(() => editReview(shop, own, edit)) }
      }),
  )

  app.delete(
    '/reviews/:reviewId',
    {
      schema: {
        ...ofOne,
        summary: 'Deletes one’s own review',
        response: { 200: ReviewRemovedReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, language }) => {
      await removeReview(db, { userId: session.userId, reviewId: Number(params.reviewId) })
      return doneIn(language, 'reviews.removed')
    },
  )

  for (const [method, isHelpful] of [['PUT', true] as const, ['DELETE', false] as const]) {
    app.route({
      method,
      url: '/reviews/:reviewId/vote',
      onRequest: ({ session }) => votes.take(session.userId),
      schema: {
        ...ofOne,
        summary: isHelpful ? 'Votes a review helpful' : 'Withdraws the vote',
        response: { 200: VoteReply, '4xx': ErrorBody },
      },
      handler: async ({ session, params, language }) => {
        const data = await vote(db, { userId: session.userId, reviewId: Number(params.reviewId) }, isHelpful)
        return { ...doneIn(language, isHelpful ? 'reviews.vote-counted' : 'reviews.vote-removed'), data }
      },
    })
  }
}
