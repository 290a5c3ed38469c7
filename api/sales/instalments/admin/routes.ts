import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { instalmentPlans } from './instalment-plans.ts'

/** Back-office routes for instalments. */
export const instalmentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, instalmentPlans)
}
