import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiKey, ApiKeyBody, ApiKeyList, ApiKeyParams, ApiKeysQuery, NewApiKey } from '#contract/admin/api-keys.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { listApiKeys, makeApiKey, revokeApiKey, showApiKey } from './manage-keys.ts'

const tags = ['Back office: API keys']
const read = { needs: 'keys.read' } as const
const ofOne = { tags, params: ApiKeyParams, querystring: NoQuery, response: { 200: ApiKey, '4xx': ErrorBody } }

/** Keys of programs that call /api/v1. */
export const apiKeyAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, managersNeedTotp } = app

  app.get(
    '/api-keys',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists API keys',
        querystring: ApiKeysQuery,
        response: { 200: ApiKeyList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listApiKeys({ db, managersNeedTotp }, query),
  )

  app.get(
    '/api-keys/:id',
    { config: read, schema: { ...ofOne, summary: 'Returns an API key, without its token' } },
    async ({ params }) => showApiKey({ db, managersNeedTotp }, params.id),
  )

  app.post(
    '/api-keys',
    {
      config: { needs: 'keys.write', needsProof: true },
      schema: {
        tags,
        summary: 'Makes an API key, and shows its token this once',
        querystring: NoQuery,
        body: ApiKeyBody,
        response: { 200: NewApiKey, '4xx': ErrorBody },
      },
    },
    async ({ body, staff, staffDb }) => makeApiKey({ db: staffDb, managersNeedTotp }, body, staff),
  )

  app.delete(
    '/api-keys/:id',
    { config: { needs: 'keys.write' }, schema: { ...ofOne, summary: 'Revokes an API key' } },
    async ({ params, staffDb }) => revokeApiKey({ db: staffDb, managersNeedTotp }, params.id),
  )
}
