import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that goes by no cookie and believes nothing it is told. */
    fromOtherSites?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site has a visitor's browser send, with the cookies that browser has for us: every request that
 * may change something, unless it comes from our own pages or from no browser at all.
 *
 * @param publicUrl  the origin of our pages, trusted also where the API has an origin of its own
 * @source the rules of Go's CrossOriginProtection: https://pkg.go.dev/net/http#CrossOriginProtection
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, _reply, next) => {
    const { config } = request.routeOptions
    const isRefused =
      !config.fromOtherSites &&
      !safeMethods.has(request.method) &&
      request.headers.origin !== publicUrl &&
      isCrossSite(request)
    next(isRefused ? new AppError('forbidden', 'This request comes from another website and was refused.') : undefined)
  })
}

function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  // Browsers older than 2023 send only the origin; the scheme is not compared, as it may have ended at a proxy.
  return Boolean(headers.origin) && URL.parse(headers.origin!)?.host !== host
}
