import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What each cookie's name begins with in the browser. */
    cookiePrefix: '' | '__Secure-'
  }
}

/**
 * Prefixes the names of cookies where the shop is on https. Browsers then take them by https alone, so a page of another
 * host of the domain cannot plant one over http. Not `__Host-`: it would send every cookie with every request.
 */
export function prefixCookies(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.decorate('cookiePrefix', isSecure ? '__Secure-' : '')
}

/** @param given  the request or the reply */
export function cookieName({ server }: { server: FastifyInstance }, name: string): string {
  return server.cookiePrefix + name
}
