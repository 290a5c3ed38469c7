import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { settingsKind } from './settings.ts'

/** Back-office routes for the store settings. */
export const settingsAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, settingsKind(app.secrets))
}
