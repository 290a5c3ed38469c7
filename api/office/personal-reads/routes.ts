import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PersonalReadList, PersonalReadsQuery } from '#contract/admin/personal-reads.ts'
import { ErrorBody } from '#contract/errors.ts'
import { listReads } from '../../platform/personal-reads/read-queries.ts'

/** The log of staff who read customers' personal data. No call changes it, and the database refuses to. */
export const personalReadAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/personal-reads',
    {
      config: { needs: 'reads.read' },
      schema: {
        tags: ['Back office: audit log'],
        summary: 'Lists reads of customers’ personal data by staff, kept for a year',
        querystring: PersonalReadsQuery,
        response: { 200: PersonalReadList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const { rows, ...counted } = await listReads(app.db, query)
      const items = rows.map(({ read, name }) => ({ ...read, name, at: read.at.toISOString() }))
      return { items, ...counted }
    },
  )
}
