import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { ListShareParams, SharedListReply } from '#contract/wishlist.ts'
import { done } from '../../platform/http/done.ts'
import { readSharedList } from './read-shared-list.ts'

/** Shared lists, which need only their link. */
export const sharedListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/list/shared/:token',
    {
      schema: {
        tags: ['My List'],
        summary: 'Returns the products of a shared list, without its owner',
        params: ListShareParams,
        querystring: NoQuery,
        response: { 200: SharedListReply, '4xx': ErrorBody },
      },
    },
    async ({ params, language }) => {
      return { ...done('Shared list found'), data: await readSharedList(app.db, params.token, language) }
    },
  )
}
