import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PersonalReadList, PersonalReadsQuery } from '#contract/admin/personal-reads.ts'
import { ErrorBody } from '#contract/errors.ts'
import { listReads } from './read-queries.ts'

/** Who read customers' personal data. There is no call to change it, and the database has no way. */
export const personalReadAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/personal-reads',
    {
      config: { needs: 'reads.read' },
      schema: {
        tags: ['Back office: audit log'],
        summary: 'Who read which customer’s personal data, and when, for a year',
        querystring: PersonalReadsQuery,
        response: { 200: PersonalReadList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const { rows, total } = await listReads(app.db, query)
      const items = rows.map(({ read, name }) => ({ ...read, name, at: read.at.toISOString() }))
      return { items, total }
    },
  )
}
