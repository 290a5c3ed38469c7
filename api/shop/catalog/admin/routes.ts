import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { categoryAdminRoutes } from './category-routes.ts'
import { productAdminRoutes } from './product-routes.ts'

/** What the shop sells, for those who decide it. */
export const catalogAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.register(categoryAdminRoutes)
  app.register(productAdminRoutes)
}
