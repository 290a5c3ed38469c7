import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Maximum URL length that every party should support (RFC 9110, 4.1); ours are far shorter. */
const MAX_URL_BYTES = 8_000

/** Form in which a proxy sends addresses to another proxy (RFC 9112, 3.2.2); its host is ignored. */
const ABSOLUTE = /^https?:\/\/[^/?]*/i

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const apiPath = /^\/api(?=[/?]|$)/i

/** Returns a decodable path for any form of address. */
export function plainAddress(url: string): string {
  const path = url.replace(ABSOLUTE, '')
  return decodable(path.startsWith('/') ? path : `/${path}`)
}

/**
 * Makes an address decodable. Broken escapes in a page's address are taken literally (`/50%` is `/50%25`), so that a page
 * answers, if only with a 404. API addresses stay unchanged and are refused.
 */
function decodable(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.includes('%') || apiPath.test(path) || canBeDecoded(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses a request without a host, which Node would answer with an empty page. Also refuses one with two, because proxies and
 * Node may choose different ones. Call it before any hook that answers.
 *
 * @source RFC 9112, 3.2
 */
export function refuseWithoutHost(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, next) => {
    const { httpVersion, rawHeaders } = request.raw
    const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
    const [host, ...more] = hosts
    const isOne = host !== undefined && more.length === 0 && !host.includes(',')
    const isRefused = !isOne && (hosts.length > 0 || httpVersion === '1.1')
    next(isRefused ? new AppError('invalid_input', 'The request must name exactly one host (Host: …).') : undefined)
  })
}

/** Refuses wrong addresses before any body is read. Call it before adding routes. */
export function refuseWrongAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > MAX_URL_BYTES)
      throw new AppError('url_too_long', `The URL is over ${MAX_URL_BYTES} bytes.`)
    // Pages match addresses in any case. The API does not, and must not answer with a page.
    if (apiPath.test(request.url) && !request.url.startsWith('/api')) {
      throw new AppError('not_found', 'Nothing is at this address: those of the API begin with /api, in small letters.')
    }
    if (!request.is404) return
    // Any other unknown address is a page's, and pages can only be read.
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(request, reply, 'GET, HEAD')
    await refuseAddress()
  })
  // Pages answer every remaining address, except those of the API.
  for (const url of ['/api', '/api/*']) app.all(url, { schema: { hide: true }, onRequest: refuseAddress }, neverReached)
}

/** Records the methods of each address as its routes are added. Call it before adding routes. */
export function noteMethods(app: FastifyInstance): Map<string, Set<string>> {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsOf.set(url, methods)
  })
  return methodsOf
}

/** Answers unsupported methods of every address with 405 and the supported ones, without reading a body. */
export function refuseWrongMethods(app: FastifyInstance, methodsOf: Map<string, Set<string>>) {
  const addresses = [...methodsOf] // a copy, because the loop adds routes
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

/** Handler of a route whose onRequest hook always refuses. */
async function neverReached() {}
