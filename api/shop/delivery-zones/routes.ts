import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { DeliveryZonesReply, LocalLevelsQuery, LocalLevelsReply } from '#contract/delivery-zones.ts'
import { ErrorBody } from '#contract/errors.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { listDeliveryZones } from './list-delivery-zones.ts'
import { listLocalLevels } from './list-local-levels.ts'

export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/delivery/zones',
    {
      schema: {
        tags: ['Delivery'],
        summary:
          'Lists the delivery zones with their days, fees and limits, the zone of every district, and the next holidays',
        querystring: NoQuery,
        response: { 200: DeliveryZonesReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listDeliveryZones(db, request.language)),
  )

  app.get(
    '/delivery/local-levels',
    {
      schema: {
        tags: ['Delivery'],
        summary: 'Lists the local levels of a district with their number of wards',
        querystring: LocalLevelsQuery,
        response: { 200: LocalLevelsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) =>
      respondJson(request, reply, async () => listLocalLevels(request.query.district, request.language)),
  )
}
