import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AdminOptions } from '../admin/routes.ts'
import { categoryAdminRoutes } from './admin/category-routes.ts'
import { productAdminRoutes } from './admin/product-routes.ts'

/** What the shop sells, for those who decide it. */
export const catalogAdminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  app.register(categoryAdminRoutes, options)
  app.register(productAdminRoutes, options)
}
