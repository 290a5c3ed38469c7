import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SetUpList } from '#contract/admin/set-up.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { findMissingParts, type SetUp } from './missing-parts.ts'

/** The tasks for owners before the first order. The server prints the same list on startup. */
export const setUpAdminRoutes: FastifyPluginAsyncZod<{ setUp: SetUp | undefined }> = async (app, { setUp }) => {
  app.get(
    '/set-up',
    {
      config: { needs: 'settings.write' },
      schema: {
        tags: ['Back office: settings'],
        summary: 'Lists what the shop lacks before its first order',
        querystring: NoQuery,
        response: { 200: SetUpList, '4xx': ErrorBody },
      },
    },
    async () => ({ items: setUp ? await findMissingParts(app.db, setUp) : [] }),
  )
}
