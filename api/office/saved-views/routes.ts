import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  NewSavedViewBody,
  SavedView,
  SavedViewBody,
  SavedViewList,
  SavedViewParams,
  SavedViewsQuery,
} from '#contract/admin/saved-views.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { changeView, presentView, removeView, saveView } from './views.ts'
import { readViews } from './view-queries.ts'
import { z } from 'zod'

const tags = ['Back office: saved views']
const config = { needs: 'views.use' } as const

/** Saved filters and orders of back-office lists. */
export const viewAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/saved-views',
    {
      config,
      schema: {
        tags,
        summary: 'Lists one’s own views by name, then those that colleagues share',
        querystring: SavedViewsQuery,
        response: { 200: SavedViewList, '4xx': ErrorBody },
      },
    },
    async ({ query, staff }) => {
      const views = await readViews(app.db, staff.id, query.resource)
      return { items: views.map((view) => presentView(view, staff)), total: views.length }
    },
  )

  app.post(
    '/saved-views',
    {
      config,
      schema: {
        tags,
        summary: 'Saves a view under a name',
        querystring: NoQuery,
        body: NewSavedViewBody,
        response: { 201: SavedView, '4xx': ErrorBody },
      },
    },
    async ({ body, staff, staffDb }, reply) => reply.code(201).send(await saveView(staffDb, staff, body)),
  )

  app.put(
    '/saved-views/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Updates one’s own view',
        params: SavedViewParams,
        querystring: NoQuery,
        body: SavedViewBody,
        response: { 200: SavedView, '4xx': ErrorBody },
      },
    },
    async ({ params, body, staff, staffDb }) => changeView(staffDb, staff, params.id, body),
  )

  app.delete(
    '/saved-views/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Removes one’s own view, or for owners a shared one',
        params: SavedViewParams,
        querystring: NoQuery,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ params, staff, staffDb }, reply) => {
      await removeView(staffDb, staff, params.id)
      return reply.code(204).send(null)
    },
  )
}
