import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { guardByKey } from './guard.ts'
import { keyRoutes } from './key-routes.ts'

/** The API of programs, all under /api/v1 and behind one guard. */
export const integrationRoutes: FastifyPluginAsyncZod = async (app) => {
  guardByKey(app)
  app.register(keyRoutes)
}
