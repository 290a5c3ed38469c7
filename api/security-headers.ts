import type { FastifyInstance } from 'fastify'

const YEAR_S = 365 * 24 * 60 * 60

/** What is no page runs and loads nothing, even where a browser shows it as one. */
export const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const notPages = /^\/(api|media|healthz|readyz|\.well-known\/security\.txt)(?=[/?]|$)/i
/** Those of the shop; people's own are only shown here. */
const pictures = /^\/media\/(?!avatars\/)/

/** On every answer of the process; pages and files of the storefront have a content security policy of their own. */
const everywhere = {
  // Browsers take every answer for what its content-type says.
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * Adds what tells browsers to be strict. To be called before anything answers.
 *
 * @param publicUrl  when it is https, browsers are told to come by nothing else from then on
 */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const fixed = publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': `max-age=${YEAR_S}` }
    : everywhere
  app.addHook('onRequest', (request, reply, next) => {
    const { url } = request.raw
    reply.headers(fixed)
    // Mails and other shops' pages may show a picture; nothing else is for another site to embed.
    reply.header('cross-origin-resource-policy', pictures.test(url!) ? 'cross-origin' : 'same-origin')
    if (notPages.test(url!)) reply.header('content-security-policy', NOTHING_RUNS)
    next()
  })
}
