import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from './errors.ts'

/** The shortest URL that every party on the way should support (RFC 9110, 4.1); ours are far shorter. */
const MAX_URL_BYTES = 8_000

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Refuses, before any body is read, what no route needs to look at. To be called before routes are added. */
export function refuseWrongAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > MAX_URL_BYTES)
      throw new AppError('url_too_long', `The URL is over ${MAX_URL_BYTES} bytes.`)
    if (!request.is404) return
    // What is left over is a page's address, and pages are only read.
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(request, reply, 'GET, HEAD')
    await refuseAddress()
  })
  // Pages answer every address that is left over; those of the API are not for them.
  for (const url of ['/api', '/api/*']) app.all(url, { schema: { hide: true }, onRequest: refuseAddress }, neverReached)
}

/** The methods of each address, as its routes are added. To be called before routes are added. */
export function noteMethods(app: FastifyInstance): Map<string, Set<string>> {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsOf.set(url, methods)
  })
  return methodsOf
}

/** Every address answers the methods it does not take with 405 and the list of those it takes, and reads no body. */
export function refuseWrongMethods(app: FastifyInstance, methodsOf: Map<string, Set<string>>) {
  const addresses = [...methodsOf] // those known now; the loop adds more
  for (const [url, methods] of addresses) {
    const allow = [...methods].toSorted().join(', ')
    const refused = allMethods.filter((method) => !methods.has(method))
    if (refused.length === 0) continue
    app.route({
      url,
      method: refused,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: neverReached,
      onRequest: async (request, reply) => refuseMethod(request, reply, allow),
    })
  }
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, allow: string): never {
  reply.header('allow', allow)
  throw new AppError('method_not_allowed', `${request.method} is not possible here; possible: ${allow}.`)
}

async function refuseAddress() {
  throw new AppError('not_found', 'Nothing is at this address.')
}

/** The handler of a route whose onRequest hook has refused. */
async function neverReached() {}
