import Fastify, { type FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { errorHandler } from '../../platform/http/errors.ts'
import { freePort } from '../../platform/process/free-port.ts'
import { readJsonBodies } from '../../platform/http/json-body.ts'
import { testOptions } from '../test.ts'
import { testGatewayRoutes } from '../../sales/payments/test-gateway/routes.ts'

/**
 * Ways in which wallets fail to answer the server. `hang` breaks the connection, since tests cannot wait for a timeout.
 */
export const outages = ['hang', '500', 'html', 'nonsense'] as const
type Outage = (typeof outages)[number]

/** Both wallets on a separate server, which survives crashes of the processes under test. */
export type WalletServer = {
  url: string
  app: ReturnType<typeof Fastify>
  outage: Outage | undefined
  close: () => Promise<void>
}

/** Calls by the server, as opposed to those by a buyer's browser. */
const shopCalls = /\/(status|initiate|lookup|refund)\//

export async function openWalletServer(db: Db): Promise<WalletServer> {
  const port = await freePort('127.0.0.1', 0)
  const url = `http://127.0.0.1:${port}`
  const app = Fastify()
  const server: WalletServer = { url, app, outage: undefined, close: () => app.close() }
  app.setErrorHandler(errorHandler)
  readJsonBodies(app)
  app.decorate('db', db)
  app.decorate('secrets', testOptions.secrets)
  app.addHook('onRequest', async (request, reply) => {
    if (server.outage && shopCalls.test(request.url)) return fail(reply, server.outage)
  })
  app.register(testGatewayRoutes, { publicUrl: testOptions.publicUrl, apiUrl: url })
  await app.listen({ host: '127.0.0.1', port: port! })
  return server
}

function fail(reply: FastifyReply, outage: Outage) {
  if (outage === '500') return reply.code(500).send('Internal Server Error')
  if (outage === 'html') return reply.type('text/html').send('<h1>Back soon</h1>')
  if (outage === 'nonsense') return reply.type('application/json').send('{"status":"COMP')
  reply.hijack()
  reply.raw.destroy()
  return reply
}
