import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { stores } from './stores.ts'

/** The showrooms. */
export const storeAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, stores)
}
