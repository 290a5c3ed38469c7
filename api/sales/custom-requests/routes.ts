import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import {
  AcceptBody,
  AcceptedReply,
  CustomFiguresBody,
  CustomFiguresReply,
  CustomForm,
  CustomParams,
  CustomPhotoParams,
  CustomRequestReply,
  CustomRequestsQuery,
  CustomRequestsReply,
  CustomSentReply,
  EndCustomBody,
} from '#contract/custom-requests.ts'
import { ErrorBody } from '#contract/errors.ts'
import { TrackKeyQuery } from '#contract/orders/orders.ts'
import { MAX_CUSTOM_PHOTOS } from '#domain/custom-requests/request-form.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { idOfKey } from '../../platform/secrets/id-of-key.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { noSuchPhoto, sendPhoto } from '../../shop/photos/send-photo.ts'
import { withPhotoForm } from '../../shop/photos/with-photo-form.ts'
import { acceptQuote } from './accept-quote.ts'
import { endRequest } from './end-request.ts'
import { figureQuote } from './figure-quote.ts'
import { findAskedRequest } from './find-asked-request.ts'
import { listRequests } from './list-requests.ts'
import { readRequestPhotoIds } from './request-queries.ts'
import { sendRequest } from './send-request.ts'
import { showRequest } from './show-request.ts'

const BODY_LIMIT_BYTES = 16 * 1024
const tags = ['Custom orders']
const ofOne = { tags, params: CustomParams, querystring: TrackKeyQuery }

/** Requests for pieces made to measure. Requires the owner's session or the request's access key. */
export const customOrderRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, addressLimits, wallets } = app
  const shop = { db, secrets, storage, addressLimits, wallets }
  await app.register(multipart)
  app.decorateRequest('askedCustom')
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/custom-orders',
    {
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await authenticate(request)
      },
      schema: {
        tags,
        summary: 'Requests a piece made to measure: a form with up to 3 files `photos`, once per Idempotency-Key',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        headers: UuidKeyHeaders,
        response: { 201: CustomSentReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const id = idOfKey(shop.secrets.customKey, request.headers['idempotency-key'])
      const asked = { about: id, fields: CustomForm, least: 0, most: MAX_CUSTOM_PHOTOS }
      const userId = request.session?.userId ?? null
      const sent = await withPhotoForm(request, asked, ({ fields, files }) => {
        return sendRequest(shop, { id, userId, fields, photos: files, from: request.ip, language: request.language })
      })
      return reply.code(201).send({ ...doneIn(request.language, 'custom-form.sent'), ...sent })
    },
  )

  app.get(
    '/custom-orders',
    {
      onRequest: authenticate,
      schema: {
        tags,
        summary: 'Requests of the logged-in shopper, newest first',
        querystring: CustomRequestsQuery,
        response: { 200: CustomRequestsReply, '4xx': ErrorBody },
      },
    },
    async ({ session, query, language }) => {
      return { ...done('Requests found'), ...(await listRequests(db, session.userId, { ...query, language })) }
    },
  )

  app.get(
    '/custom-orders/:number',
    {
      preHandler: findAskedRequest,
      schema: {
        ...ofOne,
        summary: 'One request: requires the owner’s session or its access key',
        response: { 200: CustomRequestReply, '4xx': ErrorBody },
      },
    },
    async ({ askedCustom: { request, by } }) => {
      return { ...done('Request found'), data: await showRequest(shop, request, by) }
    },
  )

  app.get(
    '/custom-orders/:number/photos/:photoId',
    {
      config: { isDear: true },
      preHandler: findAskedRequest,
      schema: {
        ...ofOne,
        params: CustomPhotoParams,
        summary: 'A photo of a request, as WebP',
        response: { '4xx': ErrorBody },
      },
    },
    async ({ askedCustom, params }, reply) => {
      const own = await readRequestPhotoIds(db, [askedCustom.request.id])
      if (!own.includes(params.photoId)) noSuchPhoto()
      return sendPhoto(reply, { storage, dataKey: secrets.dataKey }, params.photoId)
    },
  )

  app.post(
    '/custom-orders/:number/figures',
    {
      preHandler: findAskedRequest,
      schema: {
        ...ofOne,
        summary: 'Price of an offered piece with its delivery',
        body: CustomFiguresBody,
        response: { 200: CustomFiguresReply, '4xx': ErrorBody },
      },
    },
    async ({ askedCustom, body, language }) => {
      return {
        ...done('Figures found'),
        data: await figureQuote(db, askedCustom.request, body, wallets.offered, language),
      }
    },
  )

  app.post(
    '/custom-orders/:number/accept',
    {
      preHandler: findAskedRequest,
      schema: {
        ...ofOne,
        summary: 'Accepts the shop’s offer, which becomes an order that waits for its deposit',
        body: AcceptBody,
        response: { 201: AcceptedReply, '4xx': ErrorBody },
      },
    },
    async ({ askedCustom, body, language }, reply) => {
      const accepted = await acceptQuote(shop, askedCustom, body, { language })
      return reply.code(201).send({ ...doneIn(language, 'checkout.placed'), ...accepted })
    },
  )

  for (const [action, summary, id] of endings) {
    app.post(
      `/custom-orders/:number/${action}`,
      {
        preHandler: findAskedRequest,
        schema: { ...ofOne, summary, body: EndCustomBody, response: { 200: CustomRequestReply, '4xx': ErrorBody } },
      },
      async ({ askedCustom, body, language }) => {
        return { ...doneIn(language, id), data: await endRequest(shop, askedCustom, { action, reason: body.reason }) }
      },
    )
  }
}

const endings = [
  ['decline', 'Declines the shop’s offer', 'piece.declined'],
  ['withdraw', 'Withdraws a request', 'piece.withdrawn'],
] as const
