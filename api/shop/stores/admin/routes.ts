import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { stores } from './stores.ts'

/** Back-office routes for the showrooms. */
export const storeAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, stores)
}
