import { renderApiReference } from '@scalar/client-side-rendering'
import type { FastifyInstance } from 'fastify'
import { PAGE_TITLE, pageConfiguration, policyOf } from './page.ts'
import { DOCS_SCRIPT } from './routes.ts'

const forStaff = { schema: { hide: true }, config: { needs: 'anybody' } } as const

/** Every call, including those of the back office, for all staff. */
export async function docsAdminRoutes(app: FastifyInstance) {
  app.get('/docs/openapi.json', forStaff, () => app.swagger())

  app.get('/docs', forStaff, (_request, reply) => {
    // The page cannot load the document itself, because its requests carry no cookie.
    const config = { ...pageConfiguration, content: app.swagger() }
    const html = renderApiReference({ config, cdn: DOCS_SCRIPT, pageTitle: PAGE_TITLE })
    return reply.header('content-security-policy', policyOf(html)).type('text/html; charset=utf-8').send(html)
  })
}
