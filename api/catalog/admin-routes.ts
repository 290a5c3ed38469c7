import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { categoryAdminRoutes } from './admin/category-routes.ts'
import { productAdminRoutes } from './admin/product-routes.ts'

/** What the shop sells, for those who decide it. */
export const catalogAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.register(categoryAdminRoutes)
  app.register(productAdminRoutes)
}
