import type { FastifyInstance } from 'fastify'

/** Far more than any form of an account sends; pictures come on a route with a limit of its own. */
const BODY_LIMIT_BYTES = 16 * 1024

/**
 * What holds for every route of accounts in this scope: nobody keeps its answers, floods from one address are refused
 * before anything is read, and bodies are small. To be called before the scope's routes are added.
 */
export function guardAccountRoutes(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await scope.addressLimits.accountCalls.take(request.ip)
  })
}
