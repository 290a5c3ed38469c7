import type { FastifyInstance } from 'fastify'
import { serveBuild } from './server/built.ts'
import { serveSource } from './server/development.ts'

export type BackOfficeOptions = {
  /** Serve the sources through Vite instead of the build. */
  isDevelopment?: boolean
}

/** Fastify plugin that serves the back office: one document for every URL below /admin; its script does the routing. */
export async function backOffice(app: FastifyInstance, { isDevelopment }: BackOfficeOptions) {
  // Keeps the staff login out of search engines.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  const answer = isDevelopment ? await serveSource(app) : await serveBuild(app)
  for (const url of ['/admin', '/admin/*']) app.get(url, { schema: { hide: true } }, (_request, reply) => answer(reply))
}
