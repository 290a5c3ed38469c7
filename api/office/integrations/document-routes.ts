import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the OpenAPI document of /api/v1; in the scope of its routes. */
    programDocument: () => object
  }
}

/** Programs of other sites may read the document. */
const OPEN = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' }

/** The document is the same for all, and needs no key. */
export async function documentRoutes(app: FastifyInstance) {
  app.get('/openapi.json', { config: { scope: 'none' }, schema: { hide: true } }, async (_request, reply) =>
    reply.headers(OPEN).type('application/json; charset=utf-8').send(documentText(app)),
  )
}

/** Made once: it is large, and never changes while the process runs. */
function documentText(app: FastifyInstance): string {
  const text = texts.get(app) ?? JSON.stringify(app.programDocument())
  texts.set(app, text)
  return text
}

const texts = new WeakMap<FastifyInstance, string>()
