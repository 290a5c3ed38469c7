import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TranslationCounts, TranslationGaps, TranslationGapsQuery } from '#contract/admin/content/translations.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { countTranslationGaps, listTranslationGaps } from './translation-gaps.ts'

const tags = ['Back office: content']

/** Back-office routes for missing translations. */
export const translationAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/translation-gaps',
    {
      config: { needs: 'content.read' },
      schema: {
        tags,
        summary: 'Records with texts missing in Nepali',
        querystring: TranslationGapsQuery,
        response: { 200: TranslationGaps, '4xx': ErrorBody },
      },
    },
    ({ query }) => listTranslationGaps(app.db, query),
  )

  app.get(
    '/translation-counts',
    {
      config: { needs: 'content.read' },
      schema: {
        tags,
        summary: 'Number of records with texts missing in Nepali, by kind',
        querystring: NoQuery,
        response: { 200: TranslationCounts, '4xx': ErrorBody },
      },
    },
    () => countTranslationGaps(app.db),
  )
}
