import type { FastifyInstance } from 'fastify'
import { NOTHING_RUNS } from '../security-headers.ts'

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
    // One of these addresses is not below /api, where every answer has this policy.
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS })
    await scope.addressLimits.accountCalls.take(request.ip)
  })
}
