import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../admin/record-routes.ts'
import { banners } from './admin/banners.ts'
import { clients } from './admin/clients.ts'
import { offers } from './admin/offers.ts'
import { projects } from './admin/projects.ts'
import { translationAdminRoutes } from './admin/translation-routes.ts'

/** What the shop shows beside its goods. */
export const contentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, banners)
  addRecordRoutes(app, clients)
  addRecordRoutes(app, offers)
  addRecordRoutes(app, projects)
  app.register(translationAdminRoutes)
}
