import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PageFacts, PagePreview, PagePreviewBody } from '#contract/admin/pages.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { listFacts } from './facts.ts'
import { pages } from './pages.ts'
import { previewPage } from './preview.ts'

const schema = { tags: pages.tags, querystring: NoQuery }

/** The text pages: the guide, the policies, the terms. */
export const pageAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, pages)

  app.get(
    '/page-facts',
    {
      config: { needs: 'content.read' },
      schema: {
        ...schema,
        summary: 'Lists the facts that pages may name',
        response: { 200: PageFacts, '4xx': ErrorBody },
      },
    },
    () => listFacts(app.db),
  )

  app.post(
    '/page-previews',
    {
      config: { needs: 'content.read' },
      schema: {
        ...schema,
        summary: 'Renders a preview of a page',
        body: PagePreviewBody,
        response: { 200: PagePreview, '4xx': ErrorBody },
      },
    },
    ({ body }) => previewPage(app.db, body),
  )
}
