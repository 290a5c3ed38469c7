import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { publicCalls } from './open-api.ts'
import { OWN_STORAGE, PAGE_TITLE, pageConfiguration, policyOf } from './page.ts'

const DOCS_PATH = '/api/docs'
/** The library for the browser, which the back-office page uses too. */
export const DOCS_SCRIPT = `${DOCS_PATH}/js/scalar.js`

type DocsOptions = { hidesAdminCalls: boolean }

/** The document as a readable page at /api/docs, and as data at /api/docs/openapi.json and openapi.yaml. */
export async function docsRoutes(app: FastifyInstance, { hidesAdminCalls }: DocsOptions) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url === DOCS_SCRIPT) {
      // The page has an origin of its own, so even this script is cross-origin for it.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return OWN_STORAGE + String(payload)
    }
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) reply.header('content-security-policy', policyOf(String(payload)))
    return payload
  })
  await app.register(reference, {
    routePrefix: DOCS_PATH,
    configuration: {
      ...pageConfiguration,
      pageTitle: PAGE_TITLE,
      content: () => (hidesAdminCalls ? publicCalls(app.swagger()) : app.swagger()),
    },
  })
}
