import { setTimeout } from 'node:timers/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PageFacts, PagePreview, PagePreviewBody } from '#contract/admin/pages.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { limitConcurrency } from '../../../platform/process/limit-concurrency.ts'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { listFacts } from './facts.ts'
import { pages } from './pages.ts'
import type { Db } from '../../../platform/db/client.ts'
import { askedFacts, fillFacts } from '../fill-facts.ts'
import { readFacts } from '../read-facts.ts'
import { renderMarkdown } from '../render-markdown.ts'

const schema = { tags: pages.tags, querystring: NoQuery }

/** The text pages: the guide, the policies, the terms. */
export const pageAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, pages)
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 30 })

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
      config: { needs: 'content.write' },
      schema: {
        ...schema,
        summary: 'Renders a preview of a page',
        body: PagePreviewBody,
        response: { 200: PagePreview, '4xx': ErrorBody },
      },
    },
    ({ body }) => inTurn(() => previewPage(app.db, body)),
  )
}

/** How long the thread is for others after each preview, as a multiple of the time that its rendering took. */
const REST = 4

/**
 * Renders a page's body as readers would see it. It answers after a rest, so that the next preview begins no sooner: some
 * texts keep the thread for a tenth of a second, and one after the other kept orders waiting for seconds.
 */
async function previewPage(db: Db, { body, language }: PagePreviewBody): Promise<PagePreview> {
  const { facts } = await readFacts(db, language)
  const unknownFacts = [...new Set(askedFacts(body))].filter((name) => !Object.hasOwn(facts, name))
  const began = performance.now()
  const { html } = renderMarkdown(fillFacts(body, facts, { isMarkdown: true }), language)
  await setTimeout(REST * (performance.now() - began))
  return { html, unknownFacts }
}
