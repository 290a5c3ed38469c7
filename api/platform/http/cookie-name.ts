import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Prefix of each cookie's name in the browser. */
    cookiePrefix: '' | '__Secure-'
  }
}

/**
 * Prefixes the names of cookies when the shop uses https. Browsers then accept them over https only, so a page on another
 * host of the domain cannot plant one over http. `__Host-` is not used: it would send every cookie with every request.
 */
export function prefixCookies(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.decorate('cookiePrefix', isSecure ? '__Secure-' : '')
}

/** @param given  the request or the reply */
export function cookieName({ server }: { server: FastifyInstance }, name: string): string {
  return server.cookiePrefix + name
}
