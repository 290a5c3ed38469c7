import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { PageParams, PageReply } from '#contract/pages.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { readPage } from './read-page.ts'

export const pageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/page/:slug',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns a text page as HTML: the guide, a policy, the terms',
        params: PageParams,
        querystring: NoQuery,
        response: { 200: PageReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => readPage(db, request.params.slug, request.language)),
  )
}
