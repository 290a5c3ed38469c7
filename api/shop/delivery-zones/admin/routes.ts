import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { deliveryZones } from './delivery-zones.ts'

/** Delivery zones of the back office. */
export const deliveryAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, deliveryZones)
}
