import Fastify, { type FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { errorHandler } from '../../platform/http/errors.ts'
import { freePort } from '../../platform/process/free-port.ts'
import { readJsonBodies } from '../../platform/http/json-body.ts'
import { testOptions } from '../test.ts'
import { testGatewayRoutes } from '../../sales/payments/test-gateway/routes.ts'

/** What the wallets do instead of answering the shop; `hang` is a connection that breaks, as no test waits for a time-out. */
export const outages = ['hang', '500', 'html', 'nonsense'] as const
type Outage = (typeof outages)[number]

/** Both wallets, in a process of their own as far as the shop can tell: they stay when it crashes. */
export type WalletServer = {
  url: string
  app: ReturnType<typeof Fastify>
  outage: Outage | undefined
  close: () => Promise<void>
}

/** What the shop's server asks, as opposed to what a buyer's browser does. */
const shopCalls = /\/(status|initiate|lookup)\//

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
