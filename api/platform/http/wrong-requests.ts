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
    if (request.is404) await refuseUnknown(request, reply)
    else refuseMethodOfFixedAddress(request, reply)
  })
  // Pages answer every remaining address, except those of the API.
  for (const url of ['/api', '/api/*']) app.all(url, { schema: { hide: true }, onRequest: refuseUnknown }, neverReached)

  /** Methods of each address without parameters. */
  const fixed = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes(':') || url.includes('*')) return
    const methods = fixed.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    fixed.set(url, methods)
  })

  /** Otherwise `GET /orders/track`, which takes only POST, would be the order `track` of `GET /orders/:orderId`. */
  function refuseMethodOfFixedAddress(request: FastifyRequest, reply: FastifyReply) {
    const methods = fixed.get(pathOf(request.url))
    if (methods && !methods.has(request.method)) refuseMethod(request, reply, methods)
  }

  /** Refuses a request that no route takes: its method, if its address takes others, or else its address. */
  async function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
    const methods = new Set(allMethods.filter((method) => isRoute(method, pathOf(request.url))))
    // Any other unknown address is a page's, and pages can only be read.
    if (methods.size === 0 && request.is404) ['GET', 'HEAD'].forEach((method) => methods.add(method))
    if (methods.size > 0 && !methods.has(request.method)) refuseMethod(request, reply, methods)
    throw new AppError('not_found', 'Nothing is at this address.')
  }

  /** Only the addresses above and pages end with a wildcard. */
  function isRoute(method: string, url: string) {
    const route = app.findRoute({ method, url })
    return route !== null && !('*' in route.params)
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: Set<string>): never {
  const allow = [...methods].toSorted().join(', ')
  reply.header('allow', allow)
  throw new AppError('method_not_allowed', `${request.method} is not possible here; possible: ${allow}.`)
}

/** Handler of a route whose onRequest hook always refuses. */
async function neverReached() {}
