import type { FastifyInstance } from 'fastify'

const PREFLIGHT_HOLDS_S = 2 * 60 * 60

/**
 * Lets only our own pages call an API on a host of its own, with its cookies. Requests within one origin are not affected.
 * Call it before any other hook that answers: answers from memory need its headers too, and set `vary: origin` themselves
 * (cache/respond.ts).
 *
 * @param publicUrl  origin of our pages
 */
export function allowOurPages(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, reply, next) => {
    const { headers, method } = request.raw
    if (headers.origin !== publicUrl) return next()
    reply.headers({ 'access-control-allow-origin': publicUrl, 'access-control-allow-credentials': 'true' })
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
    if (!isPreflight) {
      reply.header('access-control-expose-headers', 'retry-after, x-request-id, idempotency-replayed')
      return next()
    }
    reply.code(204).headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-max-age': PREFLIGHT_HOLDS_S,
      vary: 'origin',
    })
    reply.send()
  })
}
