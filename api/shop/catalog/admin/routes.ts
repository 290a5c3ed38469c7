import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { categoryAdminRoutes } from './category-routes.ts'
import { productAdminRoutes } from './product-routes.ts'

/** Back-office routes for categories and products. */
export const catalogAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.register(categoryAdminRoutes)
  app.register(productAdminRoutes)
}
