import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { banners } from './banners.ts'
import { clients } from './clients.ts'
import { offers } from './offers.ts'
import { projects } from './projects.ts'
import { translationAdminRoutes } from './translation-routes.ts'

/** Back-office routes for content besides products. */
export const contentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, banners)
  addRecordRoutes(app, clients)
  addRecordRoutes(app, offers)
  addRecordRoutes(app, projects)
  app.register(translationAdminRoutes)
}
