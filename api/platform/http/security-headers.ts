import type { FastifyInstance } from 'fastify'

const YEAR_S = 365 * 24 * 60 * 60

/** Policy of answers that are not pages: they run and load nothing, even if a browser shows them as a page. */
export const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const notPages = /^\/(api|media|healthz|readyz|\.well-known\/security\.txt)(?=[/?]|$)/i
/** Pictures of the shop. Avatars are excluded, because they are only shown here. */
const pictures = /^\/media\/(?!avatars\/)/

/** Headers of every answer. Pages and files of the storefront have their own content security policy. */
const everywhere = {
  // Browsers must not guess another type than content-type.
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * Adds the security headers. Call it before any hook that answers.
 *
 * @param publicUrl  if it is https, browsers are required to use https from then on
 */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const fixed = publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': `max-age=${YEAR_S}` }
    : everywhere
  app.addHook('onRequest', (request, reply, next) => {
    const { url } = request.raw
    reply.headers(fixed)
    // Mails and other sites may show a picture; other sites must not embed anything else.
    reply.header('cross-origin-resource-policy', pictures.test(url!) ? 'cross-origin' : 'same-origin')
    if (notPages.test(url!)) reply.header('content-security-policy', NOTHING_RUNS)
    next()
  })
}
