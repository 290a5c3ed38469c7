import type { FastifyInstance } from 'fastify'
import { NOTHING_RUNS } from '../../../platform/http/security-headers.ts'
import { fontRoutes } from './font-routes.ts'
import { esewaRoutes } from './esewa-routes.ts'
import { khaltiRoutes } from './khalti-routes.ts'
import { testCredentials, type TestShop } from './test-credentials.ts'

const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Plays both wallets, protocols and pages, for a shop without credentials of theirs. To be mounted only while there are
 * none: anybody who finds it pays without money.
 *
 * @param publicUrl  the origin of the shop's pages
 * @param apiUrl     that of its API, and of these; buyers are sent back to these two, and nowhere else
 */
export async function testGatewayRoutes(
  app: FastifyInstance,
  { publicUrl, apiUrl }: { publicUrl: string; apiUrl: string },
) {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  app.addHook('onRequest', async (_request, reply) => {
    // The wallets' pages have a policy of their own.
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS })
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })

  const shop: TestShop = { ...testCredentials(app.secrets), db: app.db, publicUrl, apiUrl, closing: closing.signal }
  fontRoutes(app)
  esewaRoutes(app, shop)
  khaltiRoutes(app, shop)
}
