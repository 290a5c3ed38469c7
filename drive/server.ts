import type { FastifyInstance } from 'fastify'
import { serveBuild } from './server/built.ts'
import { serveSource } from './server/development.ts'

export type DriversAppOptions = {
  /** Serve the sources through Vite instead of the build. */
  isDevelopment?: boolean
}

/** Fastify plugin that serves the drivers' app at /drive: one document, which works without a network afterwards. */
export async function driversApp(app: FastifyInstance, { isDevelopment }: DriversAppOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  await (isDevelopment ? serveSource(app) : serveBuild(app))
}
