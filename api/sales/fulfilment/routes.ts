import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { OptionalUuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { DamageFields, DeliveryParams, PlanBody, ReturnFields, ReturnParams, SlotsReply } from '#contract/fulfilment.ts'
import { OrderParams, OrderReply, TrackKeyQuery } from '#contract/orders/orders.ts'
import { MAX_PHOTOS } from '#domain/photos/photos.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { findAsked } from '../orders/find-asked.ts'
import { withPhotoForm } from '../../shop/photos/with-photo-form.ts'
import { withdrawReturn } from './change-return.ts'
import { chooseSlot } from './choose-slot.ts'
import { listSlots } from './list-slots.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'

const tags = ['Orders']

/** Deliveries, damage reports and returns of an order. Requires the owner's session or the order's key. */
export const fulfilmentRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, wallets, sms } = app
  const shop = { db, secrets, wallets, sms, storage }
  await app.register(multipart)
  app.decorateRequest('asked')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/orders/:orderId/deliveries/:number/slots',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary: 'Days and times offered for a delivery',
        params: DeliveryParams,
        querystring: TrackKeyQuery,
        response: { 200: SlotsReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params }) => {
      return { ...done('Times found'), data: await listSlots(db, asked.order, params.number) }
    },
  )

  app.put(
    '/orders/:orderId/deliveries/:number',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary: 'Sets the day and time of a delivery: until 17:00 the day before, with at most two changes',
        params: DeliveryParams,
        querystring: TrackKeyQuery,
        body: PlanBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params, body, language }) => {
      return { ...doneIn(language, 'deliveries.planned'), data: await chooseSlot(shop, asked, params.number, body) }
    },
  )

  app.post(
    '/orders/:orderId/damage',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary:
          'Reports damage within 48 hours: a form with `position`, `description` and one to five `photos`, once per Idempotency-Key',
        consumes: ['multipart/form-data'],
        params: OrderParams,
        querystring: TrackKeyQuery,
        headers: OptionalUuidKeyHeaders,
        response: { 201: OrderReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const asked = { ...request.asked, id: request.headers['idempotency-key'] }
      const form = { about: asked.order.id, fields: DamageFields, least: 1, most: MAX_PHOTOS }
      const data = await withPhotoForm(request, form, ({ fields, files }) => reportDamage(shop, asked, fields, files))
      return reply.code(201).send({ ...doneIn(request.language, 'damage.reported'), data })
    },
  )

  app.post(
    '/orders/:orderId/returns',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary:
          'Requests a return within 30 days: a form with `reason`, `pieces` (JSON) and up to five `photos`, once per Idempotency-Key',
        consumes: ['multipart/form-data'],
        params: OrderParams,
        querystring: TrackKeyQuery,
        headers: OptionalUuidKeyHeaders,
        response: { 201: OrderReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { headers, language } = request
      const asked = { ...request.asked, language, id: headers['idempotency-key'] }
      const form = { about: asked.order.id, fields: ReturnFields, least: 0, most: MAX_PHOTOS }
      const data = await withPhotoForm(request, form, ({ fields, files }) => requestReturn(shop, asked, fields, files))
      return reply.code(201).send({ ...doneIn(request.language, 'returns.requested'), data })
    },
  )

  app.post(
    '/orders/:orderId/returns/:returnId/withdraw',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary: 'Withdraws a return before the goods are collected',
        params: ReturnParams,
        querystring: TrackKeyQuery,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params, language }) => {
      return { ...doneIn(language, 'return.withdrawn'), data: await withdrawReturn(shop, asked, params.returnId) }
    },
  )
}
