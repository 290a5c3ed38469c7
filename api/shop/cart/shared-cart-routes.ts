import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CartQuery, CartReply, SharedCartReply, ShareParams, ShareReply } from '#contract/cart.ts'
import { ErrorBody } from '#contract/errors.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { nameShopper } from './name-shopper.ts'
import { readCart } from './view-cart.ts'
import { readSharedCart } from './read-shared-cart.ts'
import { shareCart } from './share-cart.ts'
import { takeSharedCart } from './take-shared-cart.ts'

const tags = ['Cart']

/** Routes of shared copies of carts. */
export const sharedCartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.post(
    '/cart/shares',
    {
      onRequest: nameShopper,
      schema: {
        tags,
        summary: 'Copies the cart for anyone with the token',
        querystring: CartQuery,
        response: { 201: ShareReply, '4xx': ErrorBody },
      },
    },
    async ({ shopper, ip, language, query }, reply) => {
      const share = await shareCart(app, shopper, ip)
      reply.code(201)
      return {
        ...doneIn(language, 'cart.now-shared'),
        share,
        data: await readCart(db, shopper, { language, ...query }),
      }
    },
  )

  app.get(
    '/cart/shares/:token',
    {
      schema: {
        tags,
        summary: 'A shared cart at current prices',
        params: ShareParams,
        querystring: CartQuery,
        response: { 200: SharedCartReply, '4xx': ErrorBody },
      },
    },
    async ({ params, language, query }) => {
      return { ...done('Shared cart found'), data: await readSharedCart(db, params.token, { language, ...query }) }
    },
  )

  app.post(
    '/cart/shares/:token/takeover',
    {
      onRequest: nameShopper,
      schema: {
        tags,
        summary: 'Adds the missing pieces of a shared cart to the own cart',
        params: ShareParams,
        querystring: CartQuery,
        response: { 200: CartReply, '4xx': ErrorBody },
      },
    },
    async ({ shopper, params, ip, language, query }) => {
      await takeSharedCart(app, shopper, params.token, ip)
      return { ...doneIn(language, 'cart.added'), data: await readCart(db, shopper, { language, ...query }) }
    },
  )
}
