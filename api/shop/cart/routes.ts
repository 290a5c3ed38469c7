import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddLineBody,
  AddPiecesBody,
  CartQuery,
  CartReply,
  ChangeLineBody,
  LineParams,
  SeenBody,
} from '#contract/cart.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/language/languages.ts'
import { done, doneIn, type Done } from '../../platform/http/done.ts'
import { addLine } from './add-line.ts'
import { addPieces } from './add-pieces.ts'
import type { Shopper } from './cart-owner.ts'
import { changeLine, emptyCart, removeLine } from './change-line.ts'
import { markSeen } from './mark-seen.ts'
import { nameShopper } from './name-shopper.ts'
import { readCart } from './view-cart.ts'
import { sharedCartRoutes } from './shared-cart-routes.ts'
import type { CartReader } from './view-queries.ts'

type CartRequest = { shopper: Shopper; language: Language; query: Pick<CartReader, 'district'> }

const common = { tags: ['Cart'], querystring: CartQuery, response: { 200: CartReply, '4xx': ErrorBody } }

/** Routes of the requester's cart, account or guest. Every answer is the whole cart, so that clients compute nothing. */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  app.decorateRequest('shopper')
  // Each answer is the whole cart at present prices.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isDear: true }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.register(sharedCartRoutes)
  const onRequest = nameShopper
  const answer = async (head: Done, { shopper, language, query }: CartRequest) => {
    return { ...head, data: await readCart(db, shopper, { language, ...query }) }
  }

  app.get('/cart', { onRequest, schema: { ...common, summary: 'The cart at current prices' } }, (request) =>
    answer(done('Cart found'), request),
  )

  app.delete(
    '/cart',
    { onRequest, schema: { ...common, summary: 'Empties the cart; lines saved for later stay' } },
    async (request) => {
      await emptyCart(db, request.shopper)
      return answer(doneIn(request.language, 'cart.emptied'), request)
    },
  )

  app.post(
    '/cart/lines',
    {
      onRequest,
      schema: { ...common, summary: 'Adds pieces, up to the limit of a line and the stock', body: AddLineBody },
    },
    async (request) => {
      const { shopper, body, ip } = request
      await addLine(app, shopper, body, ip)
      app.productCounter.count('carted', pieceOf(body))
      return answer(doneIn(request.language, 'cart.added'), request)
    },
  )

  app.post(
    '/cart/pieces',
    {
      onRequest,
      schema: { ...common, summary: 'Adds several pieces, such as a set: all of them, or none', body: AddPiecesBody },
    },
    async (request) => {
      const { shopper, body, ip, language } = request
      await addPieces(app, shopper, body.pieces, { from: ip, language })
      for (const piece of body.pieces) app.productCounter.count('carted', pieceOf(piece))
      return answer(doneIn(language, 'cart.added'), request)
    },
  )

  app.patch(
    '/cart/lines/:id',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Changes quantity, size, type, or whether it is saved for later',
        params: LineParams,
        body: ChangeLineBody,
      },
    },
    async (request) => {
      const { shopper, params, body } = request
      await changeLine(db, shopper, params.id, body)
      return answer(doneIn(request.language, 'cart.updated'), request)
    },
  )

  app.delete(
    '/cart/lines/:id',
    { onRequest, schema: { ...common, summary: 'Removes a line', params: LineParams } },
    async (request) => {
      await removeLine(db, request.shopper, request.params.id)
      return answer(doneIn(request.language, 'cart.line-removed'), request)
    },
  )

  app.post(
    '/cart/seen',
    { onRequest, schema: { ...common, summary: 'Marks changes and notices as seen', body: SeenBody } },
    async (request) => {
      await markSeen(db, request.shopper, request.body)
      return answer(doneIn(request.language, 'cart.updated'), request)
    },
  )
}

/** A body names a variant or a product. */
function pieceOf({ variantId, productId }: { variantId?: string | undefined; productId?: string | undefined }) {
  return variantId === undefined ? { productId: Number(productId) } : { variantId: Number(variantId) }
}
