import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../admin/record-routes.ts'
import { stores } from './admin-stores.ts'

/** The showrooms. */
export const storeAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, stores)
}
