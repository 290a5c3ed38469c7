import type { FastifyInstance } from 'fastify'
import { NOTHING_RUNS } from '../../platform/http/security-headers.ts'

/** Far more than any account form sends. Pictures have a route with its own limit. */
const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Guards every account route in a scope: answers are not cached, floods from one address are refused before the
 * server reads anything, and bodies are small. Call it before adding the scope's routes.
 */
export function guardAccountRoutes(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  scope.addHook('onRequest', async (request, reply) => {
    // One of these routes is not under /api, where every answer has this policy.
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS })
    await scope.addressLimits.accountCalls.take(request.ip)
  })
}
