import type { FastifyInstance } from 'fastify'
import { serveBuild } from './server/built.ts'
import { serveSource } from './server/development.ts'

export type BackOfficeOptions = {
  /** Serve the sources through Vite instead of the build. */
  isDevelopment?: boolean
}

/** The back office as a Fastify plugin: one document for every address below /admin; its script does the rest. */
export async function backOffice(app: FastifyInstance, { isDevelopment }: BackOfficeOptions) {
  // No search of a shopper should end at the door of the staff.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  const answer = isDevelopment ? await serveSource(app) : await serveBuild(app)
  for (const url of ['/admin', '/admin/*']) app.get(url, { schema: { hide: true } }, (_request, reply) => answer(reply))
}
