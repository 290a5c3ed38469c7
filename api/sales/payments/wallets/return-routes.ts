import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AttemptParams, MAX_RETURN_BYTES } from '#contract/payments.ts'
import { type Language, languagePath } from '#domain/language/languages.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { takeReturn } from './take-return.ts'

const SEE_OTHER = 303
/** More than we accept, so that a browser with too much still reaches the page. */
const BODY_LIMIT_BYTES = 16 * MAX_RETURN_BYTES

/** Any query. */
const Query = z.looseObject({})
const common = { tags: ['Payments'], params: AttemptParams, querystring: Query, response: { 303: z.null() } }

/**
 * Where buyers come back to from a wallet. Each is sent on to the page of the payment, in the language of the order,
 * whatever they bring.
 *
 * @param publicUrl  the origin of the pages
 */
export const returnRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const pageOf = (attemptId: string, language: Language) => publicUrl + languagePath(language, `/payment/${attemptId}`)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // The buyer would have a bare error in place of the shop. The page asks the wallet, whatever became of the return.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOurs = !(error instanceof AppError) && (error.statusCode ?? 500) >= 500
    if (isOurs) request.log.error({ err: error }, 'a return could not be taken')
    const { attemptId } = request.params as { attemptId: string }
    return reply.redirect(pageOf(encodeURIComponent(attemptId), request.language), SEE_OTHER)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    async (request: FastifyRequest, body: unknown) => {
      await app.takeTurnForBody(request)
      // The one field that counts. An object of thousands of names takes a hundred times as long.
      return { data: new URLSearchParams(String(body)).get('data') }
    },
  )

  for (const outcome of ['success', 'failure'] as const) {
    const url = `/payments/esewa/:attemptId/${outcome}`
    const isFailure = outcome === 'failure'
    const schema = { ...common, summary: `A buyer comes back from eSewa: ${outcome}` }
    app.get(url, { schema }, async ({ params, query }, reply) => {
      const language = await takeReturn(app, { provider: 'esewa', attemptId: params.attemptId, query, isFailure })
      return reply.redirect(pageOf(params.attemptId, language), SEE_OTHER)
    })
    // eSewa may have the browser post it, from its own site.
    const config = { fromOtherSites: true }
    app.post(url, { schema, config }, async ({ params, query, body }, reply) => {
      const data = (body as { data: string | null } | null)?.data ?? query['data']
      const language = await takeReturn(app, {
        provider: 'esewa',
        attemptId: params.attemptId,
        query: { data },
        isFailure,
      })
      return reply.redirect(pageOf(params.attemptId, language), SEE_OTHER)
    })
  }

  app.get(
    '/payments/khalti/:attemptId',
    { schema: { ...common, summary: 'A buyer comes back from Khalti' } },
    async ({ params, query }, reply) => {
      const language = await takeReturn(app, { provider: 'khalti', attemptId: params.attemptId, query })
      return reply.redirect(pageOf(params.attemptId, language), SEE_OTHER)
    },
  )
}
