import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../admin/record-routes.ts'
import { offers } from './admin/offers.ts'

/** What the shop shows beside its goods. */
export const contentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, offers)
}
