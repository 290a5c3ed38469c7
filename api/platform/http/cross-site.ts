import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { sendOtherAddressPage } from './other-address-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that uses no cookies and does not trust its input. */
    fromOtherSites?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site makes a visitor's browser send, with the cookies for us. It refuses every request that
 * may change data, unless it comes from our own pages or not from a browser.
 *
 * @param publicUrl  origin of our pages, trusted also when the API has its own origin
 * @source the rules of Go's CrossOriginProtection: https://pkg.go.dev/net/http#CrossOriginProtection
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, reply, next) => {
    const { config } = request.routeOptions
    const isRefused =
      !config.fromOtherSites &&
      !safeMethods.has(request.method) &&
      request.headers.origin !== publicUrl &&
      isCrossSite(request)
    if (isRefused && request.headers['sec-fetch-mode'] === 'navigate') {
      request.refusedWith = 'forbidden'
      void sendOtherAddressPage(reply, publicUrl)
      return
    }
    next(isRefused ? new AppError('forbidden', 'This request comes from another website and was refused.') : undefined)
  })
}

function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  // Browsers older than 2023 send only the origin. The scheme is not compared, because TLS may have ended at a proxy.
  return Boolean(headers.origin) && URL.parse(headers.origin!)?.host !== host
}
