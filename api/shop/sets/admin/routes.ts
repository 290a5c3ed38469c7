import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { sets } from './sets.ts'

/** Back-office routes for sets of products. */
export const setAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, sets)
}
