import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FindQuery, Found } from '#contract/admin/find.ts'
import { ErrorBody } from '#contract/errors.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { findAnything } from './find-anything.ts'

/** One search for all records of the back office. */
export const findAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const shop = { db, dataKey: secrets.dataKey }

  app.get(
    '/find',
    {
      config: { needs: 'dashboard.read', shows: shows.found },
      schema: {
        tags: ['Back office: find'],
        summary: 'Finds records of every kind by words, numbers, phone numbers and email addresses',
        querystring: FindQuery,
        response: { 200: Found, '4xx': ErrorBody },
      },
    },
    async ({ query, staff }) => findAnything(shop, query.q, (permission) => mayDo(staff.role, permission)),
  )
}
