import swagger from '@fastify/swagger'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bookRoutes } from './book-routes.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { guardByKey } from './guard.ts'
import { keyRoutes } from './key-routes.ts'
import { programDocument } from './open-api.ts'
import { orderRoutes } from './order-routes.ts'

/** The API of programs, all under /api/v1 and behind one guard. */
export const integrationRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  guardByKey(app)
  await app.register(swagger, programDocument(publicUrl))
  app.register(documentRoutes)
  app.register(keyRoutes)
  app.register(orderRoutes)
  app.register(catalogRoutes)
  app.register(bookRoutes)
  app.register(eventRoutes)
}
