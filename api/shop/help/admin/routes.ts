import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { faqs } from './faqs.ts'

/** The questions of the Help Center. */
export const helpAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, faqs)
}
