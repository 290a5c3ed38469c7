import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { OwnKey } from '#contract/integrations/key.ts'

/** What a program can learn of its own key. */
export const keyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/key',
    {
      config: { scope: 'any' },
      schema: {
        operationId: 'getKey',
        tags: ['Key'],
        summary: 'Returns the key of this request, with its scopes and its end',
        querystring: NoQuery,
        response: { 200: OwnKey },
      },
    },
    async ({ apiKey: { key } }) => {
      const { id, name, scopes, callsPerMinute, expiresAt } = key
      return { id, name, scopes, callsPerMinute, expiresAt: expiresAt.toISOString() }
    },
  )
}
